a=1/*one*/
bbb=2    /*two*/
c=3 /*three*/ #four
dd=4#five

a=1
bbb=2   

c {
d=[
1,
]
}

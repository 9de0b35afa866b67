a=1+2*3/4%5
b=x&&y||z
c=x==y
d=x!=y
e=x<y
f=x>y
g=x<=y
h=x>=y
i=x?y:z
j={a:1}
k={"a":1,(b):2}
l=[for x in y:x if x]
m={for k,v in y:k=>v}
block"label"{}
n=1   +   2
o=x[0]?y(1):(z)
p=(a)+(b)
q=[1]==[2]
r={}=={}
s="a"=="b"
t=true?"a":"b"

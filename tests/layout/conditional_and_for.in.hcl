a = x?"y":"z"
b = [for k,v in m:"${k}=${v}"if v!=null]
c = {for k,v in m:k=>v...if k!=""}
d = {
for k,v in m:
k=>{
e=v
ff=k
}
if v
}
g = [
for x in y :
x
if x
]

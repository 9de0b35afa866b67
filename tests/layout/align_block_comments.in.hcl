a=1
/* c */ b=2
ccc /* dd */=3
d=/* e */4
/* two
lines */ e=5
f=6

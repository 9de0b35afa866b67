a = [1, 2, 3, ]
b = f(x, y...)
c = { for k, v in m : k => v... }
d = { for k, v in m : k => v... if v }

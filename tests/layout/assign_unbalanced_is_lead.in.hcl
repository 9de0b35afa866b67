a = [
1
]
longer = 2
b = f(
1)
longest = {
}
c = [[1], [
2]]
d = {e = 1, f = [
2] }

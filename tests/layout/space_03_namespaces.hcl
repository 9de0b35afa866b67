a = ns::f(1)
b = provider::assume::role(x)
c = [a::b(1), c::d(2)]

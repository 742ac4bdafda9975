removal = 第{ $nth }次取子
removalOf = { removal }，共{ $all }次

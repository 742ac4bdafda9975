removal = снятие { $nth }
removalOf = { removal } из { $all }

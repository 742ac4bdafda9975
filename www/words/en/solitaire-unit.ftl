removal = removal { $nth }
removalOf = { removal } of { $all }

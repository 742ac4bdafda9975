hint = 把光标放在数字或单词上，查看它的含义。
line = 第{ $line }行：
meaning = { $text }：{ $field }
# One of several that belong to the same field.
meaningOfNth = { meaning }（第{ $nth }个）
end = 输入的结尾
rest = 输入结束之后：忽略
folded = 已折叠{ $lines }行
unfold = 展开

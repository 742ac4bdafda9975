## Where, what is expected, what stands there, how to mend it

place = 第{ $line }行第{ $column }列
placeInCase = { place }（第{ $index }组）
expected = 应为{ $what }。
found = 实际是{ $what }。
output = 这看起来是输出，不是输入。
checkOutput = 作为我的输出检查
lift = 放宽数据范围
show = 在输入中显示
badFile = { $name }不是UTF-8文本：第{ $line }行第{ $column }列是{ $found }。{ saveAsUtf8 }

## What is expected

caseCount = 数据组数
utf8 = UTF-8文本
lineEnd = 行末
oneOf = { $value }（{ $of }之一）
freeCell = 未被占用的格子（{ $value }）
number = { $value }，从{ $min }到{ $max }的整数

## What stands there

end = 输入的结尾
quoted = “{ $text }”
letters = { $count }个字母
byte = 字节{ $byte }
taken = 已被占用的格子
takenByLine = { taken }（见第{ $line }行）

## How to mend it

addMissing = 补上缺少的内容。
addOrLower = 补上缺少的内容，或减小前面给出的个数。
removeWord = 删掉它，或换成一个数。
blanksOnly = 数之间只能用空格和换行分隔。
wholeNumber = 写成十进制整数，不带符号和小数。
asciiDigits = 用数字0到9书写。
plainSigns = 使用键盘上的半角空格和减号。
inRange = 写一个在此范围内的数。
liftLimits = 这超出了题面的数据范围。放宽数据范围后可以继续。
moveApart = 把其中一个移到空格子上。
knownLetter = 写成这些字母之一，大小写均可。
oneLineEach = 把其余内容移到新的一行。
knownWord = 写成这些单词之一。
saveAsUtf8 = 请把文件存为UTF-8后重新打开。

## What is odd in an input that was read

missingTerminator = 缺少表示输入结束的一行。各组数据都已读入。
ignoredRest = 从第{ $line }行起，输入结束之后的内容均忽略。
leadingZeros = 前导零已忽略。
smallLetters = 小写字母按大写读入。
noBreakSpaces = 不换行空格按普通空格读入。

## Why a move is refused

unreadable = 这不是一个走法。
over = 对局已经结束。
offBoard = 这一步会走出棋盘。
occupied = 这一格已被占用。
noSuchPiece = 没有这个棋子。
lastPiece = 至少要保留一个棋子。
notNow = 现在不能这样做。

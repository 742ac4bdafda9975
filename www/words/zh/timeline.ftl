## What it counts

move = 第{ $nth }步
moveOf = { move }，共{ $all }步
position = 局面{ $nth }
positionOf = { position }，共{ $all }个

## Its controls

label = 时间轴
first = 最初局面（Home）
back = 后退一步（←）
play = 播放（空格）
pause = 暂停（空格）
on = 前进一步（→）
last = 最后局面（End）
scrub = 对局中的局面
solving = 求解中…
speed = 每步时长
seconds = 每步{ $seconds }秒

## The cases of the input

case = 数据
caseField = 数据组号
caseOf = 共{ $all }组
previousCase = 上一组（P）
nextCase = 下一组（N）

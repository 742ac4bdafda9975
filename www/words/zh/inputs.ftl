heading = 输入
label = 输入工具
pages = { $page ->
    [cases] 输入中的各组数据
   *[random] 随机输入
  }
broken = 输入有错误，请先改正。

## The cases of the input

list = 输入中的各组数据
case = 第{ $index }组
current = 第{ $index }组（正在显示）
open = 在棋盘上显示第{ $index }组
chosen = 已选{ $chosen }组，共{ $all }组
all = 全选
none = 全不选
wrong = 答案错误的组
keep = 只保留所选
remove = 删除所选
up = 上移
down = 下移
first = 移到最前
split = 把所选各组存为单独的文件
page = 第{ $from }–{ $to }组，共{ $all }组
earlier = 前面的各组
later = 后面的各组
needOne = 至少要保留一组数据。

## Random inputs

seed = 随机种子
cases = 数据组数
size = 规模
sizes = { $level ->
    [small] 小
    [medium] 中
    [large] 大
   *[most] 最大
  }
adversarial = 边界情况
edgeCases = { $level ->
    [small] 很少
    [medium] 一些
    [large] 很多
   *[most] 尽可能多
  }
make = 生成输入
next = 用下一个种子生成
made = 编辑框里现在是随机种子为{ $seed }的输入。
zip = 下载{ $seeds }份输入及输出
zipping = 已求解{ $done }份输入，共{ $all }份
stop = 停止
badSeed = 随机种子必须是0到18446744073709551615的整数。

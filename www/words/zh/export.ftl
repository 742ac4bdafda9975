heading = 导出
none = 没有可导出的内容：输入中没有有效的数据。

## What is chosen

format = 格式
about = { $format ->
    [png] 一个局面的图片。
    [svg] 矢量图，任意放大都清晰。
    [gif] 动图，几乎所有软件都能播放。
    [mp4] 视频，几乎所有软件都能播放。
   *[webm] 视频，浏览器和多数播放器都能播放。
  }
noVideo = 本浏览器不能编码视频，可以改用GIF。
noMp4 = 本浏览器不能编码MP4。
noWebm = 本浏览器不能编码WebM。
position = 局面
from = 从
to = 到
of = 共{ $all }
all = 整组
here = 从当前局面起
past = 到当前局面止
speed = 每步时长
seconds = { $seconds }秒
motion = 帧率
steps = 每步一帧
rate = 每秒{ $rate }帧
size = 宽度
width = { $width }像素
theme = 配色
themes = { $theme ->
    [page] 与页面相同
    [light] 浅色
   *[dark] 深色
  }
hints = 显示下一步的提示
captionLabel = 标题
captionHint = { $mark }代表步数。
# What stands in the field at first.
caption = { $game }，第{ $index }组，{ $at }

## How it begins

preview = 第一帧
pixels = { $width } × { $height }像素
told = { $frames }帧，{ $time }
minutes = { $minutes }分{ $seconds }秒
drawing = 绘制中…

## The file

run = 生成文件
again = 重新生成
cancel = 取消
download = 下载
progress = 已完成的帧
done = { $done }帧，共{ $all }帧
made = { $name }：{ $size }，{ pixels }
kilobytes = { $amount }kB
megabytes = { $amount }MB
tooLong = { $frames }帧太多，最多{ $most }帧。请减少步数或降低帧率。
engineStopped = 引擎停止了。请再试一次，或减少步数。
noEncoder = 本浏览器不能编码这么大的视频。请缩小尺寸，或选GIF。
failed = 文件生成失败。浏览器报错：“{ $reason }”。请缩小尺寸或减少步数。

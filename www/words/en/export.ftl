heading = Export
none = Nothing to export: the input has no valid case.

## What is chosen

format = Format
about = { $format ->
    [png] An image of one position.
    [svg] A vector image, sharp at any size.
    [gif] An animation that plays everywhere.
    [mp4] A video that plays everywhere.
   *[webm] A video for browsers and most players.
  }
noVideo = This browser cannot encode video. A GIF plays everywhere.
noMp4 = This browser cannot encode MP4.
noWebm = This browser cannot encode WebM.
position = Position
from = From
to = To
of = of { $all }
all = Whole case
here = From this position
past = Up to this position
speed = Time per move
seconds = { $seconds } s
motion = Frame rate
steps = One frame per move
rate = { $rate } frames per second
size = Width
width = { $width } pixels
theme = Colours
themes = { $theme ->
    [page] Same as page
    [light] Light
   *[dark] Dark
  }
hints = Show hints about the next move
captionLabel = Caption
captionHint = { $mark } stands for the number of the move.
# What stands in the field at first.
caption = { $game }, case { $index }, { $at }

## How it begins

preview = First frame
pixels = { $width } × { $height } pixels
told = { $frames } { $frames ->
    [one] frame
   *[other] frames
  }, { $time }
minutes = { $minutes } min { $seconds } s
drawing = Drawing…

## The file

run = Create file
again = Create again
cancel = Cancel
download = Download
progress = Frames done
done = { $done } of { $all } frames
made = { $name }: { $size }, { pixels }
kilobytes = { $amount } kB
megabytes = { $amount } MB
tooLong = { $frames } frames are too many. The limit is { $most }. Choose fewer moves or a lower frame rate.
engineStopped = The engine stopped. Try again, or choose fewer moves.
noEncoder = This browser cannot encode a video of this size. Choose a smaller one, or a GIF.
failed = The file could not be created. The browser reports “{ $reason }”. Try a smaller size or fewer moves.

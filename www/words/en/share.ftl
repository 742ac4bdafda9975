heading = Share
what = The link opens
which = { $which ->
    [moment] this position
    [start] the start of this case
   *[plain] the position before my first move
  }
at = case { $index }, { $at }

link = Link
copy = Copy link
notCopied = Copy failed. Select the link and copy it yourself.
length = { characters }.
characters = { $length } { $length ->
    [one] character
   *[other] characters
  }
seed = The link contains the seed of the input.
long = Some programs cut off links of more than { $most } characters. In that case, save a replay file.
tooLong = Too long for a link: { characters }. Save a replay file instead. You can open it on any computer with this page.
making = Creating the link…
failed = The link could not be created. Check your network connection.
onlyHere = This link opens the file on this computer only. It does not work on a phone, so there is no QR code. For another computer, save a replay file.

code = QR code of the link
codeHint = Scan it with a phone’s camera.
noCode = A QR code for more than { $most } characters is hard to scan, so there is none.
larger = Larger QR code
smaller = Smaller QR code

file = Replay file
fileHint = Contains the input, the case, your moves and this position. To open it, choose “Samples and files”, then “Open a file”, or drop it on the page.
save = Save replay file

embed = Embed on your own page
embedHint = Paste this code into your page where the board should appear.
embedNeedsHost = A web page cannot show a board from a file on this computer. Open Boardlab on the web to get the code here.
copyCode = Copy code

notOpened = { $why ->
    [damaged] { $name } is a damaged replay file and was not opened. Your input has not changed.
    [newer] { $name } was saved by a newer version of this page and was not opened.
    [results] { $name } contains the results of a tournament, but no whole match, or it is damaged. Nothing was opened.
   *[strange] { $name } is neither an input nor a replay file and was not opened.
  }
firstTest = { $name } has { $tests } tests. The first is open.

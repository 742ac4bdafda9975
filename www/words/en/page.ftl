title = { $tab } · Boardlab
skip = Skip to the board
about = About this game
games = Games
share = Share
dropHere = Drop the file to open it as input
close = Close
dismiss = Dismiss
loading = Loading…
notLoaded = This could not be loaded. Reload the page when you are online.

## The menu

menu = Menu
teach = Teach
ownBoard = Your own board
addToLesson = Add to lesson
export = Export a picture or video
download = Download the output
help = Help and keys (?)
fullScreen = Full screen (F)
theme = Dark theme (T)
letters = Single-key shortcuts

## What the page is, at a first visit

welcome = What this page does
welcomeText = Boardlab solves five board-game contest problems. Paste an input to get the output and the reason for every move.
# On a narrow screen.
welcomeShort = Contest problems as board games, move by move.
play = Play

## One quiet line over the page

notice = { $kind ->
    [engineReplaced] The engine stopped and was restarted. Nothing was lost.
    [failed] Something on this page failed. If it does not answer, reload it: your input is kept.
    [engineGone] The engine keeps stopping on this input. Change it to try again.
    [damagedLink] This link is damaged and was not opened.
    [withoutOptions] This link has options or moves that the game does not support. It was opened without them.
    [newerLink] This link was made by a newer version of the page and was not opened.
    [notLoaded] What opens this link could not be loaded. Try again when you are online.
    [partMissing] A part of the page could not be loaded. Try again when you are online.
    [notRead] This browser did not hand over the input of this link.
    [notKept] The input of this link is stored only in the browser in which the link was made.
    [keptHere] This input is too large for a link. The address works only in this browser.
    [notKeepable] This input is too large for a link, and this browser does not allow storing it.
   *[keepsNothing] This browser stores nothing for this page. After a reload only the input in the address is left.
  }
again = Try again
unreadableFile = { $name } could not be read.
notText = { $name } is not a text file and was not opened.
bigFile = { $name } is larger than { $limit } MB and was not opened.

## The table of keys

keys = Keys
keysNote = Keys are off while you type.
notices = Third-party software and licences
space = Space
keyPlay = play, pause
keyStep = one move back, forward
keyEnds = first, last position
keyEvent = previous, next event
keySpeed = slower, faster
keyCase = previous, next case
keyBoard = go to the board, Esc leaves it
keyZoom = on a map: zoom in, zoom out, show all
keyHints = hints on, off
keyUndo = take back a move
keyFull = full screen
keyTheme = light, dark
keyHelp = this table
keyLeave = leave the input, close this

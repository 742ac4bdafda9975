heading = Экспорт
none = Экспортировать нечего: во входе нет ни одного теста без ошибок.

## What is chosen

format = Формат
about = { $format ->
    [png] Изображение одной позиции.
    [svg] Векторное изображение, чёткое при любом размере.
    [gif] Анимация, которая показывается везде.
    [mp4] Видео для любого проигрывателя.
   *[webm] Видео для браузеров и большинства проигрывателей.
  }
noVideo = Этот браузер не кодирует видео. GIF показывается везде.
noMp4 = Этот браузер не кодирует MP4.
noWebm = Этот браузер не кодирует WebM.
position = Позиция
from = От
to = До
of = из { $all }
all = Весь тест
here = От этой позиции
past = До этой позиции
speed = Время на ход
seconds = { $seconds } с
motion = Частота кадров
steps = Один кадр на ход
rate = { $rate } { $rate ->
    [one] кадр
    [few] кадра
   *[many] кадров
  } в секунду
size = Ширина
width = { $width } { $width ->
    [one] пиксель
    [few] пикселя
   *[many] пикселей
  }
theme = Цвета
themes = { $theme ->
    [page] Как на странице
    [light] Светлые
   *[dark] Тёмные
  }
hints = Показывать подсказки о следующем ходе
captionLabel = Подпись
captionHint = Вместо { $mark } подставляется номер хода.
# What stands in the field at first.
caption = { $game }, тест { $index }, { $at }

## How it begins

preview = Первый кадр
pixels = { $width } × { $height } { $height ->
    [one] пиксель
    [few] пикселя
   *[many] пикселей
  }
told = { $frames } { $frames ->
    [one] кадр
    [few] кадра
   *[many] кадров
  }, { $time }
minutes = { $minutes } мин { $seconds } с
drawing = Рисуется…

## The file

run = Создать файл
again = Создать снова
cancel = Отмена
download = Скачать
progress = Готовые кадры
done = { $done } из { $all } { $all ->
    [one] кадра
   *[many] кадров
  }
made = { $name }: { $size }, { pixels }
kilobytes = { $amount } кБ
megabytes = { $amount } МБ
tooLong = { $frames } { $frames ->
    [one] кадр
    [few] кадра
   *[many] кадров
  } — слишком много. Предел — { $most }. Выберите меньше ходов или меньшую частоту кадров.
engineStopped = Движок остановился. Попробуйте ещё раз или выберите меньше ходов.
noEncoder = Этот браузер не может закодировать видео такого размера. Выберите размер поменьше или GIF.
failed = Создать файл не удалось. Браузер сообщает «{ $reason }». Попробуйте размер поменьше или меньше ходов.

## The modes

modes = Режим урока
mode = { $mode ->
    [present] Показ
    [predict] Угадай ход
    [lesson] Урок
    [sheet] Листок
    [seed] Одна игра на всех
    [edit] Мои уроки
   *[collect] Сбор ответов
  }
leave = Выйти (Esc)
left = Вы вышли из урока.
leftGame = Вы вышли из игры.
backToLesson = Вернуться к уроку
backToGame = Вернуться к игре

## The position and its step

position = Позиция
back = Назад (Page Up)
on = Дальше
reveal = Показать ответ
reason = Причина
values = Значения
fit = Доска целиком
fitKey = Доска целиком (0)
dark = Нажмите «.», чтобы увидеть доску.

## The table of keys

keyOn = показать ответ, дальше
keyBack = назад
keyDark = тёмный экран
keyAnswer = догадка: да, нет
keyBoard = перейти на доску: стрелки — клетки, Enter — догадка, Esc уводит
keyLeave = закрыть это, выйти

## The guess

yours = Ваша догадка
how = Сделайте свой ход на доске.
howByKeys = Клавишами: G, затем стрелки и Enter.
guessed = { yours }: { $move }.
plan = Угадать этот ход
move = Сделать этот ход
points = { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }
playHow = Выберите клетку, чтобы пойти на неё.
undo = Отменить ход
again = Начать заново
yes = Да (Y)
no = Нет (N)
# The answers themselves.
yesAnswer = да
noAnswer = нет
noMove = никакой ход

## What is so

right = Верно.
wrong = Неверно.
answer = Ответ
open = Угадать верно было нельзя.
isSo = Да.
isNotSo = Нет.
evidence = Объяснение
# Where a lesson shows it though it does not answer the question.
solverMove = Следующий ход решателя здесь.
score = Верных: { $right } из { $asked } { $asked ->
    [one] ответа
   *[many] ответов
  }

## A lesson

steps = Шаги
step = Шаг { $step } из { $all }
playOn = Отсюда можно играть дальше.
toMainPage = Открыть на главной странице
end = Это был последний шаг.

## The same game for everyone

same = Одни и те же слова дают всем одну и ту же игру.
sameSized = Одни и те же слова и размер дают всем одну и ту же игру.
ignored = Прописные буквы, пробелы, знаки препинания и точки над ё не важны.
words = Название игры (любые слова)
example = 7б, понедельник
size = Размер
sizeName = { $size ->
    [20] маленькая
    [50] средняя
   *[80] большая
  }
create = Создать игру
seed = Зерно { $seed }
seedSized = { seed }, { sizeName }
scan = Ученики считывают код или открывают ссылку и получают эту игру. Зерно — её номер.
predict = Угадывать ходы
play = Играть
noCode = QR-кода нет: страница открыта не из интернета.
codeInFull = QR-код во весь экран

## The worksheet

start = начальная позиция
sheet = { $game }: { $at }
key = Ответы: { $game }, { $at }
name = Имя:
printed = На листе
thisPosition = Эта позиция
thisLesson = Этот урок
paper = Бумага
onSheet = Позиция на листе
withKey = С ответами
print = Печать
notDrawn = Не удалось нарисовать доску. Обновите страницу.
noQuestions = Об этой позиции нечего спросить. Выберите другой ход или тест.
# No answer of this kind is right.
none = нет

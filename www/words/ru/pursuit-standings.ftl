standings = Таблица турнира
matches = Матчи
rank = Место
robot = Робот
asCatchers = За ловцов
asFugitive = За беглеца
points = Баллы
forfeits = Технические поражения
field = Поле:
corner = Ловцы ↓, беглец →
none = Откройте файл с результатами турнира.
legend = Ход поимки; «–»: не пойман; «!»: техническое поражение. Выберите матч, чтобы посмотреть его.
keep = Матчи без записи посмотреть нельзя: проведите турнир с “--keep”.
noReplay = Записи нет.
result = { $end ->
    [caught] { $catchers } против { $fugitive }: поимка на ходу { $turn },
    [forfeit] { $catchers } против { $fugitive }: техническое поражение на ходу { $turn },
   *[escaped] { $catchers } против { $fugitive }: беглец не пойман,
  } { $caught } : { $escaped }.
watching = На доске: { $match }

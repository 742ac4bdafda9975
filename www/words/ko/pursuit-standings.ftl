standings = 순위표
matches = 경기
rank = 순위
robot = 로봇
asCatchers = 추격자로
asFugitive = 도망자로
points = 점수
forfeits = 몰수패
field = 보드:
corner = 추격자 ↓, 도망자 →
none = 대회 결과 파일을 여세요.
legend = 숫자는 잡힌 턴, –는 잡히지 않음, !는 몰수패입니다. 경기를 고르면 볼 수 있습니다.
keep = 리플레이가 없는 경기는 볼 수 없습니다. 대회를 “--keep”으로 진행하세요.
noReplay = 리플레이가 없습니다.
result = { $end ->
    [caught] { $catchers } 대 { $fugitive }: { $turn }턴에 잡힘,
    [forfeit] { $catchers } 대 { $fugitive }: { $turn }턴에 몰수패,
   *[escaped] { $catchers } 대 { $fugitive }: 잡히지 않음,
  } { $caught } : { $escaped }.
watching = 보드에서 보는 경기: { $match }

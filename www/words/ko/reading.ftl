hint = 커서를 수나 단어 위에 놓으면 그 뜻을 볼 수 있습니다.
line = { $line }번째 줄:
meaning = { $text }: { $field }
# One of several that belong to the same field.
meaningOfNth = { meaning }({ $nth }번째)
end = 입력의 끝
rest = 입력이 끝난 뒤의 내용: 무시됨
folded = { $lines }줄
unfold = 펼치기

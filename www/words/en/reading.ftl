hint = Put the cursor on a number or a word to see what it means.
line = Line { $line }:
meaning = { $text } is { $field }
# One of several that belong to the same field.
meaningOfNth = { meaning } ({ $nth })
end = the end of the input
rest = after the end of the input: ignored
folded = { $lines } { $lines ->
    [one] line
   *[other] lines
  }
unfold = Unfold

/** A field's text and the offsets of what is selected in it; a caret has `start` equal to `end`. */
export interface EditedText {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * What a key makes of a field's text and selection, for keys that were pressed before the field
 * was there (SHELL-5). Home and End are those of the line. Returns undefined for a key that edits
 * no text, such as Enter.
 */
export function editText({ text, start, end }: EditedText, key: string, isSelecting = false): EditedText | undefined {
  const replace = (from: number, to: number, by = ''): EditedText => ({
    text: text.slice(0, from) + by + text.slice(to),
    start: from + by.length,
    end: from + by.length,
  })
  const move = (caret: number, anchor: number): EditedText => ({
    text,
    start: isSelecting ? Math.min(anchor, caret) : caret,
    end: isSelecting ? Math.max(anchor, caret) : caret,
  })
  const isCaret = start === end
  const steps = isCaret || isSelecting ? 1 : 0
  switch (key) {
    case 'Backspace':
      return replace(isCaret ? Math.max(0, start - 1) : start, end)
    case 'Delete':
      return replace(start, isCaret ? end + 1 : end)
    case 'ArrowLeft':
      return move(Math.max(0, start - steps), end)
    case 'ArrowRight':
      return move(Math.min(text.length, end + steps), start)
    case 'Home':
      return move(text.lastIndexOf('\n', start - 1) + 1, end)
    case 'End': {
      const next = text.indexOf('\n', end)
      return move(next < 0 ? text.length : next, start)
    }
    default:
      // A key that types has its text for a name, every other one a word, such as 'Enter'.
      return Array.from(key).length === 1 ? replace(start, end, key) : undefined
  }
}

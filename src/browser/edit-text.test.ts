import { expect, test } from 'vitest'
import { type EditedText, editText } from './edit-text.ts'

/** `|` stands for the caret, two of them for what is selected. */
const read = (shown: string): EditedText => ({
  text: shown.replaceAll('|', ''),
  start: shown.indexOf('|'),
  end: shown.lastIndexOf('|') - (shown.indexOf('|') === shown.lastIndexOf('|') ? 0 : 1),
})
const show = (edited: EditedText | undefined): string | undefined =>
  edited &&
  (edited.start === edited.end
    ? `${edited.text.slice(0, edited.start)}|${edited.text.slice(edited.start)}`
    : `${edited.text.slice(0, edited.start)}|${edited.text.slice(edited.start, edited.end)}|${edited.text.slice(edited.end)}`)

test.each([
  ['a letter stands at the caret', 'fl|ur', 'o', 'flo|ur'],
  ['a letter replaces what is selected', 'f|xx|ur', 'l', 'fl|ur'],
  ['a letter of two code units is one', '|', '🍋', '🍋|'],
  ['Backspace takes the letter before', 'flo|ur', 'Backspace', 'fl|ur'],
  ['Backspace at the start changes nothing', '|flour', 'Backspace', '|flour'],
  ['Backspace takes what is selected', 'f|lo|ur', 'Backspace', 'f|ur'],
  ['Delete takes the letter behind', 'fl|our', 'Delete', 'fl|ur'],
  ['Delete at the end changes nothing', 'flour|', 'Delete', 'flour|'],
  ['Delete takes what is selected', 'f|lo|ur', 'Delete', 'f|ur'],
  ['End goes behind the text', '|flour', 'End', 'flour|'],
  ['End stays in its line', 'fl|our\nsalt', 'End', 'flour|\nsalt'],
  ['Home goes before the text', 'flo|ur', 'Home', '|flour'],
  ['Home stays in its line', 'flour\nsa|lt', 'Home', 'flour\n|salt'],
  ['left goes one back', 'fl|our', 'ArrowLeft', 'f|lour'],
  ['left at the start stays', '|flour', 'ArrowLeft', '|flour'],
  ['left of a selection is its start', 'f|lo|ur', 'ArrowLeft', 'f|lour'],
  ['right goes one on', 'fl|our', 'ArrowRight', 'flo|ur'],
  ['right at the end stays', 'flour|', 'ArrowRight', 'flour|'],
  ['right of a selection is its end', 'f|lo|ur', 'ArrowRight', 'flo|ur'],
])('%s [SHELL-5]', (_, before, key, after) => {
  expect(show(editText(read(before), key))).toBe(after)
})

test.each([
  ['flo|ur', 'Home', '|flo|ur'],
  ['fl|our', 'End', 'fl|our|'],
  ['fl|our', 'ArrowLeft', 'f|l|our'],
  ['fl|our', 'ArrowRight', 'fl|o|ur'],
])('%s with Shift and %s selects %s [SHELL-5]', (before, key, after) => {
  expect(show(editText(read(before), key, true))).toBe(after)
})

test.each(['Enter', 'Escape', 'Tab', 'ArrowDown', 'F2'])('%s edits no text', (key) => {
  expect(editText(read('fl|our'), key)).toBeUndefined()
})

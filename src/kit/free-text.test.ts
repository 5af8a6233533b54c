import { expect, test } from 'vitest'
import { freeTextProblem } from './free-text.ts'

const note = { label: 'A note', max: 200 }

test.each(['', 'ripe, please', 'Crème brûlée 👩🏽‍🍳', 'PO-1000006', 'x'.repeat(200), 'call 702 555 0134'])(
  '"%s" is taken [CHECK-1]',
  (text) => expect(freeTextProblem(note, text)).toBeUndefined(),
)

test.each([
  ['x'.repeat(201), 'A note cannot be more than 200 characters'],
  ['two\nlines', 'A note has a character that is not allowed'],
  ['a\0b', 'A note has a character that is not allowed'],
  ['\ud800', 'A note has a character that is not allowed'],
  ['gpj.\u202etxt', 'A note has a character that is not allowed'],
  ['pay with 4111111111111111 12/28', 'A note cannot contain a card number'],
])('what is wrong with %j is said in a sentence [CHECK-1, security 26]', (text, sentence) =>
  expect(freeTextProblem(note, text)).toBe(sentence),
)

test('a field of several lines takes line ends', () =>
  expect(freeTextProblem({ ...note, isMultiline: true }, 'two\n\tlines')).toBeUndefined())

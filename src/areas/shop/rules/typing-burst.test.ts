import { expect, test } from 'vitest'
import { burstPauseMs, extendBurst, type TypingBurst } from './typing-burst.ts'

const itemNumber = '0001001'
const cases = (count: number) => ({ cases: count, units: 0 })
/** Taps on the stepper of a line that held 4 cases, `pauses` milliseconds apart. */
const taps = (...pauses: number[]) => {
  const first = extendBurst(null, { itemNumber, held: cases(4), typed: cases(5), at: 10_000 })
  return pauses.reduce(
    (last, pause) =>
      extendBurst(last, { itemNumber, held: last.typed, typed: cases(last.typed.cases + 1), at: last.at + pause }),
    first,
  )
}

test('taps in quick succession are one burst, undone as a whole [CART-12]', () => {
  expect(taps(300, 300)).toMatchObject({ before: cases(4), typed: cases(7) })
})

test('a tap after a pause starts a new burst: Undo keeps the taps before the pause [CART-12]', () => {
  expect(taps(300, burstPauseMs, 300)).toMatchObject({ before: cases(6), typed: cases(8) })
  expect(taps(300, burstPauseMs - 1).before).toEqual(cases(4))
})

test('many short pauses make no long one: the pause is counted from the last tap [CART-12]', () => {
  expect(taps(...Array.from({ length: 10 }, () => burstPauseMs - 1)).before).toEqual(cases(4))
})

test.each([
  ['another line', { itemNumber: '0001002' }, {}],
  ['a line that somebody else has set since', { held: cases(9) }, {}],
  ['a field that was left', {}, { isCommitted: true }],
])('typing in %s starts over [CART-12]', (_, key, more: Partial<TypingBurst>) => {
  const next = { itemNumber, held: cases(5), typed: cases(1), at: 10_100, ...key }
  expect(extendBurst({ ...taps(), ...more }, next).before).toEqual(next.held)
})

import { expect, test } from 'vitest'
import type { CartChangeFacts } from '../cart-change.ts'
import { redoChange } from './redo-change.ts'
import { undoChange } from './undo-change.ts'

const cart = { po: 'A', soType: 'regularDelivery', deliveryDate: null } as const
const cases = (count: number) => ({ cases: count, units: 0 })
const change = (version: number, before: number, after: number, facts: Partial<CartChangeFacts> = {}) => ({
  version,
  kind: 'lines-set',
  lines: [{ itemNumber: 'a', before: cases(before), after: cases(after) }],
  head: { before: {}, after: {} },
  undoes: null,
  ...facts,
})
const reads = (count: number) => new Map([['a', cases(count)]])
const typed = change(2, 0, 3)
const undone = change(3, 3, 0, { kind: 'undone', undoes: 2 })
const redone = change(4, 0, 3, { kind: 'redone', undoes: 3 })

test('redo restores the quantity as it was typed [CART-12]', () => {
  expect(redoChange([undone, typed], reads(0), cart)).toMatchObject({
    value: { version: 3, lines: [{ itemNumber: 'a', cases: 3, units: 0 }] },
  })
})

test('what was redone can be undone again [CART-12]', () => {
  expect(undoChange([redone, undone, typed], reads(3), cart)).toMatchObject({
    value: { version: 4, lines: [{ itemNumber: 'a', cases: 0, units: 0 }] },
  })
})

test('only an undo that is the last change can be taken back [CART-12]', () => {
  for (const own of [[], [typed], [redone, undone, typed], [change(4, 0, 1), undone, typed]])
    expect(redoChange(own, reads(0), cart)).toMatchObject({ refusal: { code: 'nothing_to_redo' } })
})

test('a line somebody else set after the undo stays as they left it [CART-12]', () => {
  expect(redoChange([undone, typed], reads(7), cart)).toMatchObject({ refusal: { code: 'changed_since' } })
})

import { expect, test } from 'vitest'
import type { CartChangeFacts } from '../cart-change.ts'
import { undoChange } from './undo-change.ts'

const cart = { po: 'A', soType: 'regularDelivery', deliveryDate: null } as const
const change = (version: number, facts: Partial<CartChangeFacts> = {}): CartChangeFacts => ({
  version,
  kind: 'lines-set',
  lines: [{ itemNumber: 'a', before: { cases: 1, units: 0 }, after: { cases: 5, units: 0 } }],
  head: { before: {}, after: {} },
  undoes: null,
  ...facts,
})
const reads = (cases: number) => new Map([['a', { cases, units: 0 }]])

test("the actor's own last change is undone [CART-12]", () => {
  expect(undoChange([change(4), change(2)], reads(5), cart)).toMatchObject({
    value: { version: 4, lines: [{ itemNumber: 'a', cases: 1, units: 0 }] },
  })
})

test('undoing again takes back the change before, not the undoing [CART-12]', () => {
  const own = [change(5, { kind: 'undone', undoes: 4 }), change(4), change(2)]
  expect(undoChange(own, reads(5), cart)).toMatchObject({ value: { version: 2 } })
})

test('what someone else changed since stays as they left it [CART-12]', () => {
  const lines = [...change(4).lines, { itemNumber: 'b', before: { cases: 0, units: 0 }, after: { cases: 2, units: 0 } }]
  const now = new Map([
    ['a', { cases: 9, units: 0 }],
    ['b', { cases: 2, units: 0 }],
  ])
  expect(undoChange([change(4, { lines })], now, cart)).toMatchObject({
    value: { lines: [{ itemNumber: 'b', cases: 0, units: 0 }] },
  })
  expect(undoChange([change(4)], now, cart)).toMatchObject({ refusal: { code: 'changed_since' } })
})

test('details come back as they were, all or none [CART-12]', () => {
  const details = change(3, { kind: 'details-changed', lines: [], head: { before: { po: '' }, after: { po: 'A' } } })
  expect(undoChange([details], new Map(), cart)).toMatchObject({ value: { head: { po: '' } } })
  expect(undoChange([details], new Map(), { ...cart, po: 'B' })).toMatchObject({ refusal: { code: 'changed_since' } })
})

test('without a change of their own a user has nothing to undo [CART-12]', () => {
  expect(undoChange([change(1, { kind: 'created', lines: [] })], reads(5), cart)).toMatchObject({
    refusal: { code: 'nothing_to_undo' },
  })
})

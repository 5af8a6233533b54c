import { expect, test } from 'vitest'
import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import type { TypedLine } from '../rules/merge-quantities.ts'
import { CartQuantities } from './cart-quantities.ts'
import type { SendOutcome } from './quantity-state.ts'

const none: LineQuantity = { cases: 0, units: 0 }

function harness(refuse: (edit: TypedLine) => string | null = () => null) {
  const cart = new Map<string, LineQuantity>()
  const batches: (readonly TypedLine[])[] = []
  const refused: string[] = []
  let due: (() => void) | undefined
  const quantities = new CartQuantities({
    send: async (edits) => {
      batches.push(edits)
      const no = edits.flatMap((edit) => {
        const message = refuse(edit)
        if (message !== null) return [{ itemNumber: edit.itemNumber, message }]
        cart.set(edit.itemNumber, edit.typed)
        return []
      })
      return { lines: new Map(cart), refused: no }
    },
    later: (work) => {
      due = work
      return () => (due = undefined)
    },
    refused: (itemNumber, message) => refused.push(`${itemNumber}: ${message}`),
  })
  // The cart was read, and is empty.
  quantities.setServer(new Map())
  return { quantities, batches, refused, beat: () => due?.() }
}

test('a typed quantity shows at once and is sent once after a pause [ITEM-7]', async () => {
  const { quantities, batches } = harness()
  quantities.edit('a', { cases: 1 })
  quantities.edit('a', { cases: 12 })
  quantities.edit('b', { units: 3 })
  expect(quantities.get('a')).toEqual({ cases: 12, units: 0 })
  expect(batches).toHaveLength(0)
  await quantities.flush()
  expect(batches).toEqual([
    [
      { itemNumber: 'a', base: none, typed: { cases: 12, units: 0 } },
      { itemNumber: 'b', base: none, typed: { cases: 0, units: 3 } },
    ],
  ])
  expect(quantities.isPending).toBe(false)
})

test('a refused line reads again as the server has it, with the reason [ITEM-7]', async () => {
  const { quantities, refused } = harness(({ itemNumber }) => (itemNumber === 'a' ? 'Discontinued Item' : null))
  quantities.edit('a', { cases: 2 })
  quantities.edit('b', { cases: 2 })
  await quantities.flush()
  expect(quantities.get('a').cases).toBe(0)
  expect(quantities.get('b').cases).toBe(2)
  expect(refused).toEqual(['a: Discontinued Item'])
})

test('what is typed while a batch is under way is sent after it, not lost', async () => {
  const { quantities, batches } = harness()
  quantities.edit('a', { cases: 1 })
  const first = quantities.flush()
  quantities.edit('a', { cases: 10 })
  await first
  expect(batches.map(([edit]) => edit?.typed.cases)).toEqual([1, 10])
  expect(quantities.get('a').cases).toBe(10)
})

test("another person's change shows, but not over what is being typed [CART-12]", () => {
  const { quantities } = harness()
  quantities.edit('a', { cases: 5 })
  quantities.setServer(
    new Map([
      ['a', { cases: 1, units: 0 }],
      ['b', { cases: 7, units: 0 }],
    ]),
  )
  expect(quantities.get('a').cases).toBe(5)
  expect(quantities.get('b').cases).toBe(7)
})

test('a keystroke renders only its own row', () => {
  const { quantities } = harness()
  let notified = ''
  quantities.subscribe('a', () => (notified += 'a'))
  quantities.subscribe('b', () => (notified += 'b'))
  quantities.edit('a', { cases: 5 })
  expect(notified).toBe('a')
})

test('waiting for what is typed includes a batch already under way, and returns false when a line was not saved [CHECK-4]', async () => {
  const { quantities, batches } = harness((edit) => (edit.itemNumber === 'b' ? 'Item is discontinued' : null))
  quantities.edit('a', { cases: 1 })
  const first = quantities.flush()
  quantities.edit('b', { cases: 2 })
  expect(await quantities.flush()).toBe(false)
  expect(batches).toHaveLength(2)
  expect(quantities.isPending).toBe(false)
  expect(await quantities.flush()).toBe(true)
  await first
})

function stubborn(outcomes: (SendOutcome | null)[]) {
  const kept = new Map<string, TypedLine>()
  const sent: (readonly TypedLine[])[] = []
  let due: (() => void) | undefined
  const quantities = new CartQuantities({
    send: async (edits) => {
      sent.push(edits)
      return outcomes.shift() ?? null
    },
    later: (work) => {
      due = work
      return () => (due = undefined)
    },
    refused: () => undefined,
    keep: (itemNumber, line) => void (line ? kept.set(itemNumber, line) : kept.delete(itemNumber)),
  })
  return { quantities, kept, sent, beat: () => due?.() }
}
const reads = (cases: number): SendOutcome => ({ lines: new Map([['a', { cases, units: 0 }]]), refused: [] })
const conflict = { itemNumber: 'a', mine: { cases: 5, units: 0 }, theirs: { cases: 3, units: 0 } }

test('what is typed without a connection is kept at once and stays until it arrived [CART-14]', async () => {
  const { quantities, kept, sent } = stubborn([null, reads(5)])
  quantities.edit('a', { cases: 5 })
  expect(kept.get('a')?.typed.cases).toBe(5)
  expect(await quantities.flush()).toBe(false)
  expect(quantities.state).toMatchObject({ pending: 1, isWaiting: true })
  expect(quantities.get('a').cases).toBe(5)
  expect(await quantities.flush()).toBe(true)
  expect([kept.size, sent.length, quantities.state.isWaiting]).toEqual([0, 2, false])
})

test('what a closed tab left is taken up again and sent once [CART-14]', async () => {
  const { quantities, sent, kept } = stubborn([reads(5)])
  quantities.restore([{ itemNumber: 'a', base: none, typed: { cases: 5, units: 0 } }])
  expect(quantities.get('a').cases).toBe(5)
  await quantities.flush()
  await quantities.flush()
  expect([sent.length, kept.size]).toEqual([1, 0])
})

test('a conflict keeps what was typed until the person decides, and is not sent again by itself [CART-12]', async () => {
  const { quantities, sent, kept } = stubborn([{ ...reads(3), conflicts: [conflict] }, reads(5)])
  quantities.edit('a', { cases: 5 })
  expect(await quantities.flush()).toBe(false)
  expect(quantities.state.conflicts).toEqual([conflict])
  expect([quantities.get('a').cases, kept.size]).toEqual([5, 1])
  await quantities.flush()
  expect(sent).toHaveLength(1)
  quantities.resolve('a', 'mine')
  expect(await quantities.flush()).toBe(true)
  expect(sent[1]).toEqual([{ itemNumber: 'a', base: { cases: 3, units: 0 }, typed: { cases: 5, units: 0 } }])
})

test("taking the other person's quantity discards the typed one [CART-12]", async () => {
  const { quantities, kept } = stubborn([{ ...reads(3), conflicts: [conflict] }])
  quantities.edit('a', { cases: 5 })
  await quantities.flush()
  quantities.resolve('a', 'theirs')
  expect([quantities.get('a').cases, kept.size, quantities.state.conflicts.length]).toEqual([3, 0, 0])
})

test('a save refused as a whole keeps every typed quantity as not saved, with one reason [CART-14]', async () => {
  let refusal: Error | null = Object.assign(new Error('This cart is locked by its owner.'), {
    code: 'cart_locked_by_other',
  })
  const kept = new Map<string, TypedLine | null>()
  const batches: string[][] = []
  const notified: string[] = []
  const quantities = new CartQuantities({
    send: (edits) => {
      batches.push(edits.map(({ itemNumber }) => itemNumber))
      if (refusal) return Promise.reject(refusal)
      return Promise.resolve({ lines: new Map(edits.map((edit) => [edit.itemNumber, edit.typed])), refused: [] })
    },
    later: () => () => undefined,
    refused: (itemNumber) => notified.push(itemNumber),
    keep: (itemNumber, line) => kept.set(itemNumber, line),
  })
  for (const [itemNumber, cases] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const)
    quantities.edit(itemNumber, { cases })
  expect(await quantities.flush()).toBe(false)
  expect(['a', 'b', 'c'].map((itemNumber) => quantities.get(itemNumber).cases)).toEqual([1, 2, 3])
  expect(['a', 'b', 'c'].map((itemNumber) => kept.get(itemNumber)?.typed.cases)).toEqual([1, 2, 3])
  expect(quantities.state.refusedSave).toMatchObject({
    code: 'cart_locked_by_other',
    message: 'This cart is locked by its owner.',
    lines: [{ itemNumber: 'a' }, { itemNumber: 'b' }, { itemNumber: 'c' }],
  })
  expect(notified).toEqual([])
  // Nothing is sent again by itself: a refusal is no failure of the connection.
  await quantities.flush()
  expect(batches).toEqual([['a', 'b', 'c']])

  refusal = null
  expect(await quantities.retry()).toBe(true)
  expect(batches).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
  expect(quantities.state).toMatchObject({ pending: 0, refusedSave: null })
})

test('lines of a refused save can be discarded, and one typed again is sent alone [CART-14]', async () => {
  const batches: string[][] = []
  const quantities = new CartQuantities({
    send: (edits) => {
      batches.push(edits.map(({ itemNumber }) => itemNumber))
      return batches.length === 1
        ? Promise.reject(new Error('A cart can hold at most 10,000 lines.'))
        : Promise.resolve({ lines: new Map(edits.map((edit) => [edit.itemNumber, edit.typed])), refused: [] })
    },
    later: () => () => undefined,
    refused: () => undefined,
  })
  quantities.edit('a', { cases: 1 })
  quantities.edit('b', { cases: 2 })
  await quantities.flush()
  quantities.edit('b', { cases: 5 })
  await quantities.flush()
  expect(batches).toEqual([['a', 'b'], ['b']])
  expect(quantities.state.refusedSave?.lines).toMatchObject([{ itemNumber: 'a' }])
  expect(quantities.takeRefused()).toMatchObject([{ itemNumber: 'a', typed: { cases: 1, units: 0 } }])
  expect(quantities.get('a').cases).toBe(0)
  expect(quantities.state).toMatchObject({ pending: 0, refusedSave: null })
})

test('a line typed before the cart could be read says so, one typed afterwards does not [CART-14]', async () => {
  const sent: TypedLine[] = []
  const quantities = new CartQuantities({
    send: async (edits) => {
      sent.push(...edits)
      return { lines: new Map(), refused: [] }
    },
    later: () => () => undefined,
    refused: () => undefined,
  })
  quantities.edit('a', { cases: 5 })
  quantities.setServer(new Map([['b', { cases: 2, units: 0 }]]))
  quantities.edit('b', { cases: 3 })
  await quantities.flush()
  expect(sent.map(({ itemNumber, isUnseen }) => [itemNumber, isUnseen])).toEqual([
    ['a', true],
    ['b', undefined],
  ])
})

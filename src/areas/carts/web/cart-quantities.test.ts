import { expect, test } from 'vitest'
import { CartQuantities, type LineEdit, type LineQuantity } from './cart-quantities.ts'

function harness(refuse: (edit: LineEdit) => string | null = () => null) {
  const cart = new Map<string, LineQuantity>()
  const batches: (readonly LineEdit[])[] = []
  const refused: string[] = []
  let due: (() => void) | undefined
  const quantities = new CartQuantities({
    send: async (edits) => {
      batches.push(edits)
      const no = edits.flatMap((edit) => {
        const message = refuse(edit)
        if (message !== null) return [{ itemNumber: edit.itemNumber, message }]
        cart.set(edit.itemNumber, { cases: edit.cases, units: edit.units })
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
  return { quantities, batches, refused, beat: () => due?.() }
}

test('typing shows at once and is sent once after a beat [ITEM-7]', async () => {
  const { quantities, batches } = harness()
  quantities.edit('a', { cases: 1 })
  quantities.edit('a', { cases: 12 })
  quantities.edit('b', { units: 3 })
  expect(quantities.get('a')).toEqual({ cases: 12, units: 0 })
  expect(batches).toHaveLength(0)
  await quantities.flush()
  expect(batches).toEqual([
    [
      { itemNumber: 'a', cases: 12, units: 0 },
      { itemNumber: 'b', cases: 0, units: 3 },
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
  expect(batches.map(([edit]) => edit?.cases)).toEqual([1, 10])
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

test('a keystroke tells only its own row', () => {
  const { quantities } = harness()
  let told = ''
  quantities.subscribe('a', () => (told += 'a'))
  quantities.subscribe('b', () => (told += 'b'))
  quantities.edit('a', { cases: 5 })
  expect(told).toBe('a')
})

test('waiting for what is typed includes a batch already under way, and tells when a line was not taken [CHECK-4]', async () => {
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

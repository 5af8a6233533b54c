import { expect, test } from 'vitest'
import { orderedLine, soldLine, soldOrder } from '../testing/ordered-line.ts'
import { confirmOrder, type SoldLine, type SoldOrder } from './confirm-order.ts'

const day = '2026-03-04'
const reported = (report: Partial<NonNullable<SoldLine['report']>>, differs: Partial<SoldLine> = {}) =>
  soldLine({ report: { confirmed: null, substitute: null, unspsc: '', reason: '', ...report }, ...differs })
const outcome = (sold: Partial<SoldOrder>, ordered = [orderedLine()], requested = day) =>
  confirmOrder(ordered, soldOrder(sold), requested)
const partsOf = (sold: Partial<SoldOrder>, ordered = [orderedLine()], requested = day) =>
  outcome(sold, ordered, requested)?.lines.map(({ parts }) => parts.map(({ type, quantity }) => `${type} ${quantity}`))

test('nothing is confirmed before the ERP has decided; what failed is mended first [PUNCH-3]', () => {
  for (const status of ['Placed', 'InProgress', 'Failed'] as const) expect(outcome({ status })).toBeUndefined()
})

test('an order that is taken as it was ordered is accepted, line by line [PUNCH-3]', () => {
  expect(outcome({})).toEqual({
    type: 'accept',
    comment: '',
    lines: [
      {
        lineNumber: 1,
        quantity: 2,
        unit: 'CS',
        parts: [{ type: 'accept', quantity: 2, unitPrice: undefined, deliveryDay: undefined, comment: '' }],
      },
    ],
  })
  expect(outcome({ lines: [reported({ confirmed: { cases: 2, units: 0 } })] })?.type).toBe('accept')
  expect(outcome({ status: 'Invoiced' })?.type).toBe('accept')
})

test('the day is named where none was asked for, and makes a detail of a line where another was [PUNCH-3]', () => {
  expect(outcome({}, undefined, '')).toMatchObject({ type: 'accept', lines: [{ parts: [{ deliveryDay: day }] }] })
  expect(outcome({}, undefined, '2026-03-03T00:00:00-08:00')).toMatchObject({
    type: 'except',
    lines: [{ parts: [{ type: 'detail', deliveryDay: day }] }],
  })
  expect(outcome({ lines: [soldLine({ deliveryDay: '2026-03-09' })] })).toMatchObject({
    lines: [{ parts: [{ type: 'detail', deliveryDay: '2026-03-09' }] }],
  })
})

test('another price than the one that was ordered at is named, to the hundredth of a cent [PUNCH-3]', () => {
  const priced = (unitPrice: number | null) => outcome({}, [orderedLine({ unitPrice })])?.lines[0]?.parts[0]
  expect(priced(199_800)).toMatchObject({ type: 'detail', unitPrice: 200_000 })
  expect(priced(199_900)).toMatchObject({ type: 'accept', unitPrice: undefined })
  expect(priced(null)).toMatchObject({ type: 'accept', unitPrice: undefined })
})

test('what is short is rejected with its reason, or backordered where the ERP says so [PUNCH-3]', () => {
  const short = (reason: string) => ({ lines: [reported({ confirmed: { cases: 1, units: 0 }, reason })] })
  expect(partsOf(short('The last case is gone'))).toEqual([['accept 1', 'reject 1']])
  expect(outcome(short('The last case is gone'))).toMatchObject({
    type: 'except',
    lines: [{ parts: [{}, { comment: 'The last case is gone' }] }],
  })
  expect(partsOf(short('Backordered until Friday'))).toEqual([['accept 1', 'backordered 1']])
  expect(partsOf(short('on back-order'))).toEqual([['accept 1', 'backordered 1']])
  const none = reported({ confirmed: { cases: 0, units: 0 }, reason: 'Back ordered' })
  expect(outcome({ lines: [none] })?.type).toBe('backordered')
})

test('another item that comes instead is named with its number, and what is left is rejected [PUNCH-3]', () => {
  const substitute = { itemNumber: '0001009', description: 'Flour, bread', cases: 1, units: 0 }
  const lines = [
    reported({ confirmed: { cases: 0, units: 0 }, substitute, reason: 'Out of stock', unspsc: '50221300' }),
  ]
  expect(partsOf({ lines })).toEqual([['detail 1', 'reject 1']])
  expect(outcome({ lines })?.lines[0]?.parts[0]?.substitute).toEqual({
    partId: '0001009',
    description: 'Flour, bread',
    unit: 'CS',
    unitPrice: 200_000,
    unspsc: '50221300',
  })
})

test('quantities of the parts of a line are those of the line, also where an item is on several [PUNCH-3]', () => {
  const ordered = [
    orderedLine(),
    orderedLine({ lineNumber: 2, quantity: 3 }),
    orderedLine({ lineNumber: 3, isCase: false, unitPrice: null }),
  ]
  const lines = [reported({ confirmed: { cases: 3, units: 1 } }, { cases: 5, units: 2 })]
  expect(partsOf({ lines }, ordered)).toEqual([['accept 2'], ['accept 1', 'reject 2'], ['accept 1', 'reject 1']])
  // A slip of an ERP that confirms more than was ordered is no news.
  const more = [reported({ confirmed: { cases: 9, units: 9 } }, { cases: 5, units: 2 })]
  expect(partsOf({ lines: more }, ordered)).toEqual([['accept 2'], ['accept 3'], ['accept 2']])
})

test('an order of which nothing comes is rejected as a whole, with the reasons [PUNCH-3]', () => {
  const lines = [reported({ confirmed: { cases: 0, units: 0 }, reason: 'Out of stock' })]
  expect(outcome({ lines })).toEqual({ type: 'reject', comment: 'Out of stock', lines: [] })
  expect(outcome({ status: 'Cancelled' })).toEqual({ type: 'reject', comment: 'The order was cancelled.', lines: [] })
  expect(outcome({ status: 'Expired', message: 'Nobody took it up' })?.comment).toBe('Nobody took it up')
  expect(outcome({ status: 'Discarded' })?.comment).toBe('The order was not accepted.')
})

test('of an order with several ship-tos each is confirmed by its own lines [PUNCH-3]', () => {
  expect(outcome({ isWhole: false })).toMatchObject({ type: 'detail', lines: [{ parts: [{ type: 'accept' }] }] })
  expect(outcome({ isWhole: false, status: 'Cancelled' })).toMatchObject({
    type: 'detail',
    comment: 'The order was cancelled.',
    lines: [{ quantity: 2, parts: [{ type: 'reject', quantity: 2 }] }],
  })
})

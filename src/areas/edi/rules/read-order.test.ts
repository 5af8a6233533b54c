import { expect, test } from 'vitest'
import { sample850 } from '../testing/sample-850.ts'
import { readInterchange } from './read-interchange.ts'
import { readOrder } from './read-order.ts'

function ordered(text: string) {
  const read = readInterchange(text)
  if (!read.allowed) throw new Error(read.refusal.message)
  return readOrder(read.value.groups[0]!.sets[0]!)
}
const codeOf = (given: Parameters<typeof sample850>[0]) => {
  const decision = ordered(sample850(given))
  return decision.allowed ? null : decision.refusal.code
}

test('an order has its number, days, ship-to and lines [NEXT-12]', () => {
  expect(ordered(sample850())).toEqual({
    allowed: true,
    value: {
      po: 'PO-77',
      poDate: '20260302',
      deliveryDate: '2026-03-04',
      shipToCode: '0042',
      isOurNumber: false,
      lines: [
        { id: '1', itemNumber: '0001001', unit: 'case', unitCode: 'CA', quantity: 2, price: 2000 },
        { id: '2', itemNumber: '0001003', unit: 'case', unitCode: 'CS', quantity: 1, price: null },
      ],
    },
  })
})

test('what an order of ours cannot be is held in words [NEXT-12]', () => {
  expect(codeOf({ purpose: '01' })).toBe('edi_purpose')
  expect(codeOf({ shipTo: '' })).toBe('edi_no_ship_to')
  expect(codeOf({ lines: [] })).toBe('edi_no_lines')
  expect(codeOf({ lines: ['PO1|1|1|CA|||UP|012345678905'] })).toBe('edi_line_item')
  expect(codeOf({ lines: ['PO1|1|1|LB|||VN|0001001'] })).toBe('edi_line_unit')
  expect(codeOf({ lines: ['PO1|1|1.5|CA|||VN|0001001'] })).toBe('edi_line_quantity')
  expect(codeOf({ lines: ['PO1|1|10000|CA|||VN|0001001'] })).toBe('edi_line_quantity')
  expect(codeOf({ lines: ['PO1|1|1|CA|||VN|0001001', 'PO1|2|1|CS|||VN|0001001'] })).toBe('edi_line_twice')
  expect(codeOf({ lines: ['PO1|1|1|CA|||VN|0001001', 'SCH|1|CA'] })).toBe('edi_scheduled')
  const named = ordered(sample850({ lines: ['PO1|7|1|LB|||VN|0001001'] }))
  expect(named).toMatchObject({ refusal: { message: 'Line 7: A line has a unit other than CA, CS or EA.' } })
})

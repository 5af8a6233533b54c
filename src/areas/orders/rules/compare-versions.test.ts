import { expect, test } from 'vitest'
import { buildOrder, buildOrderLine } from '../testing/build-order.ts'
import { compareVersions } from './compare-versions.ts'

test('the next version says what it changed: head, removed, added and other quantities [NEXT-2]', () => {
  const oil = buildOrderLine({ lineNumber: 2, itemNumber: '0001002', description: 'OIL CANOLA', orderedUnits: 0 })
  const bread = buildOrderLine({ lineNumber: 3, itemNumber: '0001006', description: 'BREAD', orderedUnits: 0 })
  const before = buildOrder({ items: [buildOrderLine(), oil] })
  const after = buildOrder({ po: '', deliveryDate: '2026-03-05', items: [{ ...oil, orderedCases: 4 }, bread] })
  expect(compareVersions(before, after)).toEqual([
    'PO No: PO-1, then -',
    'Delivery Date: Tue, Mar 3, then Thu, Mar 5',
    'Removed: FLOUR ALL PURPOSE',
    'OIL CANOLA: 2 CS, then 4 CS',
    'Added: BREAD, 2 CS',
  ])
  expect(compareVersions(before, before)).toEqual([])
})

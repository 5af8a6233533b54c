import { expect, test } from 'vitest'
import { type FiledLine, guideFileRows } from './guide-file.ts'

const line: FiledLine = {
  lineId: 'line',
  type: 'item',
  itemNumber: '0001001',
  customItemId: null,
  caseParValue: 4,
  eachParValue: null,
  reorderPointPct: 50,
  eachOnly: false,
  customerDescription: '',
  customerItemNumber: 'K-1',
  categoryId: null,
  categoryName: null,
  locationId: 'dry',
  locationName: 'Dry store',
  isNumberShared: false,
  sortSequence: 1000,
  description: 'FLOUR',
  brand: 'Millstone',
  packSizeDescription: '8/5 LB',
  gtin: '',
  isCatchWeight: false,
  isBrokenCase: true,
  caseWeightHundredths: 4000,
  eachesPerCase: 8,
  isActive: true,
}
const guide = { type: 'CustomOrder', name: 'Weekly', shipTo: '0000101', isDsrManaged: false } as const

test('a guide as a file has the columns its import reads, items by number and custom items by their own, or their id [GUIDE-1]', () => {
  const custom: FiledLine = {
    ...line,
    type: 'customItem',
    itemNumber: null,
    customItemId: 'x',
    customerItemNumber: 'X-2',
  }
  const [header, ...rows] = guideFileRows(guide, 'NLV', [
    line,
    custom,
    { ...custom, customerItemNumber: '' },
    { ...custom, isNumberShared: true },
  ])
  const column = (name: string) => rows.map((row) => row[header!.indexOf(name)])
  expect(column('itemNumber')).toEqual(['0001001', 'custom:X-2', 'custom:x', 'custom:x'])
  expect(column('locationName')).toEqual(rows.map(() => 'Dry store'))
  expect(column('eachParValue')).toEqual(rows.map(() => ''))
  expect(column('caseParValue')).toEqual(rows.map(() => 4))
  expect(column('isDsrManaged')).toEqual(rows.map(() => 'no'))
})

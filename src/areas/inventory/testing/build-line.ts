import type { InventoryLine } from '../inventory.ts'

/** Flour, 8 bags a case, in the dry store, with a par of two cases. */
export const buildLine = (changes: Partial<InventoryLine> = {}): InventoryLine => ({
  lineId: '00000000-0000-7000-8000-000000000011',
  itemNumber: '0001001',
  customItemId: null,
  description: 'FLOUR ALL PURPOSE',
  customerDescription: '',
  customerItemNumber: '',
  brand: 'Millstone',
  packSizeDescription: '8/5 LB',
  eachOnly: false,
  eachesPerCase: 8,
  isCatchWeight: false,
  caseWeightHundredths: 4000,
  categoryName: 'Flour',
  locationId: null,
  locationName: '',
  expected: { caseParValue: 2, eachParValue: null, reorderPointPct: null, previous: null },
  ...changes,
})

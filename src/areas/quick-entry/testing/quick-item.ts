import type { QuickItem } from '../quick-entry.endpoints.ts'

/** By default an item sold by the case. */
export const quickItem = (more: Partial<QuickItem> = {}): QuickItem => ({
  itemNumber: '0001001',
  description: 'FLOUR BREAD',
  customerDescription: '',
  packSizeDescription: '1/50 LB',
  brand: 'Millstone',
  eachOnly: false,
  isBrokenCase: false,
  casePrice: 2000,
  eachPrice: null,
  isEstimate: false,
  usualCases: { typical: 3, max: 5 },
  usualEaches: null,
  timesOrdered: 3,
  blockedReason: null,
  ...more,
})

import { expect, test } from 'vitest'
import type { ColumnSource } from '../onboarding-plan.ts'
import { withDeletions, withHolds } from './state-flags.ts'

const fileOf = (columns: Readonly<Record<string, readonly string[]>>) => ({
  name: 'EXPORT.txt',
  columns: Object.entries(columns).map(([header, examples]) => ({ header, examples })),
})
const state: ColumnSource = { from: 'STATUS', as: 'item status' }

test('an item is gone by its state or by a flag beside it, never by a column that is no flag [PLAT-3]', () => {
  const flagged = fileOf({ STATUS: ['A', 'A'], DEL_FLAG: ['', 'Y'] })
  expect(withDeletions('items', flagged, { erpStatus: state })).toEqual({
    erpStatus: { ...state, unless: { column: 'DEL_FLAG', value: 'discontinued' } },
  })
  const other = fileOf({ STATUS: ['A', 'A'], DEL_FLAG: ['NEXT WEEK', 'Y'] })
  expect(withDeletions('items', other, { erpStatus: state })).toEqual({ erpStatus: state })
  const alone: ColumnSource = { from: 'DEL_FLAG', as: 'discontinued when yes' }
  expect(withDeletions('items', flagged, { erpStatus: alone })).toEqual({ erpStatus: alone })
})

test('a customer is on hold by a flag or by the state beside it; a hold that is the state needs no other [PLAT-3]', () => {
  const file = fileOf({ STATUS: ['A', 'H'], CR_HOLD: ['N', 'N'] })
  const isActive: ColumnSource = { from: 'STATUS', as: 'customer status' }
  const hold: ColumnSource = { from: 'CR_HOLD' }
  expect(withHolds('bill-tos', file, { isActive, isOnCreditHold: hold })['isOnCreditHold']).toMatchObject({
    from: 'CR_HOLD',
    unless: { column: 'STATUS', value: 'yes' },
  })
  const byState = { isActive, isOnCreditHold: { from: 'STATUS', as: 'on hold by status' } as const }
  expect(withHolds('bill-tos', file, byState)).toEqual(byState)
})

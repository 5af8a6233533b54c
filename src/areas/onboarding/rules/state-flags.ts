import { goneHeaders } from '../known-headers.ts'
import type { ColumnStep } from './guess-file.ts'
import { headerPhrase } from './header-phrase.ts'
import { isFlagSet } from './read-cell-as.ts'

/** PLAT-3: a state of items beside a flag of those that are gone: either says so. */
export const withDeletions: ColumnStep = (kind, { columns: all }, columns) => {
  const { erpStatus } = columns
  const flag = all.find(
    ({ header, examples }) =>
      goneHeaders.has(headerPhrase(header)) && examples.every((cell) => isFlagSet(cell) !== null),
  )
  if (kind !== 'items' || !flag || !erpStatus || !('from' in erpStatus) || erpStatus.from === flag.header)
    return columns
  return { ...columns, erpStatus: { ...erpStatus, unless: { column: flag.header, value: 'discontinued' } } }
}

/** PLAT-3: a flag of credit hold beside a state of customers: either says so. */
export const withHolds: ColumnStep = (kind, _file, columns) => {
  const { isActive, isOnCreditHold: hold } = columns
  if (kind !== 'bill-tos' || !hold || !('from' in hold) || hold.as === 'on hold by status') return columns
  if (!isActive || !('from' in isActive) || isActive.as !== 'customer status') return columns
  const unless = { column: isActive.from, is: ['H', 'Hold', 'On hold', 'Credit hold'], value: 'yes' }
  return { ...columns, isOnCreditHold: { ...hold, unless } }
}

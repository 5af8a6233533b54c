import type { AgeBucket, StatementKind } from './statement.ts'

/** BILL-2: the columns of age, on screen and on paper. */
export const ageWords: Readonly<Record<AgeBucket, string>> = {
  current: 'Current',
  to30: '1-30 days',
  to60: '31-60 days',
  to90: '61-90 days',
  over90: '90+ days',
}

/** The two ways of writing a statement. */
export const kindWords: Readonly<Record<StatementKind, string>> = {
  openItem: 'Open items',
  balanceForward: 'Balance forward',
}

/** What the demo bank does with an account, known by the end of its number. */
export interface TestAccount {
  /** Last digits of the account number. */
  readonly ending: string
  readonly name: string
  /** Return reason or change code. */
  readonly code: string
  /** Banking days after the effective date on which the bank sends it. */
  readonly afterDays: number
  /** What the last digits should have been: of notifications of change. */
  readonly correctedEnding?: string
  /** Collected again, it pays. */
  readonly isFirstTimeOnly?: boolean
}

/** Any other account pays. The endings hold for every routing number. */
export const testAccounts: readonly TestAccount[] = [
  { ending: '90003', name: 'No such account', code: 'R03', afterDays: 0 },
  { ending: '90001', name: 'Not enough money', code: 'R01', afterDays: 1 },
  { ending: '90101', name: 'Not enough money the first time', code: 'R01', afterDays: 1, isFirstTimeOnly: true },
  { ending: '90029', name: 'Business did not authorize it', code: 'R29', afterDays: 2 },
  { ending: '90010', name: 'Holder did not authorize it, weeks later', code: 'R10', afterDays: 20 },
  { ending: '98001', name: 'Pays, and its number was wrong', code: 'C01', afterDays: 0, correctedEnding: '12345' },
]

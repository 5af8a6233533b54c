/** STAFF-1: the kinds of incentive, by the name they have in addresses and calls. */
export const incentiveTypeNames = ['spiffs', 'new-accounts', 'case-growth', 'collections'] as const
/** One of them. */
export type IncentiveType = (typeof incentiveTypeNames)[number]

/** The numbers of a record; each type uses some of them. */
export type IncentiveNumber = 'baseCases' | 'cases' | 'moneyCents' | 'percentHundredths'

/** What a type is called, what its columns are, and how its amount comes about. */
export interface IncentiveTypeText {
  readonly label: string
  /** What the incentive is for: each rep has one record of it a week. */
  readonly about: string
  /** Its numbers, in the order of the columns. */
  readonly numbers: readonly { readonly name: IncentiveNumber; readonly label: string }[]
  /** The rule in one sentence, shown above the grid; `amountOf` computes it. */
  readonly rule: string
}

/** STAFF-1: a type names its columns and its rule. */
export const incentiveTypes: Readonly<Record<IncentiveType, IncentiveTypeText>> = {
  spiffs: {
    label: 'Spiffs',
    about: 'Program',
    numbers: [
      { name: 'cases', label: 'Cases' },
      { name: 'moneyCents', label: 'Per case' },
    ],
    rule: 'Cases sold times the amount per case. Returned cases are negative.',
  },
  'new-accounts': {
    label: 'New accounts',
    about: 'Ship-to',
    numbers: [{ name: 'moneyCents', label: 'Bonus' }],
    rule: 'The bonus for each ship-to that was opened.',
  },
  'case-growth': {
    label: 'Case growth',
    about: 'Program',
    numbers: [
      { name: 'baseCases', label: 'Base cases' },
      { name: 'cases', label: 'Cases' },
      { name: 'moneyCents', label: 'Per case' },
    ],
    rule: 'Cases above the base times the amount per case; nothing at or below the base.',
  },
  collections: {
    label: 'Collections',
    about: 'Account',
    numbers: [
      { name: 'moneyCents', label: 'Collected' },
      { name: 'percentHundredths', label: 'Percent' },
    ],
    rule: 'The percentage of what was collected, rounded to the cent. Returned payments are negative.',
  },
}

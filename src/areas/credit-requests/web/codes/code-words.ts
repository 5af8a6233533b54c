import type { CreditCodeKind, PickUpRule } from '#areas/credit-requests/credit-code.ts'

/** CREDIT-1: whether the goods of a code go back. */
export const pickUpWords: Readonly<Record<PickUpRule, string>> = {
  never: 'Never',
  choice: 'As the customer chooses',
  always: 'Always',
}

/** CREDIT-1: what a code is about. */
export const codeKindWords: Readonly<Record<CreditCodeKind, string>> = { goods: 'Goods', price: 'A wrong price' }

import { Refused } from '#kit/decision.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { AcceptedLoss } from '#areas/orders/if-short.ts'
import { isWithin } from '../rules/check-alternative.ts'
import { substitutionRefusals } from '../substitutions.refusals.ts'
import { checkedAlternativeOf } from './checked-substitutions.ts'
import type { SubstitutedItem } from './compared-items.store.ts'

/** Alternatives that somebody chose, with what they accept of each. */
export type Wishes = readonly { readonly itemNumber: string; readonly accepted: AcceptedLoss }[]

/**
 * NEXT-3: what was chosen is refused where it can never come, and where it loses what nobody
 * accepted. A price above the limit is not: it may be below it on the day. What is kept as accepted
 * is what is lost now, no more.
 */
export function checkWishes(
  item: SubstitutedItem,
  wishes: Wishes,
  items: ReadonlyMap<string, SubstitutedItem>,
  shipTo: ShipToFacts,
): Wishes {
  return wishes.map(({ itemNumber, accepted }, index) => {
    const field = `alternatives.${index}.itemNumber`
    if (wishes.findIndex((other) => other.itemNumber === itemNumber) !== index)
      throw new Refused({ ...substitutionRefusals.alternative_twice, field })
    const check = checkedAlternativeOf(item, itemNumber, items, shipTo, { maxIncreasePercent: null, accepted })
    const never = check.findings.find(({ kind }) => kind === 'notSold')
    if (never) throw new Refused({ ...substitutionRefusals.alternative_not_possible, message: never.text, field })
    if (!isWithin(check.loss, accepted))
      throw new Refused({ ...substitutionRefusals.alternative_not_alike, field, details: { loss: check.loss } })
    return { itemNumber, accepted: check.loss }
  })
}

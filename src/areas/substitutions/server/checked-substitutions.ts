import type { CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Allowed, checkAlternative } from '../rules/check-alternative.ts'
import { type ChosenPreference, type CheckedChoice, decideIfShort } from '../rules/decide-if-short.ts'
import type { IfShort } from '#areas/orders/if-short.ts'
import type { CheckedAlternative, DefaultChoice, Substitution } from '../substitution.ts'
import { comparedItems, type SubstitutedItem } from './compared-items.store.ts'
import { defaultOf, preferencesOf, type StoredPreference } from './substitution.store.ts'

/** An alternative with its check, as people read it. */
export function checkedAlternativeOf(
  from: SubstitutedItem,
  itemNumber: string,
  items: ReadonlyMap<string, SubstitutedItem>,
  shipTo: ShipToFacts,
  allowed: Allowed,
): CheckedAlternative {
  const to = items.get(itemNumber)
  const { findings, loss, passes } = checkAlternative(from, to, shipTo, allowed)
  // An item that was made for others is not named (ITEM-9).
  const shown = to && (!to.isProprietary || to.isReservedForThisShipTo) ? to : undefined
  return {
    itemNumber,
    description: shown?.description ?? itemNumber,
    packSizeDescription: shown?.packSizeDescription ?? '',
    brand: shown?.brand ?? '',
    casePrice: shown?.price?.casePrice ?? null,
    eachPrice: shown?.price?.eachPrice ?? null,
    loss: { diets: [...loss.diets], allergens: [...loss.allergens], unstated: [...loss.unstated] },
    findings: [...findings],
    passes,
  }
}

/** Every alternative of a preference with its check. */
export const checkedAlternativesOf = (
  from: SubstitutedItem,
  { alternatives, maxIncreasePercent }: Pick<ChosenPreference, 'alternatives' | 'maxIncreasePercent'>,
  items: ReadonlyMap<string, SubstitutedItem>,
  shipTo: ShipToFacts,
): CheckedAlternative[] =>
  alternatives.map(({ itemNumber, accepted }) =>
    checkedAlternativeOf(from, itemNumber, items, shipTo, { maxIncreasePercent, accepted }),
  )

/** NEXT-3: what happens to an item that comes short, by what was chosen and as of a day. */
export function ifShortOf(
  from: SubstitutedItem | undefined,
  chosen: ChosenPreference | undefined,
  usual: DefaultChoice,
  items: ReadonlyMap<string, SubstitutedItem>,
  shipTo: ShipToFacts,
): IfShort {
  const checks = new Map<string, CheckedChoice>(
    from && chosen ? checkedAlternativesOf(from, chosen, items, shipTo).map((check) => [check.itemNumber, check]) : [],
  )
  return decideIfShort(chosen, usual, (itemNumber) => checks.get(itemNumber))
}

const numbersOf = (itemNumber: string, { alternatives }: Pick<ChosenPreference, 'alternatives'>): string[] => [
  itemNumber,
  ...alternatives.map((each) => each.itemNumber),
]

/** Preferences as people read them, each checked as of a day. */
export async function readSubstitutions(
  db: Queries,
  shipTo: ShipToFacts,
  date: CalendarDate,
  stored: readonly StoredPreference[],
  usual: DefaultChoice,
): Promise<Substitution[]> {
  const numbers = stored.flatMap((each) => numbersOf(each.itemNumber, each))
  const items = await comparedItems(db, shipTo, date, numbers)
  return stored.flatMap((each): Substitution[] => {
    const from = items.get(each.itemNumber)
    // A foreign key keeps the items of preferences in the catalogue.
    if (!from) return []
    return [
      {
        itemNumber: each.itemNumber,
        description: from.description,
        packSizeDescription: from.packSizeDescription,
        choice: each.choice,
        alternatives: checkedAlternativesOf(from, each, items, shipTo),
        maxIncreasePercent: each.maxIncreasePercent,
        version: each.version,
        changedByName: each.setByName,
        changedAt: each.changedAt,
        ifShort: ifShortOf(from, each, usual, items, shipTo),
      },
    ]
  })
}

/** NEXT-3: what happens to each of these items if it comes short, checked as of a day. */
export async function ifShortOfItems(
  db: Queries,
  shipTo: ShipToFacts,
  date: CalendarDate,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, IfShort>> {
  const usual = await defaultOf(db, shipTo)
  const preferences = await preferencesOf(db, shipTo, itemNumbers)
  const substituted = [...preferences.values()].filter(({ choice }) => choice === 'substitute')
  const numbers = substituted.flatMap((each) => numbersOf(each.itemNumber, each))
  const items = await comparedItems(db, shipTo, date, numbers)
  return new Map(
    itemNumbers.map((itemNumber) => {
      const chosen = preferences.get(itemNumber)
      return [itemNumber, ifShortOf(items.get(itemNumber), chosen, usual, items, shipTo)]
    }),
  )
}

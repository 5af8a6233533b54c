import { formatDayWithYear } from '#kit/dates.ts'
import type { PriceKey, StoredAmounts } from '#areas/prices/stored-price.ts'
import { describeAmounts } from './describe-amounts.ts'
import { isSameStored } from './same-amounts.ts'
import { shownAmounts } from './shown-amounts.ts'
import { textOfScope } from './scope-kind.ts'

/** A price of a saved change beside what is stored now. */
export interface UndoFacts extends PriceKey {
  readonly after: StoredAmounts | null
  readonly now: StoredAmounts | undefined
  /** Who set what is stored now, where staff did. */
  readonly nowByName: string | null
}

/**
 * ITEM-8: why each price of a change cannot be restored, one sentence each; empty when the whole
 * change can be undone.
 */
export const whyNotUndo = (prices: readonly UndoFacts[], seesCosts: boolean): string[] =>
  prices
    .filter(({ after, now }) => !isSameStored(after, now))
    .map(({ itemNumber, scope, startsOn, now, nowByName }) => {
      const which = `Item ${itemNumber} for ${textOfScope(scope)} from ${formatDayWithYear(startsOn)}`
      if (!now) return `${which} was removed since.`
      return `${which} is ${describeAmounts(shownAmounts(now, seesCosts))} now, set by ${nowByName ?? 'an import'}.`
    })

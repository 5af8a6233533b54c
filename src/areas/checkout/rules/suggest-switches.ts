import { isAlike } from '#areas/items/rules/compare-suitability.ts'
import type { CartAnalysis } from '../cart-analysis.ts'
import type { Offer } from './offer-alternates.ts'

/** Savings below this are no suggestion, in percent. */
const leastSavingPercent = 1

/**
 * CHECK-2: the offer that saves most, the earlier one of equals; null when none saves a whole
 * percent. What loses a diet or gains an allergen is no saving: 'Switch all' must never take it.
 */
export function bestSaving(offers: readonly Offer[]): Offer | null {
  let best: Offer | null = null
  for (const offer of offers) {
    if ((offer.savingPercent ?? 0) < leastSavingPercent || !isAlike(offer.loss)) continue
    if (best === null || offer.savingPercent! > best.savingPercent!) best = offer
  }
  return best
}

/**
 * CHECK-3: the suggestion 'switch-save' over all items that have a saving, with the largest
 * percent.
 */
export function suggestSwitches(
  savings: readonly { readonly itemNumber: string; readonly offer: Offer }[],
): Pick<CartAnalysis, 'suggestions' | 'switchAndSaveItems' | 'maxSwitchAndSavePercent'> {
  if (savings.length === 0) return { suggestions: [], switchAndSaveItems: [], maxSwitchAndSavePercent: null }
  const itemNumbers = savings.map(({ itemNumber }) => itemNumber)
  const percent = Math.max(...savings.map(({ offer }) => offer.savingPercent ?? 0))
  const suggestion = { kind: 'switch-save' as const, message: `Switch and save up to ${percent}%`, itemNumbers }
  return { suggestions: [suggestion], switchAndSaveItems: itemNumbers, maxSwitchAndSavePercent: percent }
}

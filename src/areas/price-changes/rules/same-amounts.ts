import type { StoredBreak } from '#areas/prices/item-price.ts'
import type { StoredAmounts } from '#areas/prices/stored-price.ts'

type Terms = Partial<Pick<StoredAmounts, 'costPlus'>> & { readonly breaks?: readonly StoredBreak[] | null | undefined }

/**
 * Whether two prices have the same breaks and the same cost plus; what was not kept is not
 * compared.
 */
export const isSameTerms = (one: Terms, other: Terms): boolean =>
  (one.breaks === undefined ||
    other.breaks === undefined ||
    (one.breaks ?? []).join(';') === (other.breaks ?? []).join(';')) &&
  (one.costPlus === undefined ||
    other.costPlus === undefined ||
    (one.costPlus?.by === other.costPlus?.by && one.costPlus?.value === other.costPlus?.value))

/** Whether a price is still as it was seen: its days, its amounts, and the change that set it. */
export const isSameStored = (one: StoredAmounts | null | undefined, other: StoredAmounts | null | undefined): boolean =>
  one && other
    ? one.endsOn === other.endsOn &&
      one.caseCents === other.caseCents &&
      one.eachCents === other.eachCents &&
      one.poundHundredths === other.poundHundredths &&
      one.reference === other.reference &&
      isSameTerms(one, other) &&
      one.changeId === other.changeId
    : !one && !other

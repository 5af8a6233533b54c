import type { StoredAmounts } from '#areas/prices/stored-price.ts'

/** Whether a price is still as it was seen: its days, its amounts, and the change that set it. */
export const isSameStored = (one: StoredAmounts | null | undefined, other: StoredAmounts | null | undefined): boolean =>
  one && other
    ? one.endsOn === other.endsOn &&
      one.caseCents === other.caseCents &&
      one.eachCents === other.eachCents &&
      one.poundHundredths === other.poundHundredths &&
      one.reference === other.reference &&
      one.changeId === other.changeId
    : !one && !other

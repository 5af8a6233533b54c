import type { CostPlus } from '#areas/prices/cost-plus.ts'
import type { StoredAmounts } from '#areas/prices/stored-price.ts'

/** ITEM-8: a stored price for a reader: how much is added to a cost is for those who view it. */
export const shownAmounts = <Amounts extends Pick<StoredAmounts, 'costPlus'>>(
  amounts: Amounts,
  seesCosts: boolean,
): Amounts =>
  seesCosts || !amounts.costPlus ? amounts : { ...amounts, costPlus: { by: amounts.costPlus.by, value: null } }

/** What a price adds to the cost, where its reader sees how much. */
export const seenCostPlus = (amounts: Pick<StoredAmounts, 'costPlus'> | null): CostPlus | null => {
  const { by, value } = amounts?.costPlus ?? { by: 'percent', value: null }
  return value === null ? null : { by, value }
}

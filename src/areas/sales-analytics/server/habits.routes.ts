import type { Endpoint } from '#contract/endpoint.ts'
import { Refused } from '#kit/decision.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import { suggestItem, withdrawItem } from '#areas/shop/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, handle, handleOnReplica } from '#platform/http/handle.ts'
import { weeksOverdue } from '../rules/habit-of.ts'
import { leastKitchens, walletGaps } from '../rules/wallet-gaps.ts'
import { salesRefusals } from '../sales-analytics.refusals.ts'
import {
  getWalletGaps,
  listLapsedCustomers,
  listLapsedItems,
  suggestUsualItem,
  withdrawSuggestedItem,
} from '../sales-habits.endpoints.ts'
import { lapsedCustomers, lapsedItems } from './habits-list.store.ts'
import { classCategories } from './wallet-gaps.store.ts'

/** STAFF-6: items that customers stopped buying. */
export const listLapsedItemsHandler = handleOnReplica(listLapsedItems, async ({ db, query, caller, now }) => {
  const { userId } = caller.actor
  const today = await dayOfUser(db, userId, now)
  const { pageNo, pageSize, division = null, shipTo = null, rep = null } = query
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { total, rows } = await lapsedItems(db, { userId, today, division, shipTo, rep, ...page })
  const items = rows.map((row) => ({ ...row, weeksOverdue: weeksOverdue(row, today) }))
  return { items, totalRecords: total, pageNo, pageSize }
})

/** STAFF-6: customers who stopped ordering. */
export const listLapsedCustomersHandler = handleOnReplica(listLapsedCustomers, async ({ db, query, caller, now }) => {
  const { userId } = caller.actor
  const today = await dayOfUser(db, userId, now)
  const { pageNo, pageSize, rep = null } = query
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { total, rows } = await lapsedCustomers(db, { userId, today, division: null, shipTo: null, rep, ...page })
  const customers = rows.map(({ purchases: _, ...row }) => ({ ...row, weeksOverdue: weeksOverdue(row, today) }))
  return { customers, totalRecords: total, pageNo, pageSize }
})

/** STAFF-6: what similar kitchens buy and this one does not. */
export const getWalletGapsHandler = handleOnReplica(getWalletGaps, async ({ db, params }) => {
  const { kitchens, categories } = await classCategories(db, params)
  const names = new Map(categories.map(({ category, name }) => [category, name]))
  const gaps = walletGaps(categories, kitchens).map((gap) => ({ ...gap, name: names.get(gap.category)! }))
  return { kitchens: kitchens < leastKitchens ? 0 : kitchens, gaps }
})

type SuggestionCall = Pick<Call<Endpoint & { access: 'session' }>, 'caller' | 'address'>

const record = (
  db: Queries,
  { caller, address }: SuggestionCall,
  action: 'suggest' | 'withdraw',
  { division, shipTo, itemNumber }: { division: string; shipTo: string; itemNumber: string },
): Promise<void> =>
  audit(db, {
    actor: caller.actor,
    action: `suggested-item.${action}`,
    entity: `item:${division}/${itemNumber}`,
    division,
    shipTo,
    details: { itemNumber },
    address,
  })

/** STAFF-6: an item among the customer's usual ones until it is bought again. */
export const suggestUsualItemHandler = handle(suggestUsualItem, (call) =>
  call.db.inTransaction(async (tx) => {
    const { params, caller, now } = call
    if (!(await suggestItem(tx, { ...params, by: caller.actor.realUserId, at: now })))
      throw new Refused(salesRefusals.suggested_item_unknown)
    await record(tx, call, 'suggest', params)
    return { isSuggested: true }
  }),
)

/** STAFF-6: takes it back. */
export const withdrawSuggestedItemHandler = handle(withdrawSuggestedItem, (call) =>
  call.db.inTransaction(async (tx) => {
    if (await withdrawItem(tx, call.params)) await record(tx, call, 'withdraw', call.params)
    return { isSuggested: false }
  }),
)

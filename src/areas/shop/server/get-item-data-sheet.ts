import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { itemDataSheet, toItem } from '#areas/items/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handle } from '#platform/http/handle.ts'
import { getItemDataSheet } from '../shop.endpoints.ts'
import { itemOf } from './shop.store.ts'

/**
 * ITEM-5: the data sheet of an item this ship-to may see. It is for passing on, so it is the same
 * whoever asks.
 */
export const getItemDataSheetHandler = handle(getItemDataSheet, async ({ db, params, caller, now, reply }) => {
  const shipTo = shipToOf(caller)
  const today = todayIn(shipTo.timeZone, now)
  const found = await itemOf(db, { shipTo, date: today, today }, params.itemNumber, false)
  if (!found) throw new Refused(common.not_found)
  void reply.header('content-disposition', `inline; filename="item-${params.itemNumber}.pdf"`)
  return itemDataSheet(toItem(found), now, today)
})

import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { itemDataSheet, toItem } from '#areas/items/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handleAhead } from '#platform/http/handle.ts'
import { getItemDataSheet } from '../shop.endpoints.ts'
import { type ItemPageRow, itemQuery } from './get-item.store.ts'

/**
 * ITEM-5: the data sheet of an item this ship-to may see. It is for passing on, so it is the same
 * whoever asks.
 */
export const getItemDataSheetHandler = handleAhead(
  getItemDataSheet,
  ({ params, now }) => itemQuery({ ...params, now }),
  async ({ params, caller, now, reply }, [found]: readonly ItemPageRow[]) => {
    if (!found) throw new Refused(common.not_found)
    void reply.header('content-disposition', `inline; filename="item-${params.itemNumber}.pdf"`)
    return itemDataSheet(toItem(found), now, todayIn(shipToOf(caller).timeZone, now))
  },
)

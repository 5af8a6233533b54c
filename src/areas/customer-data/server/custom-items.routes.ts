import { orRefuse, Refused } from '#kit/decision.ts'
import { withChange } from '#kit/with-change.ts'
import { type Handler, handle } from '#platform/http/handle.ts'
import type { CustomItem, CustomItemText } from '../custom-item.ts'
import {
  createCustomItem,
  deleteCustomItem,
  getCustomItem,
  listCustomItems,
  updateCustomItem,
} from '../custom-items.endpoints.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'
import { checkCustomItem } from '../rules/check-custom-item.ts'
import {
  changeCustomItem,
  customItemOf,
  deactivateCustomItem,
  lockCustomItem,
  removeCustomItem,
} from './custom-item.store.ts'
import { addOwnItem, orNotFound, recorded, refuseForeign, writtenBy } from './add-own-item.ts'
import { customItemPage } from './custom-item-list.store.ts'
import { invoiceLineUser } from './customer-invoice.store.ts'
import { writeOwnData } from './own-data.ts'
import { type OwnDataUser, usesOf } from './own-data-users.ts'

/** GUIDE-4: the list. */
export const listCustomItemsHandler = handle(listCustomItems, ({ db, params, query }) =>
  customItemPage(db, params, query),
)

/** GUIDE-4: one; those of other ship-tos read like missing ones. */
export const getCustomItemHandler = handle(getCustomItem, async ({ db, params, reply }) => {
  const item = orNotFound(await customItemOf(db, params, params.id))
  void reply.header('etag', `"${item.version}"`)
  return item
})

/** GUIDE-4: adds one. */
export const createCustomItemHandler = handle(createCustomItem, async (call) => {
  const customItem = await writeOwnData(call, (tx) => addOwnItem(tx, call, call.body))
  return { message: 'Custom item added successfully', customItem }
})

/** GUIDE-4: changes one as it was read. */
export const updateCustomItemHandler = handle(updateCustomItem, async (call) => {
  const { params, body, ifMatch } = call
  const by = await writtenBy(call.db, call)
  const customItem = await writeOwnData(call, async (tx) => {
    const before = orNotFound(await lockCustomItem(tx, params, params.id))
    if (ifMatch !== null && ifMatch !== before.version)
      throw new Refused({ ...customerDataRefusals.custom_item_changed, details: { customItem: before } })
    const { isActive = before.isActive, ...change } = body
    const text = orRefuse(checkCustomItem(withChange(textOf(before), change)))
    await refuseForeign(tx, call, text)
    const isPriced = text.casePrice !== before.casePrice || text.eachPrice !== before.eachPrice
    await changeCustomItem(tx, params, params.id, { ...text, isActive }, { ...by, isPriced })
    return recorded('change', orNotFound(await customItemOf(tx, params, params.id)))
  })
  void call.reply.header('etag', `"${customItem.version}"`)
  return { message: 'Custom item changed successfully', customItem }
})

/** GUIDE-4: deletes one, or deactivates it while lines of invoices or of `above` name it. */
export const deleteCustomItemHandler = (above: readonly OwnDataUser[]): Handler =>
  handle(deleteCustomItem, async (call) => {
    const { params } = call
    const { division, shipTo, id } = params
    const by = await writtenBy(call.db, call)
    const isDeactivated = await writeOwnData(call, async (tx) => {
      const item = orNotFound(await lockCustomItem(tx, params, id))
      const uses = await usesOf(tx, { division, shipTo, kind: 'customItem', id }, [invoiceLineUser, ...above])
      const isUsed = uses.length > 0
      if (isUsed) await deactivateCustomItem(tx, params, id, by)
      else await removeCustomItem(tx, params, id)
      return { ...recorded(isUsed ? 'deactivate' : 'delete', item), value: isUsed }
    })
    const message = isDeactivated ? 'Custom item deactivated: it is in use' : 'Custom item deleted successfully'
    return { message, isDeactivated }
  })

/** What people write of an item, without what the server adds. */
const textOf = (item: CustomItem): CustomItemText => ({
  description: item.description,
  categoryId: item.categoryId,
  locationId: item.locationId,
  distributorId: item.distributorId,
  brand: item.brand,
  packSizeDescription: item.packSizeDescription,
  customerItemNumber: item.customerItemNumber,
  gtin: item.gtin,
  isBrokenCase: item.isBrokenCase,
  eachesPerCase: item.eachesPerCase,
  isCatchWeight: item.isCatchWeight,
  caseNetWeight: item.caseNetWeight,
  casePrice: item.casePrice,
  eachPrice: item.eachPrice,
})

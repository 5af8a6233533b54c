import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { withChange } from '#kit/with-change.ts'
import { timeZoneOf } from '#areas/routing/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Handler, handle } from '#platform/http/handle.ts'
import { customItemLimits, type CustomItem, type CustomItemText } from '../custom-item.ts'
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
  addCustomItem,
  changeCustomItem,
  countCustomItems,
  customItemOf,
  deactivateCustomItem,
  knownNames,
  lockCustomItem,
  removeCustomItem,
  type WrittenBy,
} from './custom-item.store.ts'
import { customItemPage } from './custom-item-list.store.ts'
import { invoiceLineUser } from './customer-invoice.store.ts'
import { type OwnDataCall, writeOwnData } from './own-data.ts'
import { type OwnDataUser, usesOf } from './own-data-users.ts'

/** What is not named of a new one. */
const empty: Omit<CustomItemText, 'description'> = {
  categoryId: null,
  locationId: null,
  distributorId: null,
  brand: '',
  packSizeDescription: '',
  customerItemNumber: '',
  gtin: '',
  isBrokenCase: false,
  eachesPerCase: 1,
  isCatchWeight: false,
  caseNetWeight: 0,
  casePrice: null,
  eachPrice: null,
}

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
  const { params, body } = call
  const by = await writtenBy(call)
  const customItem = await writeOwnData(call, async (tx) => {
    const text = orRefuse(checkCustomItem(withChange({ ...empty, description: body.description }, body)))
    await refuseForeign(tx, call, text)
    if ((await countCustomItems(tx, params)) >= customItemLimits.items) {
      const message = `There is no room for more than ${customItemLimits.items} custom items.`
      throw new Refused({ ...customerDataRefusals.too_many, message, field: 'description' })
    }
    const id = uuidv7()
    await addCustomItem(tx, params, id, text, by)
    return recorded('create', orNotFound(await customItemOf(tx, params, id)))
  })
  return { message: 'Custom item added successfully', customItem }
})

/** GUIDE-4: changes one as it was read. */
export const updateCustomItemHandler = handle(updateCustomItem, async (call) => {
  const { params, body, ifMatch } = call
  const by = await writtenBy(call)
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
    const by = await writtenBy(call)
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

const orNotFound = (item: CustomItem | undefined): CustomItem => {
  if (!item) throw new Refused(customerDataRefusals.custom_item_not_found)
  return item
}

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

async function writtenBy({ db, params, caller, now }: OwnDataCall): Promise<WrittenBy> {
  const today = todayIn(await timeZoneOf(db, params.division), now)
  return { changedBy: caller.actor.realUserId, changedAt: now, today }
}

/** Another customer's category, location or distributor reads like a missing one (security 10). */
async function refuseForeign(tx: Queries, { params }: OwnDataCall, text: CustomItemText): Promise<void> {
  const { category, location, distributor } = await knownNames(tx, params, text)
  if (text.categoryId !== null && category === 0)
    throw new Refused({ ...customerDataRefusals.category_not_found, field: 'categoryId' })
  if (text.locationId !== null && location === 0)
    throw new Refused({ ...customerDataRefusals.location_not_found, field: 'locationId' })
  if (text.distributorId !== null && distributor === 0)
    throw new Refused({ ...customerDataRefusals.distributor_not_found, field: 'distributorId' })
}

const recorded = (verb: string, item: CustomItem) => ({
  action: `custom-item.${verb}`,
  entity: `custom-item:${item.id}`,
  details: { description: item.description },
  value: item,
})

import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { withChange } from '#kit/with-change.ts'
import { timeZoneOf } from '#areas/routing/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { customItemLimits, type CustomItem, type CustomItemText } from '../custom-item.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'
import { checkCustomItem } from '../rules/check-custom-item.ts'
import { addCustomItem, countCustomItems, customItemOf, knownNames, type WrittenBy } from './custom-item.store.ts'
import type { OwnDataCall, Written } from './own-data.ts'

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

type NewItem = Pick<CustomItemText, 'description'> & {
  readonly [Field in keyof CustomItemText]?: CustomItemText[Field] | undefined
}

/** GUIDE-4: adds a custom item, the ship-to's own data being locked; returns what to record. */
export async function addOwnItem(tx: Queries, call: OwnDataCall, item: NewItem): Promise<Written<CustomItem>> {
  const { params } = call
  const text = orRefuse(checkCustomItem(withChange({ ...empty, description: item.description }, item)))
  await refuseForeign(tx, call, text)
  if ((await countCustomItems(tx, params)) >= customItemLimits.items) {
    const message = `There is no room for more than ${customItemLimits.items} custom items.`
    throw new Refused({ ...customerDataRefusals.too_many, message, field: 'description' })
  }
  const id = uuidv7()
  await addCustomItem(tx, params, id, text, await writtenBy(tx, call))
  return recorded('create', orNotFound(await customItemOf(tx, params, id)))
}

/** The item, or the refusal of a missing one. */
export const orNotFound = (item: CustomItem | undefined): CustomItem => {
  if (!item) throw new Refused(customerDataRefusals.custom_item_not_found)
  return item
}

/** Who writes, and the division's day. */
export async function writtenBy(db: Queries, { params, caller, now }: OwnDataCall): Promise<WrittenBy> {
  const today = todayIn(await timeZoneOf(db, params.division), now)
  return { changedBy: caller.actor.realUserId, changedAt: now, today }
}

/** Another customer's category, location or distributor reads like a missing one (security 10). */
export async function refuseForeign(tx: Queries, { params }: OwnDataCall, text: CustomItemText): Promise<void> {
  const { category, location, distributor } = await knownNames(tx, params, text)
  if (text.categoryId !== null && category === 0)
    throw new Refused({ ...customerDataRefusals.category_not_found, field: 'categoryId' })
  if (text.locationId !== null && location === 0)
    throw new Refused({ ...customerDataRefusals.location_not_found, field: 'locationId' })
  if (text.distributorId !== null && distributor === 0)
    throw new Refused({ ...customerDataRefusals.distributor_not_found, field: 'distributorId' })
}

/** What was done to an item, for the audit trail. */
export const recorded = (verb: string, item: CustomItem): Written<CustomItem> => ({
  action: `custom-item.${verb}`,
  entity: `custom-item:${item.id}`,
  details: { description: item.description },
  value: item,
})

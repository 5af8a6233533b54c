import { v7 as uuidv7 } from 'uuid'
import { type Refusal, Refused } from '#kit/decision.ts'
import { isSameSet } from '#kit/is-same-set.ts'
import { type Handler, handle } from '#platform/http/handle.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'
import { namedEntryLimits, type NamedEntry } from '../named-entry.ts'
import {
  createCustomerCategory,
  createCustomerLocation,
  deleteCustomerCategory,
  deleteCustomerLocation,
  listCustomerCategories,
  listCustomerLocations,
  sortCustomerCategories,
  sortCustomerLocations,
  updateCustomerCategory,
  updateCustomerLocation,
} from '../named-entries.endpoints.ts'
import { customItemUser } from './custom-item.store.ts'
import { namedEntryStore } from './named-entry.store.ts'
import { type OwnDataCall, writeOwnData } from './own-data.ts'
import { leaveUse, type OwnDataUser } from './own-data-users.ts'

/** What categories and locations differ in. */
interface Kind {
  readonly kind: 'category' | 'location'
  /** As messages begin. */
  readonly label: string
  readonly notFound: Refusal
  readonly store: ReturnType<typeof namedEntryStore>
}

const categories: Kind = {
  kind: 'category',
  label: 'Category',
  notFound: customerDataRefusals.category_not_found,
  store: namedEntryStore('customer_categories'),
}
const locations: Kind = {
  kind: 'location',
  label: 'Location',
  notFound: customerDataRefusals.location_not_found,
  store: namedEntryStore('customer_locations'),
}

type EntryCall = OwnDataCall & { readonly params: { readonly id: string } }
type NamedOrder = { readonly ids: readonly string[]; readonly from?: readonly string[] | undefined }
type TextCall = { readonly body: { readonly name: string } }

/** GUIDE-4: adds one at the end. */
async function add({ kind, label, store }: Kind, call: OwnDataCall & TextCall) {
  const { params, body } = call
  const entry = await writeOwnData(call, async (tx) => {
    const { length } = await store.all(tx, params)
    if (length >= namedEntryLimits.entries) {
      const message = `There is no room for more than ${namedEntryLimits.entries}.`
      throw new Refused({ ...customerDataRefusals.too_many, message, field: 'name' })
    }
    const added = await store.add(tx, params, uuidv7(), body.name)
    return recorded(kind, 'create', orTaken(added))
  })
  return { message: `${label} added successfully`, entry }
}

/** GUIDE-4: renames one. */
async function rename({ kind, label, notFound, store }: Kind, call: EntryCall & TextCall) {
  const { params, body } = call
  const entry = await writeOwnData(call, async (tx) => {
    if (!(await store.lock(tx, params, params.id))) throw new Refused(notFound)
    return recorded(kind, 'change', orTaken(await store.rename(tx, params, params.id, body.name)))
  })
  return { message: `${label} changed successfully`, entry }
}

const orTaken = (entry: NamedEntry | undefined): NamedEntry => {
  if (!entry) throw new Refused({ ...customerDataRefusals.name_taken, field: 'name' })
  return entry
}
const recorded = (kind: string, verb: string, entry: NamedEntry) => ({
  action: `customer-${kind}.${verb}`,
  entity: `customer-${kind}:${entry.id}`,
  details: { name: entry.name },
  value: entry,
})

/** GUIDE-4: the order of all of them, unless somebody sorted them otherwise in the meantime. */
async function sort({ kind, store }: Kind, call: OwnDataCall & { readonly body: NamedOrder }) {
  const { params, body } = call
  const entries = await writeOwnData(call, async (tx) => {
    const known = (await store.all(tx, params)).map(({ id }) => id)
    if (!isSameSet(known, body.ids)) throw new Refused({ ...customerDataRefusals.order_changed, field: 'ids' })
    if (body.from && body.from.join() !== known.join())
      throw new Refused({ ...customerDataRefusals.order_changed, field: 'from' })
    await store.sort(tx, params, body.ids)
    const value = await store.all(tx, params)
    return { action: `customer-${kind}.sort`, entity: `customer-${kind}:all`, value }
  })
  return { message: 'Order saved', entries }
}

/** GUIDE-4: deletes one that nobody names, or after naming what takes its place. */
async function remove(
  { kind, label, notFound, store }: Kind,
  call: EntryCall & { readonly query: { readonly moveTo?: string | undefined } },
  users: readonly OwnDataUser[],
) {
  const { params, query } = call
  const { division, shipTo, id } = params
  await writeOwnData(call, async (tx) => {
    const entry = await store.lock(tx, params, id)
    if (!entry) throw new Refused(notFound)
    const isKnown =
      query.moveTo === undefined || query.moveTo === 'none' || (await store.lock(tx, params, query.moveTo))
    if (!isKnown) throw new Refused({ ...notFound, field: 'moveTo' })
    await leaveUse(tx, { division, shipTo, kind, id }, users, query.moveTo)
    await store.remove(tx, params, id)
    return recorded(kind, 'delete', entry)
  })
  return { message: `${label} deleted successfully` }
}

/** GUIDE-4: the calls about categories and locations; `users` name them in their lines. */
export function namedEntryHandlers(above: readonly OwnDataUser[]): readonly Handler[] {
  const users = [customItemUser, ...above]
  return [
    handle(listCustomerCategories, async ({ db, params }) => ({ categories: await categories.store.all(db, params) })),
    handle(createCustomerCategory, async (call) => {
      const { message, entry } = await add(categories, call)
      return { message, category: entry }
    }),
    handle(updateCustomerCategory, async (call) => {
      const { message, entry } = await rename(categories, call)
      return { message, category: entry }
    }),
    handle(sortCustomerCategories, async (call) => {
      const { message, entries } = await sort(categories, call)
      return { message, categories: entries }
    }),
    handle(deleteCustomerCategory, (call) => remove(categories, call, users)),
    handle(listCustomerLocations, async ({ db, params }) => ({ locations: await locations.store.all(db, params) })),
    handle(createCustomerLocation, async (call) => {
      const { message, entry } = await add(locations, call)
      return { message, location: entry }
    }),
    handle(updateCustomerLocation, async (call) => {
      const { message, entry } = await rename(locations, call)
      return { message, location: entry }
    }),
    handle(sortCustomerLocations, async (call) => {
      const { message, entries } = await sort(locations, call)
      return { message, locations: entries }
    }),
    handle(deleteCustomerLocation, (call) => remove(locations, call, users)),
  ]
}

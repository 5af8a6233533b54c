import { withByteOrderMark } from '#contract/file-content.ts'
import { toCsv } from '#kit/csv.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { itemRefusals } from '#areas/items/item.refusals.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { alternatesOf } from '#areas/items/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handle } from '#platform/http/handle.ts'
import { mayChooseSubstitutes } from '../rules/may-choose-substitutes.ts'
import { describeIfShort } from '#areas/orders/rules/describe-if-short.ts'
import { type AcceptedLoss, substitutionChoices } from '#areas/orders/if-short.ts'
import { type Substitution, substitutionLimits } from '../substitution.ts'
import {
  changeSubstitutions,
  checkSubstitute,
  downloadSubstitutions,
  getSubstitution,
  listSubstitutions,
  saveSubstitution,
  setSubstitutionDefault,
} from '../substitutions.endpoints.ts'
import { substitutionRefusals } from '../substitutions.refusals.ts'
import { checkWishes } from './check-wishes.ts'
import { checkedAlternativeOf, readSubstitutions } from './checked-substitutions.ts'
import { comparedItems, type SubstitutedItem } from './compared-items.store.ts'
import {
  countPreferences,
  defaultOf,
  lockPreferences,
  type NewPreference,
  pageOfPreferences,
  preferencesOf,
  removePreference,
  saveDefault,
  savePreference,
  savePreferences,
} from './substitution.store.ts'

const nothingAccepted: AcceptedLoss = { diets: [], allergens: [], unstated: [] }

/** The ship-to whose preferences they are, with today on its clocks; a prospect has none. */
function placeOf(caller: Caller, now: Date): { shipTo: ShipToFacts; today: string } {
  const shipTo = shipToOf(caller)
  orRefuse(mayChooseSubstitutes(shipTo))
  return { shipTo, today: todayIn(shipTo.timeZone, now) }
}

/** ITEM-9: an item this ship-to may not see reads like a missing one. */
function seen(items: ReadonlyMap<string, SubstitutedItem>, itemNumber: string): SubstitutedItem {
  const item = items.get(itemNumber)
  if (!item || !isItemVisible(item)) throw new Refused(itemRefusals.item_not_found)
  return item
}

/** NEXT-3: the list. */
export const listSubstitutionsHandler = handle(listSubstitutions, async ({ db, caller, query, now }) => {
  const { shipTo, today } = placeOf(caller, now)
  const totalRecords = await countPreferences(db, shipTo, query)
  const pageNo = lastPageWithin(query.pageNo, query.pageSize, totalRecords)
  const page = { limit: query.pageSize, offset: (pageNo - 1) * query.pageSize }
  const stored = await pageOfPreferences(db, shipTo, query, page)
  const defaultChoice = await defaultOf(db, shipTo)
  const substitutions = await readSubstitutions(db, shipTo, today, stored, defaultChoice)
  return { defaultChoice, pageNo, substitutions, totalRecords }
})

/** NEXT-3: the list as a file. */
export const downloadSubstitutionsHandler = handle(downloadSubstitutions, async ({ db, caller, query, now, reply }) => {
  const { shipTo, today } = placeOf(caller, now)
  const all = { limit: substitutionLimits.preferences, offset: 0 }
  const stored = await pageOfPreferences(db, shipTo, query, all)
  const rows = await readSubstitutions(db, shipTo, today, stored, await defaultOf(db, shipTo))
  const name = `substitutions-${shipTo.division}-${shipTo.shipTo}.csv`
  void reply.header('content-disposition', `attachment; filename="${name}"`)
  return withByteOrderMark(toCsv([fileHead, ...rows.map(fileRow)]))
})

const fileHead = [
  'Item number',
  'Description',
  'Pack size',
  'Choice',
  'Alternative 1',
  'Alternative 2',
  'Alternative 3',
  'Max increase percent',
  'Today',
  'Why',
  'Changed by',
  'Changed at',
]
const fileRow = (each: Substitution): string[] => [
  each.itemNumber,
  each.description,
  each.packSizeDescription,
  substitutionChoices[each.choice],
  ...[0, 1, 2].map((index) => each.alternatives[index]?.itemNumber ?? ''),
  each.maxIncreasePercent === null ? '' : String(each.maxIncreasePercent),
  describeIfShort(each.ifShort),
  each.ifShort.reason,
  each.changedByName,
  each.changedAt,
]

/** NEXT-3: one item, with what the catalogue names in its place. */
export const getSubstitutionHandler = handle(getSubstitution, async ({ db, caller, params, now }) => {
  const { shipTo, today } = placeOf(caller, now)
  const { itemNumber } = params
  const links = await alternatesOf(db, shipTo.division, [itemNumber])
  const ranked = links.toSorted((a, b) => a.rank - b.rank).map(({ alternateNumber }) => alternateNumber)
  const items = await comparedItems(db, shipTo, today, [itemNumber, ...ranked])
  const item = seen(items, itemNumber)
  const stored = [...(await preferencesOf(db, shipTo, [itemNumber])).values()]
  const defaultChoice = await defaultOf(db, shipTo)
  const [substitution = null] = await readSubstitutions(db, shipTo, today, stored, defaultChoice)
  const allowed = { maxIncreasePercent: substitution?.maxIncreasePercent ?? null, accepted: nothingAccepted }
  const { description, packSizeDescription, brand } = item
  return {
    itemNumber,
    description,
    packSizeDescription,
    brand,
    defaultChoice,
    substitution,
    version: substitution?.version ?? 0,
    suggestions: [...new Set(ranked)]
      .map((each) => checkedAlternativeOf(item, each, items, shipTo, allowed))
      .filter(({ findings }) => !findings.some(({ kind }) => kind === 'notSold')),
  }
})

/** NEXT-3: the check of one alternative, before it is chosen. */
export const checkSubstituteHandler = handle(checkSubstitute, async ({ db, caller, params, query, now }) => {
  const { shipTo, today } = placeOf(caller, now)
  const { itemNumber, alternateItemNumber } = params
  const items = await comparedItems(db, shipTo, today, [itemNumber, alternateItemNumber])
  const { maxIncreasePercent = null } = query
  const allowed = { maxIncreasePercent, accepted: nothingAccepted }
  return checkedAlternativeOf(seen(items, itemNumber), alternateItemNumber, items, shipTo, allowed)
})

/** NEXT-3: sets one; what a person has not accepted is refused with what it is. */
export const saveSubstitutionHandler = handle(saveSubstitution, async (call) => {
  const { db, caller, params, body, ifMatch, now } = call
  const { shipTo, today } = placeOf(caller, now)
  const { itemNumber } = params
  const { choice } = body
  const wanted = choice === 'substitute' ? body.alternatives : []
  const numbers = wanted.map((each) => each.itemNumber)
  const substitution = await db.inTransaction(async (tx) => {
    await lockPreferences(tx, shipTo)
    const items = await comparedItems(tx, shipTo, today, [itemNumber, ...numbers])
    const item = seen(items, itemNumber)
    const maxIncreasePercent = choice === 'substitute' ? body.maxIncreasePercent : null
    const alternatives = checkWishes(item, wanted, items, shipTo)
    if (choice === 'substitute' && wanted.length === 0)
      throw new Refused({ ...substitutionRefusals.alternative_missing, field: 'alternatives' })
    const key = { ...shipTo, itemNumber }
    const before = (await preferencesOf(tx, shipTo, [itemNumber])).get(itemNumber)
    const by = { by: caller.actor.realUserId, now, seen: ifMatch }
    if (choice === 'default') {
      if (before && !(await removePreference(tx, key, ifMatch))) throw await changedSince()
    } else {
      if (!before) await checkRoom(tx, shipTo, 1)
      const next: NewPreference = { choice, alternatives, maxIncreasePercent }
      if (!(await savePreference(tx, key, next, by))) throw await changedSince()
    }
    const details = { itemNumber, choice, alternatives: numbers, maxIncreasePercent }
    await record(tx, call, 'substitution.set', `item:${itemNumber}`, details)
    return read(tx)

    async function read(from: Queries): Promise<Substitution | null> {
      const stored = [...(await preferencesOf(from, shipTo, [itemNumber])).values()]
      return (await readSubstitutions(from, shipTo, today, stored, await defaultOf(from, shipTo)))[0] ?? null
    }
    async function changedSince(): Promise<Refused> {
      return new Refused({
        ...substitutionRefusals.substitution_changed,
        details: { substitution: await read(tx) },
      })
    }
  })
  return { isSuccess: true as const, message: 'Preference saved', substitution }
})

async function checkRoom(tx: Queries, shipTo: ShipToFacts, added: number): Promise<void> {
  if ((await countPreferences(tx, shipTo, { keyword: '' })) + added > substitutionLimits.preferences)
    throw new Refused(substitutionRefusals.too_many_substitutions)
}

/** What the trail and live events need of a write. */
interface Writing {
  readonly caller: Caller
  readonly params: { readonly division: string; readonly shipTo: string }
  readonly address: string
}

async function record(tx: Queries, call: Writing, action: string, entity: string, details: object): Promise<void> {
  const { division, shipTo } = call.params
  const { actor } = call.caller
  await audit(tx, { actor, action, entity, division, shipTo, details, address: call.address })
  await publish(tx, { topic: 'customer-data', division, shipTo })
}

/** NEXT-3: one choice for many items. */
export const changeSubstitutionsHandler = handle(changeSubstitutions, async (call) => {
  const { db, caller, body, now } = call
  const { shipTo } = placeOf(caller, now)
  const { itemNumbers, choice } = body
  const changed = await db.inTransaction(async (tx) => {
    await lockPreferences(tx, shipTo)
    const known = await preferencesOf(tx, shipTo, itemNumbers)
    const added = new Set(itemNumbers.filter((each) => !known.has(each))).size
    if (choice !== 'default') await checkRoom(tx, shipTo, added)
    const count = await savePreferences(tx, shipTo, body, { by: caller.actor.realUserId, now })
    if (count > 0)
      await record(tx, call, 'substitution.set-many', 'substitution:many', { choice, items: count, itemNumbers })
    return count
  })
  return { isSuccess: true as const, message: `${plural(changed, 'preference')} changed`, changed }
})

/** NEXT-3: what holds for all other items. */
export const setSubstitutionDefaultHandler = handle(setSubstitutionDefault, async (call) => {
  const { db, caller, body, now } = call
  const { shipTo } = placeOf(caller, now)
  await db.inTransaction(async (tx) => {
    await saveDefault(tx, shipTo, body.choice)
    await record(tx, call, 'substitution.set-default', 'substitution:default', body)
  })
  return { isSuccess: true as const, message: 'Default saved' }
})

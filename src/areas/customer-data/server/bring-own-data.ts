import { v7 as uuidv7 } from 'uuid'
import { Refused } from '#kit/decision.ts'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'
import { customItemLimits, type CustomItemText } from '../custom-item.ts'
import { namedEntryLimits } from '../named-entry.ts'
import { addCustomItem, countCustomItems, type WrittenBy } from './custom-item.store.ts'
import { namedEntryStore } from './named-entry.store.ts'
import { lockOwnData } from './own-data.ts'

const stores = { category: namedEntryStore('customer_categories'), location: namedEntryStore('customer_locations') }
const sameItems = sql(
  'customer-data.items-like',
  `select i.id, i.description, i.pack_size_description as "packSizeDescription"
   from custom_items i
   where i.division = :division and i.ship_to = :shipTo and i.is_active
     and lower(i.description) = any(:descriptions::text[])`,
)

/** The key of a name or text that people write in any case of letters. */
const folded = (text: string): string => text.trim().toLowerCase()

/** The ids of the ship-to's categories or locations by name, in any case of letters. */
export async function entriesByName(
  db: Queries,
  place: ShipToKey,
  kind: 'category' | 'location',
): Promise<(name: string) => string | null> {
  const present = await stores[kind].all(db, place)
  const ids = new Map(present.map(({ id, name }) => [folded(name), id]))
  return (name) => ids.get(folded(name)) ?? null
}

/**
 * GUIDE-4: the ids of the ship-to's categories or locations by name, in any case of letters; what
 * it does not have yet is added at the end.
 */
export async function bringEntries(
  tx: Queries,
  place: ShipToKey,
  kind: 'category' | 'location',
  names: readonly string[],
): Promise<(name: string) => string | null> {
  const ids = new Map<string, string>()
  const wanted = names.filter((name) => name.trim() !== '')
  if (wanted.length > 0) {
    await lockOwnData(tx, place)
    const present = await stores[kind].all(tx, place)
    for (const { id, name } of present) ids.set(folded(name), id)
    for (const name of wanted) {
      if (ids.has(folded(name))) continue
      if (ids.size >= namedEntryLimits.entries)
        throw new Refused({
          ...customerDataRefusals.too_many,
          message: `There is no room for more than ${namedEntryLimits.entries}.`,
          field: kind,
        })
      const id = uuidv7()
      await stores[kind].add(tx, place, id, name.trim())
      ids.set(folded(name), id)
    }
  }
  return (name) => ids.get(folded(name)) ?? null
}

/**
 * GUIDE-4: the ids of custom items with these texts, in their order; an active one of the same
 * description and pack is taken as it is, so that a list brought twice adds nothing.
 */
export async function bringCustomItems(
  tx: Queries,
  place: ShipToKey,
  texts: readonly CustomItemText[],
  by: WrittenBy,
): Promise<string[]> {
  if (texts.length === 0) return []
  await lockOwnData(tx, place)
  const { division, shipTo } = place
  const descriptions = texts.map(({ description }) => folded(description))
  const present = await tx.rows<Pick<CustomItemText, 'description' | 'packSizeDescription'> & { id: string }>(
    sameItems({ division, shipTo, descriptions }),
  )
  const ids = new Map(present.map(({ id, ...text }) => [keyOf(text), id]))
  const added = texts.filter((text) => !ids.has(keyOf(text)))
  if (added.length > 0 && (await countCustomItems(tx, place)) + added.length > customItemLimits.items)
    throw new Refused({
      ...customerDataRefusals.too_many,
      message: `There is no room for more than ${customItemLimits.items} custom items.`,
    })
  for (const text of added) {
    if (ids.has(keyOf(text))) continue
    const id = uuidv7()
    await addCustomItem(tx, place, id, text, by)
    ids.set(keyOf(text), id)
  }
  return texts.map((text) => ids.get(keyOf(text))!)
}

const keyOf = ({ description, packSizeDescription }: Pick<CustomItemText, 'description' | 'packSizeDescription'>) =>
  JSON.stringify([folded(description), folded(packSizeDescription)])

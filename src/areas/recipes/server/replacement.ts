import { Refused } from '#kit/decision.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import type { ItemSummary } from '#areas/items/item.ts'
import { itemFacts, itemSummaries } from '#areas/items/server/public.ts'
import { describeMissingLink } from '#areas/measures/rules/describe-missing-link.ts'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { type ReplacedLine, replaceInLine } from '../rules/replace-in-line.ts'
import { measureLinks } from './ingredient-link.store.ts'
import type { StoredBook } from './recipe-book.ts'
import type { StoredIngredient } from './recipe.store.ts'

/** One item in another's place in recipes. */
export interface Replacement {
  readonly item: ItemSummary
  readonly replaceLine: (line: StoredIngredient) => ReplacedLine
}

/** The item that is to take another's place; one that this ship-to may not see is refused. */
export async function replacementBy(
  db: Queries,
  place: ShipToKey,
  itemNumber: string,
  field: string,
): Promise<Replacement> {
  const facts = (await itemFacts(db, place, [itemNumber])).get(itemNumber)
  const item = (await itemSummaries(db, place, [itemNumber])).get(itemNumber)
  if (!facts || !item || !isItemVisible(facts)) throw new Refused({ ...recipeRefusals.item_not_found, field })
  const links = await measureLinks(db, place, { items: new Map([[itemNumber, item]]), customItems: new Map() }, [])
  const replacing = { ...item, links: links(itemNumber) }
  return { item, replaceLine: (line) => replaceInLine(line, replacing) }
}

/** What a recipe asks before the item can be replaced in it; null: nothing. */
export function questionOf(
  lines: readonly StoredIngredient[],
  itemNumber: string,
  { replaceLine }: Replacement,
): string | null {
  for (const line of lines) {
    if (line.itemNumber !== itemNumber) continue
    const { ruPerPu, missing } = replaceLine(line)
    if (ruPerPu !== null) continue
    return missing ? describeMissingLink(missing) : `How many ${line.recipeUnit} does the new item hold?`
  }
  return null
}

/**
 * Recipes as they would be with the item in another's place. A line whose measure is unknown gets
 * no price: its recipe has no cost then.
 */
export function replacedBook(
  { recipes, ingredients }: StoredBook,
  itemNumber: string,
  replacement: Replacement,
): StoredBook {
  const replaced = [...ingredients].map(
    ([id, lines]) =>
      [id, lines.map((line) => (line.itemNumber === itemNumber ? lineWith(line, replacement) : line))] as const,
  )
  return { recipes, ingredients: new Map(replaced) }
}

/** The line with the new item, in the measures that are known. */
export function lineWith(line: StoredIngredient, { item, replaceLine }: Replacement): StoredIngredient {
  const { purchaseUnit, ruPerPu } = replaceLine(line)
  return { ...line, itemNumber: item.itemNumber, purchaseUnit, ruPerPu: ruPerPu ?? line.ruPerPu }
}

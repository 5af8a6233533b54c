import { readRational, writeRational } from '#kit/rational.ts'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import { type MeasuredItem, linksOfItem } from '#areas/measures/rules/links-of-item.ts'
import type { MeasureLink } from '#areas/measures/measure.ts'
import { isUnitKey } from '#areas/measures/units.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { IngredientFacts } from '../ingredients.endpoints.ts'
import type { Larder } from './recipe-book.ts'

interface LinkRow {
  readonly ingredient: string
  readonly of: string
  readonly amount: string
  readonly unit: string
}
type Details = Pick<MeasuredItem, 'eachesPerCase' | 'householdServingSize' | 'servingSize'>

const answered = sql(
  'recipes.links',
  `select l.ingredient, l.of_unit as of, l.amount, l.unit from ingredient_links l
   where l.division = :division and l.ship_to = :shipTo and l.ingredient = any(:ingredients::text[])
   order by l.answered_at desc`,
)
const details = sql(
  'recipes.measured-items',
  `select i.item_number as "itemNumber", i.eaches_per_case as "eachesPerCase",
     coalesce(i.details ->> 'householdServingSize', '') as "householdServingSize", i.details -> 'servingSize' as "servingSize"
   from items i where i.division = :division and i.item_number = any(:itemNumbers)`,
)
const answer = sql(
  'recipes.answer-link',
  `insert into ingredient_links (division, ship_to, ingredient, of_unit, amount, unit, answered_by, answered_at)
   values (:division, :shipTo, :ingredient, :of, :amount, :unit, :by, :now)
   on conflict (division, ship_to, ingredient, of_unit) do update
     set amount = excluded.amount, unit = excluded.unit, answered_by = excluded.answered_by,
       answered_at = excluded.answered_at`,
)

/** RECIPE-3: the links of ingredients: what the kitchen answered, then what their data says. */
export async function measureLinks(
  db: Queries,
  { division, shipTo }: ShipToKey,
  { items, customItems }: Pick<Larder, 'items' | 'customItems'>,
  subRecipeIds: readonly string[],
): Promise<(key: string) => readonly MeasureLink[]> {
  const ingredients = [...items.keys(), ...customItems.keys(), ...subRecipeIds]
  const rows = await db.rows<LinkRow>(answered({ division, shipTo, ingredients }))
  const found = await db.rows<Details & { itemNumber: string }>(details({ division, itemNumbers: [...items.keys()] }))
  const measured = new Map(found.map(({ itemNumber, ...rest }) => [itemNumber, rest]))
  return (key) => {
    const own = rows.flatMap(({ ingredient, of, amount, unit }): MeasureLink[] => {
      const exact = readRational(amount)
      const isOf = ingredient === key && exact !== null && isUnitKey(of) && isUnitKey(unit)
      return isOf ? [{ of, amount: exact, unit, source: 'person' }] : []
    })
    return [...own, ...dataLinks(items.get(key), customItems.get(key), measured.get(key))]
  }
}

/** The same links as they are sent. */
export async function linksOf(
  db: Queries,
  shipTo: ShipToKey,
  larder: Pick<Larder, 'items' | 'customItems'>,
  subRecipeIds: readonly string[],
): Promise<(key: string) => IngredientFacts['links']> {
  const links = await measureLinks(db, shipTo, larder, subRecipeIds)
  return (key) => links(key).map((each) => ({ ...each, amount: writeRational(each.amount) }))
}

function dataLinks(
  item: Larder['items'] extends ReadonlyMap<string, infer Item> ? Item | undefined : never,
  own: Larder['customItems'] extends ReadonlyMap<string, infer Item> ? Item | undefined : never,
  known: Details | undefined,
): readonly MeasureLink[] {
  if (item && known) {
    const { packSizeDescription, caseWeightHundredths, isCatchWeight, isBrokenCase, eachOnly } = item
    const serving = known.servingSize === null ? {} : { servingSize: known.servingSize }
    return linksOfItem({
      packSizeDescription,
      caseWeightHundredths,
      isCatchWeight,
      isBrokenCase,
      eachOnly,
      eachesPerCase: known.eachesPerCase,
      householdServingSize: known.householdServingSize,
      ...serving,
    })
  }
  if (!own) return []
  const { packSizeDescription, caseNetWeight, isCatchWeight, isBrokenCase, eachesPerCase } = own
  return linksOfItem({
    packSizeDescription,
    caseWeightHundredths: caseNetWeight,
    isCatchWeight,
    isBrokenCase,
    eachesPerCase,
    eachOnly: false,
  })
}

/** Keeps an answer; a newer one about the same unit takes its place. */
export const saveLink = (
  tx: Queries,
  { division, shipTo }: ShipToKey,
  { ingredient, of, amount, unit }: LinkRow,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> => tx.send(answer({ division, shipTo, ingredient, of, amount, unit, by, now }))

import type { CalendarDate } from '#kit/dates.ts'
import { one, roundRational } from '#kit/rational.ts'
import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { shipToFacts } from '#areas/customers/server/public.ts'
import { type DemoIngredient, type DemoRecipe, demoRecipes } from '#areas/demo/generate/read-recipes.ts'
import type { ItemSummary } from '#areas/items/item.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { itemFacts, itemSummaries } from '#areas/items/server/public.ts'
import type { MeasureLink } from '#areas/measures/measure.ts'
import { convertMeasure } from '#areas/measures/rules/convert-measure.ts'
import { readUnit } from '#areas/measures/rules/read-unit.ts'
import { ruPerPu } from '#areas/measures/rules/ru-per-pu.ts'
import { purchaseUnits, recipeText } from '#areas/recipes/recipe.ts'
import { addRecipe, measureLinks } from '#areas/recipes/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { seedMenus } from './seed-menus.ts'

interface Kitchen {
  readonly division: string
  readonly shipTo: string
  /** Who wrote the recipes down: the chef, or who else orders. */
  readonly userId: string
}

const kitchens = sql(
  'demo.recipe-kitchens',
  `select s.division, s.number as "shipTo", u.id as "userId"
   from ship_tos s, lateral (select u.id from users u
     where u.is_demo and u.email in ('buyer@harborbistro.example', 'chef@harborbistro.example')
       and exists (select from ${shipTosAllowed('u.id')} a where a.division = s.division and a.ship_to = s.number)
     order by u.email desc limit 1) u
   where s.is_active order by s.division, s.number limit 2`,
)
// The lowest numbers of a product are its usual packs and labels.
const candidates = sql(
  'demo.recipe-items',
  `select w.name, i.item_number as "itemNumber", i.price
   from unnest(:names::text[]) as w (name), lateral (
     select i.item_number, coalesce(p.per_pound_hundredths / 100.0, p.case_price_cents, p.each_price_cents)::float8 as price
     from items i join lateral (
       select l.* from item_prices l
       where l.division = i.division and l.item_number = i.item_number and l.scope = 'L' and l.starts_on <= :today
       order by l.starts_on desc limit 1) p on true
     where i.division = :division and starts_with(i.description, w.name) and i.erp_status = 'active'
     order by i.item_number limit 8) i
   where i.price > 0 order by 1, 2`,
)

interface Candidate {
  readonly name: string
  readonly itemNumber: string
  /** Cents a case, an each or a pound, as it is bought. */
  readonly price: number
}

/** RECIPE-1, NEXT-10: the first two kitchens of the demo have recipes and menus. */
export async function seedRecipes(
  tx: Queries,
  when: { readonly today: CalendarDate; readonly now: Date },
): Promise<void> {
  for (const kitchen of await tx.rows<Kitchen>(kitchens())) await seedKitchen(tx, kitchen, when)
}

async function seedKitchen(
  tx: Queries,
  { userId, ...params }: Kitchen,
  { today, now }: { readonly today: CalendarDate; readonly now: Date },
): Promise<void> {
  const actor = { userId, realUserId: userId, kind: 'external' as const, can: () => true }
  const call = { db: tx, params, caller: { actor }, address: '', now }
  const recipes = demoRecipes()
  const range = await readRange(tx, await shipToFacts(tx, params.division, params.shipTo), recipes, today)
  const ids = new Map<string, string>()
  const subRecipes = new Map<string, SubRecipe>()
  for (const { ingredients, ...recipe } of recipes) {
    const lines = ingredients.map((each) => lineOf(each, range, subRecipes)).filter((line) => line !== null)
    // A division that does not stock what a recipe is made of does without it.
    if (lines.length < ingredients.length) continue
    const type = recipe.servings === null ? 'SUB_RECIPE' : 'MENU_RECIPE'
    const id = await addRecipe(call, recipeText.parse({ ...recipe, type, ingredients: lines }))
    ids.set(recipe.title, id)
    if (type === 'SUB_RECIPE') subRecipes.set(recipe.title, { id, recipeUnit: recipe.recipeUnit })
  }
  await seedMenus(call, ids)
}

/** Items by the beginning of their description, with what connects their measures. */
interface Range {
  readonly itemsOf: (name: string) => readonly (ItemSummary & { readonly price: number })[]
  readonly linksOf: (itemNumber: string) => readonly MeasureLink[]
}

async function readRange(
  tx: Queries,
  shipTo: ShipToFacts,
  recipes: readonly DemoRecipe[],
  today: CalendarDate,
): Promise<Range> {
  const { division } = shipTo
  const names = [...new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)))]
  const found = await tx.rows<Candidate>(candidates({ division, names, today }))
  const numbers = [...new Set(found.map(({ itemNumber }) => itemNumber))]
  const facts = await itemFacts(tx, shipTo, numbers)
  const items = await itemSummaries(tx, shipTo, numbers)
  const itemsOf = (wanted: string) =>
    found.flatMap(({ name, itemNumber, price }) => {
      const [known, item] = [facts.get(itemNumber), items.get(itemNumber)]
      return name === wanted && known && item && isItemVisible(known) ? [{ ...item, price }] : []
    })
  return { itemsOf, linksOf: await measureLinks(tx, shipTo, { items, customItems: new Map() }, []) }
}

interface SubRecipe {
  readonly id: string
  /** What it makes. */
  readonly recipeUnit: string
}

/** How many of a unit one of another holds; null: nothing connects them. */
function unitsIn(made: string, used: string): number | null {
  if (made === used) return 1
  const [from, to] = [readUnit(made), readUnit(used)]
  const held = from && to && convertMeasure(one, from, to, [])
  return held?.isKnown ? roundRational(held.amount, 6) / 1_000_000 : null
}

function lineOf(
  { kind, name, ...amounts }: DemoIngredient,
  { itemsOf, linksOf }: Range,
  subRecipes: ReadonlyMap<string, SubRecipe>,
): object | null {
  if (kind === 'market')
    return { ingredientType: 'New Custom item', newCustomItem: { description: name }, ...amounts, ruPerPu: 1 }
  if (kind === 'sub recipe') {
    const sub = subRecipes.get(name)
    const held = sub && unitsIn(sub.recipeUnit, amounts.recipeUnit)
    return held ? { ingredientType: 'Sub recipe', subRecipeId: sub.id, ...amounts, ruPerPu: held } : null
  }
  const unit = readUnit(amounts.recipeUnit)
  if (unit === null) return null
  const offers = itemsOf(name).flatMap((item) => {
    const links = linksOf(item.itemNumber)
    const bought = item.eachOnly ? 'each' : 'case'
    const held = item.isCatchWeight ? convertMeasure(one, 'lb', unit, links) : ruPerPu(bought, unit, links)
    if (!held.isKnown) return []
    const units = roundRational(held.amount, 6) / 1_000_000
    return [
      { itemNumber: item.itemNumber, purchaseUnit: purchaseUnits[bought], ruPerPu: units, each: item.price / units },
    ]
  })
  const cheapest = offers.toSorted((a, b) => a.each - b.each)[0]
  if (!cheapest) return null
  const { each: _, ...line } = cheapest
  return { ingredientType: 'own item', ...amounts, ...line }
}

import { z } from 'zod'
import { knownShipTo } from '#areas/customers/server/public.ts'
import { customItemLimits } from '#areas/customer-data/custom-item.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import type { Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import { type Cell, division, listOf, money, oneOf, text, tradeNumber, whole } from '#platform/imports/cell.ts'
import { importKind, key, type LineProblem, needed, optional } from '#platform/imports/import-kind.ts'
import { recipeLimits, recipeTypes } from '../recipe.ts'
import { type FileRow, judgeRecipeRows, otherRows, type RecipeRow } from '../rules/judge-recipe-rows.ts'

const types = Object.keys(recipeTypes) as (keyof typeof recipeTypes)[]
const customPrefix = 'custom:'
const recipePrefix = 'recipe:'

/** A decimal between two bounds, both included. */
const number = (decimals: number, min: number, max: number): Cell<number> =>
  z.unknown().transform((value, context): number => {
    const units = typeof value === 'string' ? readDecimal(value, decimals) : null
    const read = units === null ? Number.NaN : units / 10 ** decimals
    if (read >= min && read <= max) return read
    const message = `must be a number between ${min} and ${max} with at most ${decimals} decimals`
    context.issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  })

/** An item number, `custom:` and the kitchen's own number, or `recipe:` and a title. */
const ingredient: Cell<string> = z.unknown().transform((value, context): string => {
  const given = typeof value === 'string' ? value.trim() : ''
  if (/^[A-Za-z0-9-]{1,20}$/.test(given)) return padNumber(given, numberLength)
  const own = given.startsWith(customPrefix) ? given.slice(customPrefix.length).trim() : ''
  if (own !== '' && own.length <= customItemLimits.customerItemNumber) return customPrefix + own
  const title = given.startsWith(recipePrefix) ? given.slice(recipePrefix.length).trim() : ''
  if (title !== '' && title.length <= recipeLimits.title) return recipePrefix + title
  context.issues.push({
    code: 'custom',
    message: `must be an item number, ${customPrefix} and the kitchen's own number of a custom item, or ${recipePrefix} and the title of a sub recipe`,
    input: value,
  })
  return z.NEVER
})

const isCustom = `m.item_key like '${customPrefix}%'` as const
const isRecipe = `m.item_key like '${recipePrefix}%'` as const
const customItem = (alias: 's' | 'm') =>
  `(select x.id from custom_items x
  where x.division = ${alias}.division and x.ship_to = ${alias}.ship_to
    and x.customer_item_number = substr(${alias}.item_key, ${customPrefix.length + 1})
    and ${alias}.item_key like '${customPrefix}%'
  order by x.is_active desc, x.id limit 1)` as const
const subRecipe = `(select x.id from recipes x
  where ${isRecipe} and x.division = m.division and x.ship_to = m.ship_to
    and lower(x.title) = lower(substr(m.item_key, ${recipePrefix.length + 1})))` as const
const ofItem = `i.division = m.division and i.item_number = m.item_key` as const
const ofRecipe = (alias: 's' | 'm') =>
  `r.division = ${alias}.division and r.ship_to = ${alias}.ship_to and lower(r.title) = lower(${alias}.title)` as const
/** The facts of a recipe, which its rows repeat. */
const facts = `type, description, category, station, tools, cook_time_mins, servings, menu_price_cents,
  no_of_recipe_units, makes_unit, q_factor_pct, directions`
const factsOf = (alias: string) => facts.replaceAll(/\w+/g, `${alias}.$&`)

const stored = unprepared(
  `select r.division, r.ship_to as "shipTo", r.title, r.type, coalesce(i.line_number, 0) as "lineNumber",
     s.title as "subTitle"
   from recipes r
   left join recipe_ingredients i on i.recipe_id = r.id
   left join recipes s on s.id = i.sub_recipe_id
   where exists (select from import_ready m where m.division = r.division and m.ship_to = r.ship_to)`,
)
const ready = unprepared(
  `select m.line, m.division, m.ship_to as "shipTo", m.title, m.type, m.line_number as "lineNumber",
     case when ${isRecipe} then substr(m.item_key, ${recipePrefix.length + 1}) end as "subTitle",
     row(${factsOf('s')}) is distinct from first_value(row(${factsOf('s')})) over (
       partition by m.division, m.ship_to, lower(m.title) order by m.line) as differs
   from import_ready m join import_stage s on s.line = m.line order by m.line`,
)

/** The rows that the kitchens' recipes cannot take. */
async function judge(tx: Queries): Promise<LineProblem[]> {
  type Placed = { readonly division: string; readonly shipTo: string }
  const placeOf = ({ division: of, shipTo }: Placed) => `${of} ${shipTo}`
  const [before, rows] = [await tx.rows<RecipeRow & Placed>(stored()), await tx.rows<FileRow & Placed>(ready())]
  return [...new Set(rows.map(placeOf))].flatMap((place) =>
    judgeRecipeRows(
      before.filter((row) => placeOf(row) === place),
      rows.filter((row) => placeOf(row) === place),
    ),
  )
}

/** Recipes from files, a row an ingredient; a recipe comes with its rows, whole or not at all. */
export const recipesImportKind = importKind({
  name: 'recipes',
  rowIs: 'one ingredient of one recipe of a ship-to; rows of one recipe repeat its facts',
  table: 'recipe_ingredients',
  alsoFills: ['recipes'],
  publishes: 'customer-data',
  whole: {
    keyOf: ({ division: of, shipTo, title }) =>
      of && shipTo && title ? [of, shipTo, title.toLowerCase()].join('\u001F') : undefined,
    otherRows,
  },
  key: ['division', 'ship_to', 'title', 'line_number'],
  columns: {
    division: key(division, 'Division code', 'division'),
    shipTo: key(tradeNumber, 'Ship-to number', 'ship_to'),
    title: key(text(recipeLimits.title), 'Title of the recipe', 'title'),
    lineNumber: key(whole(1, recipeLimits.ingredients), 'Line of the recipe, from 1', 'line_number', 'integer'),
    type: needed(oneOf(types), 'Recipe type', 'type'),
    description: optional(text(recipeLimits.description), 'Description', 'description'),
    category: optional(text(recipeLimits.category), 'Category', 'category'),
    station: optional(text(recipeLimits.station), 'Station', 'station'),
    tools: optional(text(recipeLimits.tools), 'Tools', 'tools'),
    cookTimeMins: optional(whole(0, 9999), 'Cook time in minutes', 'cook_time_mins', 'integer'),
    servings: optional(whole(1, 99_999), 'Servings of a menu recipe', 'servings', 'integer'),
    menuPricePerServing: optional(money(1), 'Dollars a serving of a menu recipe', 'menu_price_cents', 'bigint'),
    noOfRecipeUnits: optional(
      number(4, 0.0001, 999_999),
      'How many units a sub recipe makes',
      'no_of_recipe_units',
      'numeric',
    ),
    madeUnit: optional(text(recipeLimits.recipeUnit), 'Unit of what a sub recipe makes', 'makes_unit'),
    qFactor: optional(number(2, 0, 100), 'Percent added for what nobody measures', 'q_factor_pct', 'numeric', '0'),
    directions: optional(listOf(text(recipeLimits.direction)), 'Steps, in order', 'directions', 'jsonb', "'[]'"),
    ingredient: needed(
      ingredient,
      `Item number, \`${customPrefix}\` and the kitchen's own number of a custom item, or \`${recipePrefix}\` and the title of a sub recipe`,
      'item_key',
    ),
    measurement: optional(text(recipeLimits.measurement), 'As the cook reads it', 'measurement'),
    quantity: needed(number(6, 0.000_001, 999_999), 'How much of it, in recipeUnit', 'quantity', 'numeric'),
    recipeUnit: needed(text(recipeLimits.recipeUnit), 'Unit of the quantity', 'recipe_unit'),
    purchaseUnit: optional(whole(1, 2), '1 case, 2 each', 'purchase_unit', 'integer', '1'),
    ruPerPu: needed(
      number(6, 0.000_001, 9_999_999),
      'recipeUnits in one purchase unit, in a pound of catch weight, or in one of what a sub recipe makes',
      'ru_per_pu',
      'numeric',
    ),
    yieldPct: optional(number(2, 0.01, 100), 'Percent left after trimming', 'yield_pct', 'numeric', '100'),
  },
  references: [
    knownShipTo,
    { field: 'title', when: `m.title = ''`, reason: 'is required' },
    { field: 'recipeUnit', when: `m.recipe_unit = ''`, reason: 'is required' },
    {
      field: 'ingredient',
      when: `not ${isCustom} and not ${isRecipe} and not exists (select 1 from items i where ${ofItem}
        and (not i.is_proprietary or m.ship_to = any(i.reserved_ship_tos)))`,
      reason: 'There is no such item in this division',
    },
    {
      field: 'ingredient',
      when: `${isCustom} and ${customItem('m')} is null`,
      reason: 'There is no custom item with this number of this ship-to',
    },
    {
      field: 'purchaseUnit',
      when: `m.purchase_unit = 2 and (exists (select 1 from items i where ${ofItem} and not i.each_only and not i.is_broken_case)
        or exists (select 1 from custom_items x where x.id = ${customItem('m')} and not x.is_broken_case))`,
      reason: 'This item is bought by the case only.',
    },
    {
      field: 'servings',
      when: `m.type = 'MENU_RECIPE' and m.servings is null`,
      reason: 'is required for a menu recipe',
    },
    {
      field: 'noOfRecipeUnits',
      when: `m.type = 'SUB_RECIPE' and m.no_of_recipe_units is null`,
      reason: 'is required for a sub recipe',
    },
    {
      field: 'madeUnit',
      when: `m.type = 'SUB_RECIPE' and m.makes_unit = ''`,
      reason: 'is required for a sub recipe',
    },
    {
      field: 'type',
      when: `m.type = 'MENU_RECIPE' and exists (select 1 from recipes r
        join recipe_ingredients u on u.sub_recipe_id = r.id where ${ofRecipe('m')})`,
      reason: 'Other recipes use this recipe. Take it out of them first.',
    },
  ],
  // Under the title, and with the words for an ingredient, as the file writes them.
  current: `(select s.division, s.ship_to, s.title, s.line_number, true as stored, r.type, r.description, r.category,
      r.station, r.tools, r.cook_time_mins, r.servings, r.menu_price_cents, r.no_of_recipe_units,
      r.recipe_unit as makes_unit, r.q_factor_pct, r.directions, case
        when i.item_number is not null then i.item_number
        when i.custom_item_id is not null then
          case when i.custom_item_id = ${customItem('s')} then s.item_key else '${customPrefix}' || i.custom_item_id end
        when '${recipePrefix}' || lower(b.title) = lower(s.item_key) then s.item_key
        else '${recipePrefix}' || b.title end as item_key,
      i.measurement, i.quantity, i.recipe_unit, i.purchase_unit::integer, i.ru_per_pu, i.yield_pct
    from import_stage s
    join recipes r on ${ofRecipe('s')}
    join recipe_ingredients i on i.recipe_id = r.id and i.line_number = s.line_number
    left join recipes b on b.id = i.sub_recipe_id)`,
  judge: {
    // Recipes of a ship-to are written by one at a time.
    lock: `select 1 from ship_tos t where exists (select 1 from import_stage s
        where s.division = t.division and s.ship_to = t.number)
      order by t.division, t.number for no key update of t`,
    judge,
  },
  write: [
    `update recipes r set type = m.type, description = m.description, category = m.category, station = m.station,
       tools = m.tools, cook_time_mins = m.cook_time_mins,
       servings = case m.type when 'MENU_RECIPE' then m.servings end,
       menu_price_cents = case m.type when 'MENU_RECIPE' then m.menu_price_cents end,
       no_of_recipe_units = case m.type when 'SUB_RECIPE' then m.no_of_recipe_units end,
       recipe_unit = case m.type when 'SUB_RECIPE' then m.makes_unit else '' end, q_factor_pct = m.q_factor_pct,
       directions = m.directions, version = r.version + 1, modified_by = null, modified_on = now()
     from (select distinct on (division, ship_to, lower(title)) * from import_ready
           where outcome <> 'unchanged' order by division, ship_to, lower(title), line) m
     where ${ofRecipe('m')}`,
    `insert into recipes (id, division, ship_to, title, type, description, category, station, tools, cook_time_mins,
       servings, menu_price_cents, no_of_recipe_units, recipe_unit, q_factor_pct, directions)
     select distinct on (m.division, m.ship_to, lower(m.title)) gen_random_uuid(), m.division, m.ship_to, m.title,
       m.type, m.description, m.category, m.station, m.tools, m.cook_time_mins,
       case m.type when 'MENU_RECIPE' then m.servings end,
       case m.type when 'MENU_RECIPE' then m.menu_price_cents end,
       case m.type when 'SUB_RECIPE' then m.no_of_recipe_units end,
       case m.type when 'SUB_RECIPE' then m.makes_unit else '' end, m.q_factor_pct, m.directions
     from import_ready m
     where m.outcome = 'added' and not exists (select 1 from recipes r where ${ofRecipe('m')})
     order by m.division, m.ship_to, lower(m.title), m.line`,
    `insert into recipe_ingredients (recipe_id, line_number, division, ship_to, item_number, custom_item_id,
       sub_recipe_id, measurement, quantity, recipe_unit, purchase_unit, ru_per_pu, yield_pct)
     select r.id, m.line_number, m.division, m.ship_to, case when not ${isCustom} and not ${isRecipe} then m.item_key end,
       ${customItem('m')}, ${subRecipe}, m.measurement, m.quantity, m.recipe_unit, m.purchase_unit, m.ru_per_pu,
       m.yield_pct
     from import_ready m join recipes r on ${ofRecipe('m')}
     where m.outcome <> 'unchanged'
     on conflict (recipe_id, line_number) do update set item_number = excluded.item_number,
       custom_item_id = excluded.custom_item_id, sub_recipe_id = excluded.sub_recipe_id,
       measurement = excluded.measurement, quantity = excluded.quantity, recipe_unit = excluded.recipe_unit,
       purchase_unit = excluded.purchase_unit, ru_per_pu = excluded.ru_per_pu, yield_pct = excluded.yield_pct`,
  ],
})

import type { Database } from '#platform/database/database.ts'
import { benchUser, numberOf, scale } from './dataset.ts'
import type { Asked } from './money-questions.ts'

/** The ship-to whose recipes are measured. */
export const cooking = { division: 'NLV', shipTo: numberOf(1) } as const
const at = `/api/divisions/${cooking.division}/ship-tos/${cooking.shipTo}/recipes`

/** Recipes of the kitchen; every fifth is a sub recipe, of which each other one contains one. */
export const recipesCosted = 2000
const subRecipes = recipesCosted / 5
const linesOfRecipe = 12
/** The recipe that is opened: so many items, and three sub recipes. */
const linesOpened = 60
const opened = '00000000-0000-7000-8000-0000000000c1'

const idOf = (n: string) => `('00000000-0000-7000-9000-' || lpad((${n})::text, 12, '0'))::uuid`
/** Items the kitchen buys, from all over the catalogue. */
const itemsBought = 1500
const itemOf = (n: string) => `lpad((1 + ((${n}) % ${itemsBought}) * 7919 % ${scale.items})::text, 7, '0')`
const place = `'${cooking.division}', '${cooking.shipTo}'`

const statements = [
  `insert into recipes (id, division, ship_to, title, type, no_of_recipe_units, recipe_unit, q_factor_pct, created_by)
   select ${idOf('n')}, ${place}, 'Sauce ' || n, 'SUB_RECIPE', 4, 'qt', 2.5, '${benchUser}'
   from generate_series(1, ${subRecipes}) n`,
  `insert into recipes (id, division, ship_to, title, type, servings, menu_price_cents, q_factor_pct, category, station,
     directions, created_by)
   select id, ${place}, 'Plate ' || n, 'MENU_RECIPE', 8, 1400 + n % 900, 5, 'Category ' || n % 12, 'Station ' || n % 6,
     '["Sweat.", "Simmer for twenty minutes.", "Serve."]', '${benchUser}'
   from (select n, ${idOf('n')} as id from generate_series(${subRecipes + 1}, ${recipesCosted - 1}) n
         union all select 0, '${opened}') each`,
  // Whole cases of twenty pounds, by the pound of what is left after trimming.
  `insert into recipe_ingredients (recipe_id, line_number, division, ship_to, item_number, quantity, recipe_unit,
     ru_per_pu, yield_pct)
   select r.id, l, ${place}, ${itemOf('r.place * 31 + l')}, 0.25 + l % 7, 'lb', 20 + l % 5, 100 - l % 4 * 7.5
   from (select id, row_number() over (order by id) as place from recipes) r,
     generate_series(2, case r.id when '${opened}' then ${linesOpened - 2} else ${linesOfRecipe} end) l`,
  `insert into recipe_ingredients (recipe_id, line_number, division, ship_to, sub_recipe_id, quantity, recipe_unit, ru_per_pu)
   select r.id, l, ${place}, ${idOf(`1 + (r.place + l) % ${subRecipes}`)}, 1.5, 'qt', 1
   from (select id, type, row_number() over (order by id) as place from recipes) r, unnest(case r.id
     when '${opened}' then array[1, ${linesOpened - 1}, ${linesOpened}] else array[1] end) l
   where r.type = 'MENU_RECIPE'`,
  `insert into recipe_ingredients (recipe_id, line_number, division, ship_to, item_number, quantity, recipe_unit, ru_per_pu)
   select r.id, 1, ${place}, ${itemOf('n')}, 2, 'lb', 30
   from generate_series(1, ${subRecipes}) n join recipes r on r.id = ${idOf('n')}`,
  // What nearly every item states, so that diets and allergens are compared line by line.
  `update items set dietary_preferences = array['vegetarian', 'gluten free'],
     details = details || '{"allergensContains": ["Milk"], "allergensFreeFrom": ["Peanut", "Tree_Nut", "Soy"]}'
   where item_number in (select item_number from recipe_ingredients)`,
  `update ship_tos set max_food_cost_pct = 30 where number = '${cooking.shipTo}'`,
  'vacuum (analyze) recipes',
  'vacuum (analyze) recipe_ingredients',
]

/** Fills the kitchen with its recipes. */
export async function addRecipes(db: Database): Promise<void> {
  for (const statement of statements) await db.run(statement)
}

/** RECIPE-1: every recipe of the kitchen is costed to answer it. */
export const overFoodCost = `${at}?cost=overFoodCost`

/** RECIPE-2: what is asked beside SQL. */
export const recipeQuestions: readonly Asked[] = [
  { name: 'recipe of 60 lines', goal: 3, path: () => `${at}/${opened}` },
]

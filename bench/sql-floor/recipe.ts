import { withVisitor } from './access.ts'
import { joinPrices } from './items.ts'

const stated = (key: string) => `coalesce(i.details -> '${key}', '[]')`
const inAll = (what: string) => `(select coalesce(json_agg(each), '[]') from (
  select each from facts f, jsonb_array_elements_text(f.${what}) each
  group by each having count(*) = (select count(*) from facts)) x)`

/**
 * `$4`: the recipe's id. The recipe with its lines, costs, diets and allergens, and what its sub
 * recipes cost; costs to one level of them. Figures are rounded as the portal does.
 */
export const readRecipe = {
  name: 'recipe',
  text: `${withVisitor},
    lines as materialized (
      select l.*, s.title as sub_title, s.no_of_recipe_units, s.q_factor_pct
      from (select $4::uuid as id union select t.sub_recipe_id from recipe_ingredients t
            where t.recipe_id = $4 and t.sub_recipe_id is not null) w
      join recipe_ingredients l on l.recipe_id = w.id
      join who on l.division = who.division and l.ship_to = who.ship_to
      left join recipes s on s.id = l.sub_recipe_id),
    bought as materialized (
      select l.recipe_id, l.line_number, i.description, i.brand, i.pack_size_description, i.is_catch_weight,
        i.is_broken_case, i.erp_status = 'discontinued' as is_discontinued, to_jsonb(i.dietary_preferences) as diets,
        ${stated('allergensFreeFrom')} as free_from, ${stated('allergensContains')} as contains,
        case when i.is_catch_weight then (best.for_case).per_pound_hundredths / 100.0
          when l.purchase_unit = 1 then price.case_price else price.each_price end
          * 100 / (l.ru_per_pu * l.yield_pct) as ru_cost
      from lines l
      join who on true
      join items i on i.division = l.division and i.item_number = l.item_number
      ${joinPrices('who.today')}),
    facts as materialized (select diets, free_from from bought),
    made as materialized (
      select l.recipe_id, sum(b.ru_cost * l.quantity) * (1 + min(r.q_factor_pct) / 100) / min(r.no_of_recipe_units) as cost
      from lines l join bought b using (recipe_id, line_number) join recipes r on r.id = l.recipe_id
      where l.recipe_id <> $4 group by l.recipe_id),
    costed as materialized (
      select l.*, b.description, b.brand, b.pack_size_description, b.is_catch_weight, b.is_broken_case, b.is_discontinued,
        coalesce(b.ru_cost, m.cost * 100 / (l.ru_per_pu * l.yield_pct)) as ru_cost
      from lines l left join bought b using (recipe_id, line_number) left join made m on m.recipe_id = l.sub_recipe_id
      where l.recipe_id = $4),
    total as (select sum(c.ru_cost * c.quantity) as cost from costed c)
    select json_build_object('id', r.id, 'title', r.title, 'description', r.description, 'type', r.type, 'categoryInfo',
        json_build_object('name', r.category), 'station', r.station, 'tools', r.tools, 'cookTimeMins', r.cook_time_mins,
        'servings', r.servings, 'noOfRecipeUnits', r.no_of_recipe_units, 'recipeUnit', r.recipe_unit,
        'menuPricePerServing', r.menu_price_cents, 'directions', r.directions, 'version', r.version, 'createdBy', c.name,
        'createdOn', r.created_on, 'modifiedOn', r.modified_on, 'maxFoodCostPct', s.max_food_cost_pct,
        'dietaryPreferences', ${inAll('diets')}, 'allergensFreeFrom', ${inAll('free_from')},
        'totalIngredientCost', round(t.cost), 'qFactorCost', round(t.cost * r.q_factor_pct / 100),
        'totalCost', round(t.cost * (1 + r.q_factor_pct / 100)),
        'costPerServing', round(t.cost * (1 + r.q_factor_pct / 100) / r.servings),
        'foodCostPct', round(t.cost * (1 + r.q_factor_pct / 100) / r.servings * 100 / r.menu_price_cents, 2),
        'usedIn', (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title)), '[]') from recipes u
          where u.id in (select v.recipe_id from recipe_ingredients v where v.sub_recipe_id = $4)),
        'ingredients', (select json_agg(json_build_object('itemNumber', l.item_number, 'subRecipeId', l.sub_recipe_id,
            'subRecipeTitle', l.sub_title, 'measurement', l.measurement, 'quantity', l.quantity, 'recipeUnit', l.recipe_unit,
            'purchaseUnit', l.purchase_unit, 'ruPerPu', l.ru_per_pu, 'yieldPct', l.yield_pct,
            'ruCost', round(l.ru_cost * 10), 'cost', round(l.ru_cost * l.quantity),
            'itemInfo', json_build_object('description', l.description, 'brand', l.brand, 'packSizeDescription',
              l.pack_size_description, 'isCatchWeight', l.is_catch_weight, 'isBrokenCase', l.is_broken_case,
              'isDiscontinued', l.is_discontinued)) order by l.line_number)
          from costed l))::text as answer
    from who
    join recipes r on r.id = $4 and r.division = who.division and r.ship_to = who.ship_to
    join ship_tos s on s.division = who.division and s.number = who.ship_to
    left join users c on c.id = r.created_by
    cross join total t`,
}

import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ClassCategory } from '../rules/wallet-gaps.ts'

// The kitchens of a class in all divisions' own terms: a class means something within its division.
const categories = sql(
  'sales-analytics.class-categories',
  `with class as materialized (
     select s.division, s.number from ship_tos s join ship_tos own on own.division = :division and own.number = :shipTo
     where s.division = :division and s.price_class = own.price_class and s.price_class <> '' and s.is_active
       and not s.is_prospective)
   select (select count(*)::int from class c where c.number <> :shipTo and exists (
       select from sales_recent_categories r where r.division = c.division and r.ship_to = c.number)) as kitchens,
     coalesce((select json_agg(x) from (
       select b.category, k.name, b.buyers, b.spent, b."boughtHere" from (
         select r.category_id as category, count(*) filter (where r.ship_to <> :shipTo)::int as buyers,
           coalesce(sales_sum(r.sales_cents) filter (where r.ship_to <> :shipTo), 0) as spent,
           bool_or(r.ship_to = :shipTo) as "boughtHere"
         from class c join sales_recent_categories r on r.division = c.division and r.ship_to = c.number group by 1) b
       join categories k on k.id = b.category) x), '[]') as categories`,
)

/**
 * STAFF-6: what the kitchens of a ship-to's class bought in the last 24 to 28 weeks, by category.
 */
export const classCategories = (
  db: Queries,
  { division, shipTo }: { division: string; shipTo: string },
): Promise<{ kitchens: number; categories: (ClassCategory & { name: string })[] }> =>
  db.row(categories({ division, shipTo }))

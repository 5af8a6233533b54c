import { sql } from '#platform/database/statement.ts'
import type { BookCheck } from '#platform/book-check.ts'
import { saleLines } from './sale-lines.ts'
import { categoryTable, countedCategory, countedShipTos } from './sums.ts'

const soldDays = `(
  select o.division, o.ship_to, sale_day(o.delivery_date, o.placed_at, o.division) as day from orders o
  union select i.division, i.ship_to, i.invoice_date from invoices i)`

// Days that wait for the job are left out.
const pending = `(select s.division, s.ship_to, s.day from sales_changes s)`

/** What holds of the sums of sales. */
export const salesBookChecks: readonly BookCheck[] = [
  {
    promise: 'The sales of a day are the sum of its lines',
    broken: sql(
      'sales-analytics.check-days',
      `select coalesce(d.division, l.division) || '/' || coalesce(d.ship_to, l.ship_to) || ' ' || coalesce(d.day, l.day) as what,
         coalesce(d.sales_cents, 0) as "isCents", coalesce(l.sales_cents, 0)::bigint as "shouldBeCents"
       from (select * from sales_days where ship_to <> '') d
       full join (
         select division, ship_to, day, sum(sales_cents) as sales_cents, sum(cost_cents) as cost_cents
         from ${saleLines(soldDays)} l group by 1, 2, 3) l
         on l.division = d.division and l.ship_to = d.ship_to and l.day = d.day
       where (coalesce(d.sales_cents, 0) <> coalesce(l.sales_cents, 0) or coalesce(d.cost_cents, 0) <> coalesce(l.cost_cents, 0))
         and (coalesce(d.division, l.division), coalesce(d.ship_to, l.ship_to), coalesce(d.day, l.day)) not in ${pending}
       order by 1`,
    ),
  },
  {
    promise: 'The sales of a division are those of its ship-tos, by day, by item and by block',
    broken: sql(
      'sales-analytics.check-division',
      `select s.division || '/' || s.ship_to as what, s.blocks::bigint as "isCents", s.days::bigint as "shouldBeCents"
       from (
         select coalesce(a.division, b.division, c.division) as division, coalesce(a.ship_to, b.ship_to, c.ship_to) as ship_to,
           coalesce(a.cents, 0) as days, coalesce(b.cents, 0) as items, coalesce(c.cents, 0) as blocks
         from (select division, ship_to, sum(sales_cents) as cents from sales_days group by 1, 2) a
         full join (select division, ship_to, sum(sales_cents) as cents from sales_item_days group by 1, 2) b
           on b.division = a.division and b.ship_to = a.ship_to
         full join (select division, ship_to, sum(sales_cents) as cents from sales_item_blocks group by 1, 2) c
           on c.division = coalesce(a.division, b.division) and c.ship_to = coalesce(a.ship_to, b.ship_to)) s
       where s.days <> s.items or s.days <> s.blocks
       union all
       select d.division || ', the whole division', d.cents::bigint, coalesce(s.cents, 0)::bigint
       from (select division, sum(sales_cents) as cents from sales_days where ship_to = '' group by 1) d
       left join (select division, sum(sales_cents) as cents from sales_days where ship_to <> '' group by 1) s
         on s.division = d.division
       where d.cents <> coalesce(s.cents, 0)
       order by 1`,
    ),
  },
  {
    promise: 'The sales of a block and of a sales manager are those of their ship-tos',
    broken: sql(
      'sales-analytics.check-blocks',
      `select coalesce(b.division, d.division) || '/' || coalesce(b.ship_to, d.ship_to) || ' block ' || coalesce(b.block, d.block) as what,
         coalesce(b.cents, 0)::bigint as "isCents", coalesce(d.cents, 0)::bigint as "shouldBeCents"
       from (select division, ship_to, block, sum(sales_cents) as cents, sum(cost_cents) as cost, sum(orders) as orders
         from sales_blocks group by 1, 2, 3) b
       full join (select division, ship_to, sales_block(day) as block, sum(sales_cents) as cents, sum(cost_cents) as cost,
         sum(orders) as orders from sales_days group by 1, 2, 3) d
         on d.division = b.division and d.ship_to = b.ship_to and d.block = b.block
       where (b.cents, b.cost, b.orders) is distinct from (d.cents, d.cost, d.orders)
       union all
       select coalesce(t.division, s.division) || '/' || coalesce(t.team, s.team) || ' ' || coalesce(t.item_number, s.item_number)
           || ' block ' || coalesce(t.block, s.block), coalesce(t.sales_cents, 0), coalesce(s.cents, 0)::bigint
       from sales_team_item_blocks t
       full join (select m.division, m.team, x.block, x.item_number, sum(x.sales_cents) as cents, sum(x.cost_cents) as cost
         from sales_team_members m join sales_item_blocks x on x.division = m.division and x.ship_to = m.ship_to group by 1, 2, 3, 4) s
         on s.division = t.division and s.team = t.team and s.block = t.block and s.item_number = t.item_number
       where (t.sales_cents, t.cost_cents) is distinct from (s.cents, s.cost)
       union all
       select coalesce(t.division, s.division) || '/' || coalesce(t.team, s.team) || ' ' || coalesce(t.item_number, s.item_number)
           || ' season ' || coalesce(t.season, s.season), coalesce(t.sales_cents, 0), coalesce(s.cents, 0)::bigint
       from sales_item_seasons t
       full join (select b.division, b.team, floor(b.block / 3.0)::integer as season, b.item_number, sum(b.sales_cents) as cents,
           sum(b.cost_cents) as cost
         from (select division, team, block, item_number, sales_cents, cost_cents from sales_team_item_blocks
           union all select division, '', block, item_number, sales_cents, cost_cents from sales_item_blocks where ship_to = '') b
         group by 1, 2, 3, 4) s
         on s.division = t.division and s.team = t.team and s.season = t.season and s.item_number = t.item_number
       where (t.sales_cents, t.cost_cents) is distinct from (s.cents, s.cost)
       order by 1`,
    ),
  },
  {
    promise: 'The sales of a category are those of the items that are counted under it',
    broken: sql(
      'sales-analytics.check-categories',
      `select coalesce(t.division, s.division) || '/' || coalesce(t.team, s.team) || ' ' || coalesce(t.category_id, s.category_id)
           || ' ' || coalesce(t.day, s.day) as what, coalesce(t.sales_cents, 0) as "isCents", coalesce(s.cents, 0)::bigint as "shouldBeCents"
       from sales_category_days t
       full join (select x.division, b.team, x.day, ${countedCategory} as category_id, sum(x.sales_cents) as cents, sum(x.cost_cents) as cost
         from sales_item_days x ${categoryTable} join ${countedShipTos} b on b.division = x.division and b.ship_to = x.ship_to
         group by 1, 2, 3, 4) s
         on s.division = t.division and s.team = t.team and s.day = t.day and s.category_id = t.category_id
       where (t.sales_cents, t.cost_cents) is distinct from (s.cents, s.cost)
       union all
       select coalesce(t.division, s.division) || '/' || coalesce(t.ship_to, s.ship_to) || ' ' || coalesce(t.category_id, s.category_id)
           || ' season ' || coalesce(t.season, s.season), coalesce(t.sales_cents, 0), coalesce(s.cents, 0)::bigint
       from sales_category_seasons t
       full join (select x.division, x.ship_to, floor(x.block / 3.0)::integer as season, ${countedCategory} as category_id,
           sum(x.sales_cents) as cents, sum(x.cost_cents) as cost
         from sales_item_blocks x ${categoryTable} where x.ship_to <> '' group by 1, 2, 3, 4) s
         on s.division = t.division and s.ship_to = t.ship_to and s.season = t.season and s.category_id = t.category_id
       where (t.sales_cents, t.cost_cents) is distinct from (s.cents, s.cost)
       order by 1`,
    ),
  },
]

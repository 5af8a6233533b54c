import type { CalendarDate } from '#kit/dates.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { EffectDay } from '../rules/promotion-effect.ts'

// An each costs its share of the case, catch weight its share of the average case.
const effect = sql(
  'dsr-promotions.effect',
  `select l.invoice_date as day, sum(l.shipped_cases)::int as cases, sum(l.shipped_units)::int as units,
     sum(l.line_total_cents)::bigint as "salesCents",
     case when :withCosts then round(sum(i.cost_cents * case
       when i.is_catch_weight and l.weight_hundredths > 0 and i.case_weight_hundredths > 0
         then l.weight_hundredths::numeric / i.case_weight_hundredths
       else l.shipped_cases + l.shipped_units::numeric / i.eaches_per_case end))::bigint end as "costCents"
   from dsr_promotions p
   join users me on me.id = :userId
   join dsr_promotion_items pi on pi.promotion_id = p.id
   join items i on i.division = pi.division and i.item_number = pi.item_number
   join ship_tos s on s.division = p.division and ${mayShipTo('me', 's.division', 's.number')}
     and exists (select from dsr_promotion_audience a where a.promotion_id = p.id and case a.kind
       when 'division' then true when 'shipTo' then s.number = a.number when 'billTo' then s.bill_to = a.number
       when 'priceClass' then s.price_class = a.number else a.number = any(s.gpo_ids) end)
   join invoice_lines l on l.division = p.division and l.ship_to = s.number and l.item_number = pi.item_number
     and l.invoice_date between :since and :until
   where p.id = :id group by l.invoice_date order by l.invoice_date`,
)

/** What was invoiced of a promotion's items to its customers in the reader's reach, by day. */
export const effectDaysOf = (
  db: Queries,
  question: {
    readonly id: string
    readonly userId: string
    readonly withCosts: boolean
    readonly since: CalendarDate
    readonly until: CalendarDate
  },
) => db.rows<EffectDay>(effect(question))

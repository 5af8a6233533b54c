import { mayShipTo } from '#areas/access/server/public.ts'

// `me` is the reader's row of users, `p` the promotion, `a` an entry of its audience.

/**
 * ACCESS-4: may the reader address this entry? Customers they act for, all ship-tos of a bill-to;
 * more than that is for those who manage prices.
 */
export const isMine = `case a.kind
     when 'shipTo' then ${mayShipTo('me', 'p.division', 'a.number')}
     when 'billTo' then exists (select from ship_tos s where s.division = p.division and s.bill_to = a.number)
       and not exists (select from ship_tos s where s.division = p.division and s.bill_to = a.number
         and not ${mayShipTo('me', 's.division', 's.number')})
     else :managesPrices
   end` as const

/** SQL: an entry's name. */
export const nameOfEntry = `case a.kind
     when 'shipTo' then (select s.name from ship_tos s where s.division = p.division and s.number = a.number)
     when 'billTo' then (select b.name from bill_tos b where b.division = p.division and b.number = a.number)
     when 'gpo' then (select g.name from gpos g where g.id = a.number)
     when 'division' then d.name
     else a.number
   end` as const

/** SQL: the audience as JSON, in order. */
export const audienceJson =
  `(select json_agg(json_build_object('kind', a.kind, 'number', a.number, 'name', coalesce(${nameOfEntry}, a.number),
     'isMine', ${isMine}) order by a.position)
   from dsr_promotion_audience a where a.promotion_id = p.id)` as const

/**
 * ACCESS-4: promotions for everybody, a class or a GPO of a division in which the reader has
 * customers, those for a customer of theirs, and their own.
 */
export const isVisible = `(p.created_by = me.id or exists (
     select from dsr_promotion_audience a where a.promotion_id = p.id and case
       when a.kind in ('shipTo', 'billTo') then ${isMine}
       else exists (select from ship_tos s where s.division = p.division and ${mayShipTo('me', 's.division', 's.number')})
     end))` as const

/** SQL: the items as JSON, in order. */
export const itemsJson =
  `(select json_agg(json_build_object('itemNumber', i.item_number, 'kind', i.kind, 'caseCents', i.case_cents,
     'eachCents', i.each_cents, 'poundHundredths', i.pound_hundredths, 'percentHundredths', i.percent_hundredths,
     'buy', i.buy, 'get', i.get) order by i.position)
   from dsr_promotion_items i where i.promotion_id = p.id)` as const

/** SQL: does an entry of an audience reach the `ship_tos` row `s`? */
export function reaches<Entry extends string>(entry: Entry) {
  return `case ${entry}.kind when 'division' then true when 'shipTo' then s.number = ${entry}.number
    when 'billTo' then s.bill_to = ${entry}.number when 'priceClass' then s.price_class = ${entry}.number
    else ${entry}.number = any(s.gpo_ids) end` as const
}

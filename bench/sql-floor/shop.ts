import { withVisitor } from './access.ts'
import { itemColumns, joinItem, joinPrices } from './items.ts'

const joinPurchases = `left join item_purchases u
  on u.division = who.division and u.ship_to = who.ship_to and u.item_number = i.item_number`
const purchaseColumns = `u.times_ordered as "timesOrdered", u.last_ordered_at as "lastOrderedAt",
  u.last_invoice_date as "lastInvoiceDate"`
const isVisible = '(not i.is_proprietary or who.ship_to = any(i.reserved_ship_tos))'

/** `$4`: the item's number. Its facts, price, stock, and what the customer bought of it. */
export const item = {
  name: 'item',
  text: `${withVisitor}
    select row_to_json(x)::text as answer
    from who, lateral (
      select ${itemColumns}, ${purchaseColumns}, who.today, i.marketing_description as "marketingDescription", i.gtin,
        i.product_code as "productCode", i.manufacturer, i.gpo_ids as "gpoIds",
        array(select g.name from gpos g where g.id = any(i.gpo_ids)) as "gpoNames",
        i.gross_weight_hundredths as "grossWeightHundredths", i.eaches_per_case as "eachesPerCase",
        i.replaced_by as "replacedBy", i.images, i.details,
        (select json_agg(json_build_object('on', l.invoice_date, 'cases', l.shipped_cases, 'units', l.shipped_units))
         from invoice_lines l where l.division = who.division and l.ship_to = who.ship_to
           and l.item_number = i.item_number and l.invoice_date > who.today - 28) as invoiced,
        (select json_build_object('on', o.placed_at, 'cases', l.ordered_cases, 'units', l.ordered_units)
         from order_lines l join orders o on o.id = l.order_id
         where l.division = who.division and l.ship_to = who.ship_to and l.item_number = i.item_number
         order by o.placed_at desc limit 1) as "lastOrdered"
      from items i ${joinItem} ${joinPrices('who.today')} ${joinPurchases}
      where i.division = who.division and i.item_number = $4 and ${isVisible}) x`,
}

const pageOf = (condition: string) => `${withVisitor}, matching as materialized (
      select i.item_number, i.popularity
      from floor_search f join items i on i.division = f.division and i.item_number = f.item_number, who
      where f.division = $2 and ${condition} and i.erp_status <> 'inactive' and ${isVisible}
    ), found as (
      select m.item_number, m.popularity, u.item_number is not null as is_bought
      from matching m
      left join item_purchases u on u.division = $2 and u.ship_to = $3 and u.item_number = m.item_number
      order by is_bought desc, m.popularity desc, m.item_number limit 30 offset $5
    )
    select json_build_object('total', (select count(*) from matching), 'today', who.today,
      'isOnCreditHold', who.is_on_credit_hold, 'items', (
        select json_agg(row_to_json(x)) from (
          select ${itemColumns}, ${purchaseColumns}
          from found n
          join items i on i.division = who.division and i.item_number = n.item_number
          ${joinItem} ${joinPrices('who.today')} ${joinPurchases}
          order by n.is_bought desc, n.popularity desc, n.item_number) x))::text as answer
    from who`

// A page and how much is found, `$5` rows left out. The portal's counts beside every filter, its
// synonyms and its tolerance of misspelt words are its own extra.

/** `$4`: words as a `tsquery`. */
export const search = { name: 'search', text: pageOf(`f.words @@ to_tsquery('simple', $4)`) }
/** `$4`: category ids. */
export const browse = { name: 'browse', text: pageOf('f.path && $4::text[]') }

import { withVisitor } from './access.ts'
import { itemColumns, joinItem, joinPrices } from './items.ts'

const week = (n: number, what: string) =>
  `sum(l.shipped_${what}) filter (where l.invoice_date > who.today - ${n * 7} and l.invoice_date <= who.today - ${n * 7 - 7})`

/** `$4`: the guide's id. The first fifty lines with item, price, purchases and the last order. */
export const readGuide = {
  name: 'guide',
  text: `${withVisitor}
    select json_build_object('guide', row_to_json(h), 'rows', (
      select json_agg(row_to_json(x) order by x."sortSequence") from (
        select ${itemColumns}, g.line_id as "lineId", g.case_par_value as "caseParValue",
          g.each_par_value as "eachParValue", g.reorder_point_pct as "reorderPointPct", g.category_id as "categoryId",
          oc.name as "categoryName", g.location_id as "locationId", ol.name as "locationName",
          g.sort_sequence as "sortSequence", g.is_pinned as "isPinned", g.reason, g.added_at as "addedAt",
          a.name as "addedByName", i.eaches_per_case as "eachesPerCase", v.*,
          u.last_ordered_at as "lastOrderedAt", u.last_invoice_date as "lastInvoiceDate",
          (select json_build_object('cases', o.ordered_cases, 'units', o.ordered_units)
           from order_lines o join orders r on r.id = o.order_id
           where o.division = who.division and o.ship_to = who.ship_to and o.item_number = i.item_number
           order by r.placed_at desc limit 1) as "lastOrdered"
        from (select * from guide_items n where n.guide_id = h.id order by n.sort_sequence limit 50) g
        join items i on i.division = who.division and i.item_number = g.item_number
        left join customer_categories oc on oc.id = g.category_id
        left join customer_locations ol on ol.id = g.location_id
        left join users a on a.id = g.added_by
        left join item_purchases u on u.division = who.division and u.ship_to = who.ship_to
          and u.item_number = i.item_number
        left join lateral (
          select ${week(1, 'cases')} as week1, ${week(2, 'cases')} as week2, ${week(3, 'cases')} as week3,
            ${week(4, 'cases')} as week4, ${week(1, 'units')} as "week1Units", ${week(2, 'units')} as "week2Units",
            ${week(3, 'units')} as "week3Units", ${week(4, 'units')} as "week4Units"
          from invoice_lines l
          where l.division = who.division and l.ship_to = who.ship_to and l.item_number = i.item_number
            and l.invoice_date > who.today - 28) v on true
        ${joinItem} ${joinPrices('who.today')}) x))::text as answer
    from who, lateral (
      select g.id, g.type, g.name, g.version, g.line_count as "lineCount", g.is_dsr_managed as "isDsrManaged"
      from guides g where g.id = $4 and g.division = who.division and g.ship_to = who.ship_to) h`,
}

import { withVisitor } from './access.ts'

/** `$4`: the count's id. An open count with its lines, pars, the count before and the locations. */
export const readCount = {
  name: 'count',
  text: `${withVisitor}, previous as materialized (
      select coalesce(f.item_number, f.custom_item_id::text) as what, json_build_object('caseHundredths',
        r.case_hundredths, 'units', r.units, 'weightHundredths', r.weight_hundredths, 'closedOn', e.closed_on,
        'valueCents', r.value_cents) as previous
      from (select e.id, e.closed_on from customer_inventories e
            where e.status = 'closed' and e.guide_id = (select n.guide_id from customer_inventories n where n.id = $4)
            order by e.closed_at desc limit 1) e
      join inventory_lines f on f.inventory_id = e.id
      join inventory_results r on r.inventory_id = f.inventory_id and r.line_id = f.line_id
      where r.units is not null)
    select json_build_object('inventory', row_to_json(c),
      'lines', (select json_agg(row_to_json(x)) from (
        select l.line_id as "lineId", l.item_number as "itemNumber", l.custom_item_id as "customItemId", l.description,
          l.customer_description as "customerDescription", l.customer_item_number as "customerItemNumber", l.brand,
          l.pack_size_description as "packSizeDescription", l.each_only as "eachOnly",
          l.eaches_per_case as "eachesPerCase", l.is_catch_weight as "isCatchWeight",
          l.case_weight_hundredths as "caseWeightHundredths", l.category_name as "categoryName",
          l.location_id as "locationId", l.location_name as "locationName",
          json_build_object('caseParValue', l.case_par_value, 'eachParValue', l.each_par_value, 'reorderPointPct',
            l.reorder_point_pct, 'previous', p.previous) as expected
        from inventory_lines l
        left join previous p on p.what = coalesce(l.item_number, l.custom_item_id::text)
        where l.inventory_id = $4
        order by l.location_sequence, l.location_name, l.sort_sequence, l.line_id) x),
      'locations', (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.name), '[]')
                    from customer_locations o where o.division = $2 and o.ship_to = $3))::text as answer
    from who, lateral (
      select t.id, t.guide_id as "guideId", t.guide_name as "guideName", t.name, t.is_blind as "isBlind", t.valuation,
        t.status, t.version, t.opened_at as "openedAt",
        (select u.name from users u where u.id = t.opened_by) as "openedByName",
        (select count(*) from inventory_lines l where l.inventory_id = t.id) as lines,
        (select count(distinct o.line_id) from count_operations o where o.inventory_id = t.id and not o.is_cleared)
          as "countedLines"
      from customer_inventories t
      where t.id = $4 and t.division = who.division and t.ship_to = who.ship_to) c`,
}

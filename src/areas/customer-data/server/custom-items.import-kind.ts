import { knownShipTo } from '#areas/customers/server/public.ts'
import { division, gtin, money, pounds, text, tradeNumber, whole, yesNo } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional, type Reference } from '#platform/imports/import-kind.ts'
import { customItemLimits } from '../custom-item.ts'
import { distributorLimits } from '../customer-distributor.ts'
import { namedEntryLimits } from '../named-entry.ts'

const { description, brand, packSizeDescription, customerItemNumber, eachesPerCase, items } = customItemLimits

// SQL: the row of a ship-to's own by its name, in any capital letters; null for none.
const category = `(select r.id from customer_categories r
  where r.division = m.division and r.ship_to = m.ship_to and lower(r.name) = lower(m.category_name))`
const location = `(select r.id from customer_locations r
  where r.division = m.division and r.ship_to = m.ship_to and lower(r.name) = lower(m.location_name))`
const distributor = `(select r.id from customer_distributors r
  where r.division = m.division and r.ship_to = m.ship_to and lower(r.name) = lower(m.distributor_name))`

const unknown = (field: string, column: string, id: string, noun: string): Reference => ({
  field,
  when: `m.${column} <> '' and ${id} is null`,
  reason: `There is no such ${noun} of this ship-to`,
})

/** A kitchen's own items, found by its own number for them (GUIDE-4). */
export const customItemsImportKind = importKind({
  name: 'custom-items',
  rowIs: 'one item that one ship-to buys elsewhere or makes itself',
  table: 'custom_items',
  publishes: 'customer-data',
  key: ['division', 'ship_to', 'customer_item_number'],
  columns: {
    division: key(division, 'Division code', 'division'),
    shipTo: key(tradeNumber, 'Ship-to number', 'ship_to'),
    customerItemNumber: key(text(customerItemNumber), "The kitchen's own number for it", 'customer_item_number'),
    description: needed(text(description), 'Name people read', 'description'),
    categoryName: optional(text(namedEntryLimits.name), 'One of its customer-categories', 'category_name'),
    locationName: optional(text(namedEntryLimits.name), 'One of its customer-locations', 'location_name'),
    distributorName: optional(text(distributorLimits.name), 'One of its customer-distributors', 'distributor_name'),
    brand: optional(text(brand), 'Brand', 'brand'),
    packSizeDescription: optional(text(packSizeDescription), 'Pack and size, such as 4/1 GAL', 'pack_size_description'),
    gtin: optional(gtin, 'GTIN', 'gtin'),
    isBrokenCase: optional(yesNo, 'Whether it is also counted by the each', 'is_broken_case', 'boolean', 'false'),
    eachesPerCase: optional(whole(1, eachesPerCase), 'Eaches in a case', 'eaches_per_case', 'integer', '1'),
    isCatchWeight: optional(yesNo, 'Whether it is priced by the pound', 'is_catch_weight', 'boolean', 'false'),
    caseNetWeight: optional(pounds, 'Pounds a case, net', 'case_net_weight_hundredths', 'integer', '0'),
    casePrice: optional(money(), 'Dollars a case', 'case_price_cents', 'bigint'),
    eachPrice: optional(money(), 'Dollars an each', 'each_price_cents', 'bigint'),
    isActive: optional(yesNo, 'No takes it off the lists', 'is_active', 'boolean', 'true'),
  },
  computed: [{ column: 'id', type: 'uuid', fallback: 's.id', isFresh: true, from: () => undefined }],
  references: [
    knownShipTo,
    unknown('categoryName', 'category_name', category, 'category'),
    unknown('locationName', 'location_name', location, 'location'),
    unknown('distributorName', 'distributor_name', distributor, 'distributor'),
    {
      field: 'isBrokenCase',
      when: 'm.is_broken_case and m.is_catch_weight',
      reason: 'A catch weight item is counted by the case and the pound, not by the each',
    },
    {
      field: 'eachPrice',
      when: 'm.each_price_cents is not null and not m.is_broken_case',
      reason: 'Each price needs an item that is also counted by the each',
    },
    {
      field: 'eachesPerCase',
      when: 'm.eaches_per_case <> 1 and not m.is_broken_case',
      reason: 'Eaches per case need an item that is also counted by the each',
    },
    {
      field: 'caseNetWeight',
      when: 'm.is_catch_weight and m.case_net_weight_hundredths = 0',
      reason: 'Catch weight needs the net weight of a case',
    },
    {
      field: 'casePrice',
      when: `greatest(m.case_price_cents, m.each_price_cents, 0) > ${customItemLimits.priceCents}`,
      reason: 'A price cannot be more than 999,999.99 dollars',
    },
    {
      field: 'caseNetWeight',
      when: `m.case_net_weight_hundredths > ${customItemLimits.weightHundredths}`,
      reason: 'Net weight cannot be more than 999,999.99 lb',
    },
    {
      field: 'customerItemNumber',
      when: `o.stored is not true and (select count(*) from custom_items r
          where r.division = s.division and r.ship_to = s.ship_to)
        + (select count(*) from import_stage f
          where f.division = s.division and f.ship_to = s.ship_to and f.line <= s.line) > ${items}`,
      reason: `There is no room for more than ${items} custom items`,
    },
  ],
  current: `(select distinct on (i.division, i.ship_to, i.customer_item_number) i.*, true as stored,
      coalesce(c.name, '') as category_name, coalesce(l.name, '') as location_name,
      coalesce(d.name, '') as distributor_name
    from custom_items i
    left join customer_categories c on c.id = i.category_id
    left join customer_locations l on l.id = i.location_id
    left join customer_distributors d on d.id = i.distributor_id
    where i.customer_item_number <> ''
    order by i.division, i.ship_to, i.customer_item_number, i.is_active desc, i.id)`,
  write: [
    `insert into custom_items (id, division, ship_to, description, category_id, location_id, distributor_id, brand,
       pack_size_description, customer_item_number, gtin, is_broken_case, eaches_per_case, is_catch_weight,
       case_net_weight_hundredths, case_price_cents, each_price_cents, priced_on, priced_at, is_active)
     select m.id, m.division, m.ship_to, m.description, ${category}, ${location}, ${distributor}, m.brand,
       m.pack_size_description, m.customer_item_number, m.gtin, m.is_broken_case, m.eaches_per_case, m.is_catch_weight,
       m.case_net_weight_hundredths, m.case_price_cents, m.each_price_cents,
       case when num_nonnulls(m.case_price_cents, m.each_price_cents) > 0
         then (now() at time zone (select v.time_zone from divisions v where v.code = m.division))::date end,
       case when num_nonnulls(m.case_price_cents, m.each_price_cents) > 0 then now() end, m.is_active
     from import_ready m where m.outcome <> 'unchanged'
     on conflict (id) do update set description = excluded.description, category_id = excluded.category_id,
       location_id = excluded.location_id, distributor_id = excluded.distributor_id, brand = excluded.brand,
       pack_size_description = excluded.pack_size_description, gtin = excluded.gtin,
       is_broken_case = excluded.is_broken_case, eaches_per_case = excluded.eaches_per_case,
       is_catch_weight = excluded.is_catch_weight, case_net_weight_hundredths = excluded.case_net_weight_hundredths,
       priced_on = case when (custom_items.case_price_cents, custom_items.each_price_cents)
         is distinct from (excluded.case_price_cents, excluded.each_price_cents)
         then excluded.priced_on else custom_items.priced_on end,
       priced_at = case when (custom_items.case_price_cents, custom_items.each_price_cents)
         is distinct from (excluded.case_price_cents, excluded.each_price_cents)
         then excluded.priced_at else custom_items.priced_at end,
       case_price_cents = excluded.case_price_cents, each_price_cents = excluded.each_price_cents,
       is_active = excluded.is_active, version = custom_items.version + 1, changed_by = null, changed_at = now()`,
  ],
})

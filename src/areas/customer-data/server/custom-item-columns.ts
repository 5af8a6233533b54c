import type { CustomItem } from '../custom-item.ts'
import { type PricedItem, type PricingLine, priceOfCustomItem } from '../rules/price-of-custom-item.ts'

/** A row of `customItemColumns`: the item without its price, and what the price is decided from. */
export type CustomItemRow = Omit<CustomItem, 'price'> &
  Pick<PricedItem, 'pricedOn' | 'pricedAt'> & { readonly line: PricingLine | null }

/** SQL: the columns of custom items where the SQL selects from `customItemTables`. */
export const customItemColumns = `
  i.id, i.description, i.category_id as "categoryId", coalesce(c.name, '') as "categoryName",
  i.location_id as "locationId", coalesce(l.name, '') as "locationName",
  i.distributor_id as "distributorId", coalesce(d.name, '') as "distributorName",
  i.brand, i.pack_size_description as "packSizeDescription", i.customer_item_number as "customerItemNumber", i.gtin,
  i.is_broken_case as "isBrokenCase", i.eaches_per_case as "eachesPerCase", i.is_catch_weight as "isCatchWeight",
  i.case_net_weight_hundredths as "caseNetWeight", i.case_price_cents as "casePrice",
  i.each_price_cents as "eachPrice", i.is_active as "isActive", i.version, coalesce(u.name, '') as "changedByName",
  i.changed_at as "changedAt", i.priced_on as "pricedOn", i.priced_at as "pricedAt", p.line` as const

/** SQL: custom items `i` with the names of what they belong to and their newest invoice line. */
export const customItemTables = () =>
  `
  custom_items i
  left join customer_categories c on c.id = i.category_id
  left join customer_locations l on l.id = i.location_id
  left join customer_distributors d on d.id = i.distributor_id
  left join users u on u.id = i.changed_by
  left join lateral (
    select jsonb_build_object('invoiceNumber', v.invoice_number, 'invoiceDate', v.invoice_date,
      'writtenAt', to_char(v.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'casePrice', b.case_price_cents, 'eachPrice', b.each_price_cents, 'perPound', b.per_pound_hundredths) as line
    from customer_invoice_lines b join customer_invoices v on v.id = b.invoice_id
    where b.division = i.division and b.ship_to = i.ship_to and b.custom_item_id = i.id
    order by v.invoice_date desc, v.changed_at desc, v.id desc, b.line_number desc limit 1) p on true` as const

/** A row as people get it, priced by the rule. */
export function toCustomItem({ pricedOn, pricedAt, line, ...item }: CustomItemRow): CustomItem {
  return { ...item, price: priceOfCustomItem({ ...item, pricedOn, pricedAt }, line) }
}

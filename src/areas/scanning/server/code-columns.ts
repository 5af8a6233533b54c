/**
 * SQL: the columns of a `CodeItem`, of an item `i` with the customer's words `w`, or of a custom
 * item `m`; exactly one of the two is there.
 */
export const codeItemColumns = `i.item_number as "itemNumber", m.id as "customItemId",
  coalesce(i.description, m.description) as description,
  coalesce(w.customer_description, '') as "customerDescription",
  coalesce(i.pack_size_description, m.pack_size_description) as "packSizeDescription",
  coalesce(i.brand, m.brand) as brand, coalesce(i.is_catch_weight, m.is_catch_weight) as "isCatchWeight",
  coalesce(i.is_broken_case, m.is_broken_case) as "isBrokenCase", coalesce(i.each_only, false) as "eachOnly",
  coalesce(i.eaches_per_case, m.eaches_per_case) as "eachesPerCase"` as const

/**
 * SQL: joins to known codes `k` what they stand for, as far as the ship-to may see it (ITEM-9);
 * `isShown` is the condition that it does.
 */
export const codeItemTables = `
  left join items i on i.division = :division and i.item_number = k.item_number and i.erp_status <> 'inactive'
    and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
  left join customer_items w on w.division = :division and w.ship_to = :shipTo and w.item_number = i.item_number
  left join custom_items m on m.division = :division and m.ship_to = :shipTo and m.id = k.custom_item_id
    and m.is_active` as const

/** SQL: true for a code whose item the ship-to may see. */
export const isShown = '(i.item_number is not null or m.id is not null)' as const

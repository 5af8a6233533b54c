const bestFirst = `order by strpos('SBGCL', left(p.scope, 1)), p.starts_on desc, p.scope`

/**
 * ITEM-8 in SQL, for `items i` of the visitor `who`: joins the prices of a case (`pc`) and of an
 * each (`pe`). Of what is valid on the day the best is the ship-to's own contract, then its
 * bill-to's, its group's, its class, the list.
 */
export const joinPrices = (day: string): string => `
  left join lateral (
    select
      (array_agg(p ${bestFirst}) filter (where p.case_price_cents is not null
        or (i.is_catch_weight and p.per_pound_hundredths is not null)))[1] as for_case,
      (array_agg(p ${bestFirst}) filter (where p.each_price_cents is not null))[1] as for_each
    from item_prices p
    where p.division = who.division and p.item_number = i.item_number and p.scope = any(who.scopes)
      and p.starts_on <= ${day} and (p.ends_on is null or p.ends_on >= ${day})) best on true
  cross join lateral (
    select case when i.is_catch_weight and (best.for_case).per_pound_hundredths is not null
        then round((best.for_case).per_pound_hundredths * i.case_weight_hundredths / 10000.0)::bigint
        else (best.for_case).case_price_cents end as case_price,
      (best.for_each).each_price_cents as each_price) price`

/** SQL: the price that `joinPrices` found, with its receipt, as JSON. */
const priceJson = `json_build_object('casePrice', price.case_price, 'eachPrice', price.each_price,
  'perPound', case when i.is_catch_weight then (best.for_case).per_pound_hundredths end,
  'isEstimate', i.is_catch_weight, 'receipt', json_build_object(
    'scope', coalesce((best.for_case).scope, (best.for_each).scope),
    'reference', coalesce((best.for_case).reference, (best.for_each).reference),
    'since', coalesce((best.for_case).starts_on, (best.for_each).starts_on),
    'until', coalesce((best.for_case).ends_on, (best.for_each).ends_on)))`

/** The tables of `itemColumns` beside `items i` and the visitor `who`. */
export const joinItem = `
  join brands b on b.name = i.brand
  join categories c on c.id = i.category_id
  left join item_stock k on k.division = i.division and k.item_number = i.item_number
  left join customer_items w on w.division = i.division and w.ship_to = who.ship_to
    and w.item_number = i.item_number`

/** What every list and line shows of an item, with its price. */
export const itemColumns = `i.item_number as "itemNumber", i.description,
  i.pack_size_description as "packSizeDescription", i.brand, b.is_e_brand as "isEBrand",
  i.category_id as "categoryId", c.name as "categoryName", c.top_id as placeholder,
  i.images -> 0 ->> 'url' as "thumbnailUrl", i.is_catch_weight as "isCatchWeight",
  i.is_broken_case as "isBrokenCase", i.each_only as "eachOnly",
  i.case_weight_hundredths as "caseWeightHundredths", i.is_drop_ship as "isDropShip",
  i.is_just_in_time as "isJustInTime", i.is_reserved as "isReserved", i.is_bestseller as "isBestseller",
  i.is_special_order as "isSpecialOrder", i.erp_status = 'discontinued' as "isDiscontinued",
  i.dietary_preferences as "dietaryPreferences", k.next_arrival_on as "nextArrivalOn",
  case when coalesce(k.on_hand_cases, 0) <= 0 then 'out of stock'
    when k.on_hand_cases < k.low_below_cases then 'low stock' else 'in stock' end as "stockStatus",
  coalesce(w.customer_description, '') as "customerDescription",
  coalesce(w.customer_item_number, '') as "customerItemNumber", ${priceJson} as price`

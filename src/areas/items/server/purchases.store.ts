/**
 * SQL that counts one more order of each item. `rows` selects division, `ship_to`, `item_number`,
 * `times_ordered` and `last_ordered_at`, in the order of item numbers: two orders of one ship-to
 * then wait for each other instead of locking each other out.
 */
export const addPurchases = <Rows extends string>(rows: Rows) =>
  `insert into item_purchases (division, ship_to, item_number, times_ordered, last_ordered_at)
   ${rows}
   on conflict (division, ship_to, item_number) do update
     set times_ordered = item_purchases.times_ordered + excluded.times_ordered,
       last_ordered_at = excluded.last_ordered_at` as const

/** The same, but what `rows` counts takes the place of what was counted before. */
export const replacePurchases = <Rows extends string>(rows: Rows) =>
  `insert into item_purchases (division, ship_to, item_number, times_ordered, last_ordered_at)
   ${rows}
   on conflict (division, ship_to, item_number) do update
     set times_ordered = excluded.times_ordered, last_ordered_at = excluded.last_ordered_at` as const

/**
 * SQL that notes when items were last invoiced. `rows` selects division, `ship_to`, `item_number`
 * and the date, each item of a ship-to once.
 */
export const addInvoiceDates = <Rows extends string>(rows: Rows) =>
  `insert into item_purchases (division, ship_to, item_number, last_invoice_date)
   ${rows}
   on conflict (division, ship_to, item_number) do update
     set last_invoice_date = greatest(item_purchases.last_invoice_date, excluded.last_invoice_date)` as const

import type { Database } from '#platform/database/database.ts'

/** How large the measured distributor is. */
export const scale = {
  items: 20_000,
  shipTos: 60,
  cartLines: 50,
  bulkLines: 200,
  gridLines: 500,
  invoices: 200,
} as const

/** The user who is measured; a customer with every ship-to. */
export const benchUser = '00000000-0000-7000-8000-0000000000b1'

/** '0000001' for 1. */
export const numberOf = (n: number): string => String(n).padStart(7, '0')

const words = (list: string) => `('{${list}}'::text[])`
const foods = words(
  'CHICKEN,BEEF,PORK,TOMATO,ONION,POTATO,LETTUCE,FLOUR,SUGAR,RICE,PASTA,CHEESE,BUTTER,CREAM,SALMON,SHRIMP,BREAD,OIL,VINEGAR,PEPPER',
)
const kinds = words(
  'BREAST,GROUND,DICED,WHOLE,SLICED,CHOPPED,FROZEN,FRESH,SMOKED,ROASTED,ORGANIC,SHREDDED,CRUSHED,PEELED,FINE,COARSE,LONG,BABY',
)
const packs = words('4/1 GAL,6/#10,1/40 LB,4/5 LB,12/1 QT,1/50 LB,24/12 OZ,2/10 LB')

const statements = [
  `insert into divisions (code, name, time_zone) values ('NLV', 'North Las Vegas', 'America/Los_Angeles')`,
  `insert into categories (id, parent_id, name, position)
   select 'c' || n, case when n > 10 then 'c' || (n % 10 + 1) end, 'Category ' || n, n from generate_series(1, 80) n`,
  `insert into brands select 'Brand ' || n, n % 10 = 0 from generate_series(1, 120) n`,
  `insert into items (division, item_number, description, pack_size_description, brand, category_id, gtin, is_broken_case,
      eaches_per_case, case_weight_hundredths, is_bestseller, is_catch_weight, popularity, cost_cents)
   select 'NLV', lpad(n::text, 7, '0'),
      ${foods}[1 + n % 20] || ' ' || ${kinds}[1 + n / 20 % 18] || ' ' || ${kinds}[1 + n / 360 % 18] || ' ' || n % 97,
      ${packs}[1 + n % 8], 'Brand ' || (1 + n % 120), 'c' || (11 + n % 70), '', n % 5 = 0, 6, 1000 + n % 3000, n % 30 = 0,
      n % 12 = 7, n % 500, 800 + n % 4000
   from generate_series(1, ${scale.items}) n`,
  `insert into item_stock (division, item_number, on_hand_cases, low_below_cases)
   select 'NLV', item_number, 100000, 10 from items`,
  `insert into item_prices (division, item_number, scope, starts_on, case_price_cents, each_price_cents, per_pound_hundredths)
   select 'NLV', item_number, scope, '2020-01-01', case when is_catch_weight then null else cost_cents * factor / 100 end,
      case when is_broken_case and not is_catch_weight then cost_cents * factor / 500 end,
      case when is_catch_weight then 20000 + cost_cents end
   from items, (values ('L', 140), ('C:A', 130), ('C:B', 125)) scopes (scope, factor)`,
  `insert into bill_tos (division, number, name)
   select 'NLV', lpad(n::text, 7, '0'), 'Customer ' || n from generate_series(1, 20) n`,
  `insert into ship_tos (division, number, bill_to, name, price_class)
   select 'NLV', lpad(n::text, 7, '0'), lpad((1 + n % 20)::text, 7, '0'), 'Kitchen ' || n, 'A'
   from generate_series(1, ${scale.shipTos}) n`,
  `insert into item_prices (division, item_number, scope, starts_on, case_price_cents, reference)
   select 'NLV', item_number, 'S:' || s.number, '2020-01-01', cost_cents * 115 / 100, 'BID'
   from items, ship_tos s where not is_catch_weight and hashtext(item_number || s.number) % 100 = 0`,
  `insert into route_days (division, ship_to, so_type, days, cut_off_time)
   select division, number, 'regularDelivery', '{0,1,2,3,4,5,6}', '17:00' from ship_tos`,
  `insert into users (id, email, name, display_name, first_name, type, role)
   values ('${benchUser}', 'bench@customer.example', 'Bench', 'Bench', 'Bench', 'ece', 'customerUser')`,
  `insert into user_bill_tos select '${benchUser}', division, number from bill_tos`,
  `insert into item_purchases (division, ship_to, item_number, times_ordered, last_ordered_at, last_invoice_date)
   select 'NLV', s.number, i.item_number, 5, now() - interval '3 days', current_date - 3
   from ship_tos s, items i where hashtext(i.item_number || s.number || 'h') % 200 = 0`,
  // The number begins with the ship-to, which the floor takes from it.
  `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
   select 'NLV', s.number || '-' || n, s.number, s.bill_to, current_date - n, current_date - n + 21, 24000,
     case when n < 30 then 24000 else 0 end
   from ship_tos s, generate_series(1, ${scale.invoices}) n`,
  `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
     case_price_cents, line_total_cents, invoice_date)
   select v.division, v.invoice_number, n.line, v.ship_to, i.item_number, 1, 0, 2000, 2000, v.invoice_date
   from invoices v, generate_series(1, 12) n (line)
   join (select item_number, row_number() over (order by item_number) as place from items) i on i.place = n.line`,
  'analyze',
]

/** Fills an empty, migrated database with the measured distributor. */
export async function addDataset(db: Database): Promise<void> {
  for (const statement of statements) await db.run(statement)
}

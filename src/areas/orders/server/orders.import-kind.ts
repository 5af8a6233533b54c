import { knownBillTo, knownShipTo } from '#areas/customers/server/public.ts'
import { replacePurchases } from '#areas/items/server/public.ts'
import { soTypes } from '#areas/routing/order-types.ts'
import { maxQuantity } from '#contract/values.ts'
import {
  date,
  division,
  documentNumber,
  email,
  instant,
  LocalTime,
  money,
  oneOf,
  perPoundMoney,
  text,
  tradeNumber,
  whole,
  yesNo,
} from '#platform/imports/cell.ts'
import { type Column, importKind, key, needed, optional, part } from '#platform/imports/import-kind.ts'
import { orderStatuses } from '../order.ts'

const ofItem = (column: string, otherwise: string) =>
  `coalesce((select i.${column} from items i where i.division = s.division and i.item_number = s.item_number), ${otherwise})`

const derived = <T>(column: Column<T>): Column<T> =>
  column.store ? { ...column, store: { ...column.store, isDerived: true } } : column

const head = [
  'division',
  'ship_to',
  'bill_to',
  'po',
  'so_type',
  'delivery_date',
  'status',
  'placed_at',
  'placed_by_email',
  'erp_order_number',
  'note',
]
const headOf = (alias: string) => `(${head.map((column) => `${alias}.${column}`).join(', ')})`

/**
 * Order history: one row a line. Lines of one order repeat its facts; totals are added up from the
 * lines.
 */
export const ordersImportKind = importKind({
  name: 'orders',
  rowIs: 'one line of one order; rows of one order repeat its facts',
  table: 'order_lines',
  alsoFills: ['orders', 'item_purchases'],
  whole: {
    keyOf: ({ orderNumber }) => orderNumber ?? undefined,
    otherRows: { field: 'orderNumber', reason: 'Another line of this order is refused' },
    standTogether: true,
  },
  key: ['order_number', 'line_number'],
  columns: {
    orderNumber: key(documentNumber, 'Number a person says on the phone', 'order_number'),
    lineNumber: key(whole(1, 1_000_000), 'Line of the order, from 1', 'line_number', 'integer'),
    division: needed(division, 'Division code', 'division'),
    shipTo: needed(tradeNumber, 'Ship-to number', 'ship_to'),
    billTo: optional(
      tradeNumber,
      "Bill-to number; the ship-to's unless given",
      'bill_to',
      'text',
      '(select t.bill_to from ship_tos t where t.division = s.division and t.number = s.ship_to)',
    ),
    poNumber: optional(text(15), 'PO number', 'po'),
    soType: optional(
      oneOf(soTypes),
      'Order type; returnOrder when all of its lines come back, else regularDelivery unless given',
      'so_type',
      'text',
      `case when exists (select 1 from import_stage f where f.order_number = s.order_number
        and (f.ordered_cases > 0 or f.ordered_units > 0)) then 'regularDelivery' else 'returnOrder' end`,
    ),
    deliveryDate: optional(date, 'Delivery date', 'delivery_date', 'date'),
    status: optional(oneOf(orderStatuses), 'State', 'status', 'text', "'Invoiced'"),
    placedAt: needed(instant, 'When it was placed', 'placed_at', 'timestamptz'),
    placedBy: optional(email, 'Mail address of the user who placed it', 'placed_by_email', 'text', 'null'),
    erpOrderNumber: optional(documentNumber, "The ERP's number", 'erp_order_number', 'text', 'null'),
    note: optional(text(1000), 'Note', 'note'),
    itemNumber: needed(tradeNumber, 'Item number; it need not be sold any more', 'item_number'),
    description: optional(
      text(300),
      "As it read when it was ordered; the item's unless given",
      'description',
      'text',
      ofItem('description', 'null'),
    ),
    packSizeDescription: optional(
      text(100),
      "The item's unless given",
      'pack_size_description',
      'text',
      ofItem('pack_size_description', "''"),
    ),
    brand: optional(text(100), "The item's unless given", 'brand', 'text', ofItem('brand', "''")),
    orderedCases: optional(
      whole(-maxQuantity, maxQuantity),
      'Cases; below zero: they come back',
      'ordered_cases',
      'integer',
      '0',
    ),
    orderedUnits: optional(
      whole(-maxQuantity, maxQuantity),
      'Eaches; below zero: they come back',
      'ordered_units',
      'integer',
      '0',
    ),
    casePrice: optional(money(), 'Dollars a case', 'case_price_cents', 'bigint'),
    eachPrice: optional(money(), 'Dollars an each', 'each_price_cents', 'bigint'),
    perPound: optional(perPoundMoney, 'Dollars a pound', 'per_pound_hundredths', 'bigint'),
    isCatchWeight: optional(
      yesNo,
      "The item's unless given",
      'is_catch_weight',
      'boolean',
      ofItem('is_catch_weight', 'false'),
    ),
    charge: part(text(40), 'What a row is that is no item, such as Tax or Freight: it is left out'),
    lineTotal: derived(
      optional(
        money(-1e15),
        'Dollars of the line; quantities times prices unless given',
        'line_total_cents',
        'bigint',
        `coalesce(s.ordered_cases, o.ordered_cases, 0) * coalesce(s.case_price_cents, o.case_price_cents, 0)
          + coalesce(s.ordered_units, o.ordered_units, 0) * coalesce(s.each_price_cents, o.each_price_cents, 0)`,
      ),
    ),
  },
  passesOver: { column: 'charge', reason: 'Tax, freight and other charges are of the invoice, not of the order' },
  computed: [
    {
      column: 'id',
      type: 'uuid',
      isFresh: true,
      // All lines of a new order take the id that its first line brought.
      fallback: '(select f.id from import_stage f where f.order_number = s.order_number order by f.line limit 1)',
      from: () => undefined,
    },
  ],
  check: ({ placedAt, division: code }) =>
    placedAt instanceof LocalTime && !code
      ? { field: 'placedAt', reason: 'needs a zone, such as Z, in a row that names no division' }
      : undefined,
  references: [
    knownShipTo,
    knownBillTo,
    {
      field: 'orderNumber',
      when: 'exists (select 1 from orders r where r.order_number = s.order_number and r.cart_id is not null)',
      reason: 'This order was placed in the portal; an import cannot change it',
    },
    {
      field: 'placedBy',
      when: 's.placed_by_email is not null and not exists (select 1 from users r where r.email = s.placed_by_email)',
      reason: 'There is no such user',
    },
    { field: 'description', when: 'm.description is null', reason: 'is required, as there is no such item' },
    {
      field: 'orderedCases',
      when: 'm.ordered_cases = 0 and m.ordered_units = 0',
      reason: 'Cases or eaches are required',
    },
    {
      field: 'lineTotal',
      when: `(m.ordered_cases < 0 or m.ordered_units < 0) and (m.ordered_cases > 0 or m.ordered_units > 0)
        or m.line_total_cents < 0 and m.ordered_cases + m.ordered_units > 0
        or m.line_total_cents > 0 and m.ordered_cases + m.ordered_units < 0`,
      reason: 'A line is sold or comes back: cases, eaches and total are all above or all below zero',
    },
    {
      field: 'orderNumber',
      when: `exists (select 1 from import_stage f where f.order_number = s.order_number and f.line < s.line
        and ${headOf('f')} is distinct from ${headOf('s')})`,
      reason: 'The facts of the order differ from those on an earlier line of it',
    },
  ],
  current: `(select h.order_number, g.line_number, l.order_id is not null as stored, h.id, h.division, h.ship_to,
      h.bill_to, h.po, h.so_type, h.delivery_date, h.status, h.placed_at, h.erp_order_number, h.note,
      (select u.email from users u where u.id = h.placed_by) as placed_by_email,
      l.item_number, l.description, l.pack_size_description, l.brand, l.ordered_cases, l.ordered_units,
      l.case_price_cents, l.each_price_cents, l.per_pound_hundredths, l.is_catch_weight, l.line_total_cents
    from import_stage g join orders h on h.order_number = g.order_number
    left join order_lines l on l.order_id = h.id and l.line_number = g.line_number)`,
  write: [
    `insert into orders (id, order_number, division, ship_to, bill_to, po, so_type, delivery_date, status, placed_at,
       modified_at, placed_by, erp_order_number, note, total_cases, total_units, subtotal_cents)
     select distinct on (order_number) id, order_number, division, ship_to, bill_to, po, so_type, delivery_date, status,
       placed_at, placed_at, (select u.id from users u where u.email = placed_by_email), erp_order_number, note, 0, 0, 0
     from import_ready where outcome <> 'unchanged' order by order_number, line
     on conflict (order_number) do update set division = excluded.division, ship_to = excluded.ship_to,
       bill_to = excluded.bill_to, po = excluded.po, so_type = excluded.so_type, delivery_date = excluded.delivery_date,
       status = excluded.status, placed_at = excluded.placed_at, placed_by = excluded.placed_by, note = excluded.note,
       erp_order_number = excluded.erp_order_number`,
    `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, pack_size_description,
       brand, ordered_cases, ordered_units, case_price_cents, each_price_cents, per_pound_hundredths, is_catch_weight,
       line_total_cents)
     select id, line_number, division, ship_to, item_number, description, pack_size_description, brand, ordered_cases,
       ordered_units, case_price_cents, each_price_cents, per_pound_hundredths, is_catch_weight, line_total_cents
     from import_ready where outcome <> 'unchanged'
     on conflict (order_id, line_number) do update set division = excluded.division, ship_to = excluded.ship_to,
       item_number = excluded.item_number, description = excluded.description, brand = excluded.brand,
       pack_size_description = excluded.pack_size_description, ordered_cases = excluded.ordered_cases,
       ordered_units = excluded.ordered_units, case_price_cents = excluded.case_price_cents,
       each_price_cents = excluded.each_price_cents, per_pound_hundredths = excluded.per_pound_hundredths,
       is_catch_weight = excluded.is_catch_weight, line_total_cents = excluded.line_total_cents`,
    `update orders h set total_cases = t.cases, total_units = t.units, subtotal_cents = t.cents,
       total_weight_hundredths = t.weight, has_estimates = t.estimates and h.status <> 'Invoiced'
     from (select l.order_id, sum(l.ordered_cases) as cases, sum(l.ordered_units) as units,
             sum(l.line_total_cents) as cents, bool_or(l.is_catch_weight) as estimates,
             sum(l.ordered_cases * coalesce(i.case_weight_hundredths, 0)) as weight
           from order_lines l left join items i on i.division = l.division and i.item_number = l.item_number
           where l.order_id in (select id from import_ready where outcome <> 'unchanged')
           group by l.order_id) t
     where h.id = t.order_id`,
    `insert into order_status_changes (order_id, at, status)
     select h.id, case when exists (select 1 from order_status_changes c where c.order_id = h.id)
       then now() else h.placed_at end, h.status
     from orders h where h.id in (select id from import_ready where outcome <> 'unchanged')
       and not exists (select 1 from order_status_changes c where c.order_id = h.id and c.status = h.status)
     on conflict do nothing`,
    replacePurchases(`select l.division, l.ship_to, l.item_number, count(*), max(h.placed_at)
     from (select distinct division, ship_to, item_number from import_ready where outcome <> 'unchanged') r
     join order_lines l using (division, ship_to, item_number)
     join orders h on h.id = l.order_id and h.status not in ('Failed', 'Expired', 'Cancelled')
     where l.ordered_cases + l.ordered_units > 0
     group by 1, 2, 3`),
    // Numbers that came from elsewhere are not given out again.
    `select setval('order_numbers', m.highest)
     from (select max(order_number::bigint) as highest from import_ready where order_number ~ '^[0-9]{1,9}$') m,
          order_numbers q
     where m.highest >= q.last_value`,
  ],
})

import type { Database } from '#platform/database/database.ts'

/** Ids of the small distributor every call test starts from. */
export const people = {
  buyer: '00000000-0000-7000-8000-000000000001',
  colleague: '00000000-0000-7000-8000-000000000002',
  stranger: '00000000-0000-7000-8000-000000000003',
  prospect: '00000000-0000-7000-8000-000000000004',
  accounting: '00000000-0000-7000-8000-000000000005',
  dsr: '00000000-0000-7000-8000-000000000006',
  otherDsr: '00000000-0000-7000-8000-000000000007',
  dsm: '00000000-0000-7000-8000-000000000008',
  admin: '00000000-0000-7000-8000-000000000009',
} as const
/** A person of the small distributor. */
export type Person = keyof typeof people

/**
 * Ship-tos: `own` and `sibling` belong to the buyer's bill-to, `foreign` to the stranger's,
 * `prospective` to nobody who orders.
 */
export const shipTos = {
  own: { division: 'NLV', shipTo: '0000101' },
  sibling: { division: 'NLV', shipTo: '0000102' },
  foreign: { division: 'NLV', shipTo: '0000201' },
  prospective: { division: 'NLV', shipTo: '0000301' },
  otherDivision: { division: 'NIC', shipTo: '0000901' },
} as const

/** Items by what is special about them; each costs its list price below, in cents. */
export const items = {
  flour: '0001001', // case 2000, each 250, broken case
  oil: '0001002', // case only, 3500; class price A 3300; contract for bill-to 0000100: 3000
  chicken: '0001003', // catch weight, 40 lb, $2.4550/lb
  napkins: '0001004', // each only, 599
  oysters: '0001005', // drop ship, case 9000
  bread: '0001006', // just-in-time, case 1800
  reserved: '0001007', // for the foreign ship-to only
  discontinued: '0001008',
  unpriced: '0001009',
  outOfStock: '0001010', // case 1200, no stock
} as const

const statements = [
  `insert into divisions (code, name, time_zone) values ('NLV', 'North Las Vegas', 'America/Los_Angeles'), ('NIC', 'Nicollet', 'America/Chicago')`,
  `insert into gpos values ('GPO1', 'Kitchen Buyers Group')`,
  `insert into bill_tos (division, number, name) values
    ('NLV', '0000100', 'Harbor Grill Group'), ('NLV', '0000200', 'Stone Oven LLC'),
    ('NLV', '0000300', 'Maybe Later Cafe'), ('NIC', '0000900', 'Lakeside Hotel')`,
  `insert into ship_tos (division, number, bill_to, name, city, state, price_class, gpo_ids, dsr_email, dsm_email, is_prospective) values
    ('NLV', '0000101', '0000100', 'Harbor Grill Downtown', 'Las Vegas', 'NV', 'A', '{GPO1}', 'dsr@larder.example', 'dsm@larder.example', false),
    ('NLV', '0000102', '0000100', 'Harbor Grill Airport', 'Las Vegas', 'NV', 'A', '{}', 'dsr@larder.example', 'dsm@larder.example', false),
    ('NLV', '0000201', '0000200', 'Stone Oven', 'Henderson', 'NV', 'B', '{}', 'other-dsr@larder.example', 'dsm@larder.example', false),
    ('NLV', '0000301', '0000300', 'Maybe Later Cafe', 'Reno', 'NV', 'C', '{}', 'dsr@larder.example', 'dsm@larder.example', true),
    ('NIC', '0000901', '0000900', 'Lakeside Hotel', 'Minneapolis', 'MN', 'A', '{}', 'other-dsr@larder.example', '', false)`,
  ...Object.entries({
    buyer: ['ece', 'customerUser'],
    colleague: ['ece', 'customerUser'],
    stranger: ['ece', 'customerUser'],
    prospect: ['ecm', 'prospectiveCustomer'],
    accounting: ['ece', 'accountsPayable'],
    dsr: ['eci', 'dsr'],
    otherDsr: ['eci', 'dsr'],
    dsm: ['eci', 'dsm'],
    admin: ['eci', 'portalAdmin'],
  }).map(([who, [type, role]]) => {
    const name = who === 'otherDsr' ? 'other-dsr' : who
    return `insert into users (id, email, name, display_name, first_name, type, role)
      values ('${people[who as Person]}', '${name}@larder.example', '${name}', '${name}', '${name}', '${type}', '${role}')`
  }),
  `insert into user_bill_tos values
    ('${people.buyer}', 'NLV', '0000100'), ('${people.colleague}', 'NLV', '0000100'), ('${people.accounting}', 'NLV', '0000100'),
    ('${people.stranger}', 'NLV', '0000200'), ('${people.prospect}', 'NLV', '0000300')`,
  `insert into route_days (division, ship_to, so_type, days, cut_off_time, block_jit_drop)
    select division, number, 'regularDelivery', '{1,2,3,4,5}', '17:00', false from ship_tos`,
  `insert into categories (id, parent_id, name, unspsc) values
    ('dry', null, 'Dry goods', '50000000'), ('dry-flour', 'dry', 'Flour', '50221300'), ('meat', null, 'Meat and poultry', '50110000')`,
  `insert into brands values ('Millstone', false), ('Larder Select', true)`,
  `insert into items (division, item_number, description, pack_size_description, brand, category_id, gtin, is_catch_weight, is_broken_case,
      each_only, eaches_per_case, case_weight_hundredths, is_drop_ship, is_just_in_time, is_reserved, reserved_ship_tos, erp_status, cost_cents) values
    ('NLV', '0001001', 'FLOUR ALL PURPOSE', '8/5 LB', 'Millstone', 'dry-flour', '00012345600012', false, true, false, 8, 4000, false, false, false, '{}', 'active', 1500),
    ('NLV', '0001002', 'OIL CANOLA', '1/35 LB', 'Larder Select', 'dry', '', false, false, false, 1, 3500, false, false, false, '{}', 'active', 2500),
    ('NLV', '0001003', 'CHICKEN BREAST BNLS SKNLS', '4/10 LB', 'Larder Select', 'meat', '', true, false, false, 1, 4000, false, false, false, '{}', 'active', 8000),
    ('NLV', '0001004', 'NAPKIN DINNER WHITE', '1/100 CT', 'Millstone', 'dry', '', false, false, true, 1, 300, false, false, false, '{}', 'active', 400),
    ('NLV', '0001005', 'OYSTERS FRESH', '1/100 CT', 'Larder Select', 'meat', '', false, false, false, 1, 2500, true, false, false, '{}', 'active', 7000),
    ('NLV', '0001006', 'BREAD SOURDOUGH LOAF', '12/1 LB', 'Millstone', 'dry', '', false, false, false, 1, 1200, false, true, false, '{}', 'active', 1200),
    ('NLV', '0001007', 'SAUCE HOUSE SPECIAL', '4/1 GAL', 'Millstone', 'dry', '', false, false, false, 1, 3600, false, false, true, '{0000201}', 'active', 2000),
    ('NLV', '0001008', 'BEANS GREEN OLD', '6/#10', 'Millstone', 'dry', '', false, false, false, 1, 4000, false, false, false, '{}', 'discontinued', 1500),
    ('NLV', '0001009', 'TRUFFLE WHOLE', '1/1 LB', 'Millstone', 'dry', '', false, false, false, 1, 100, false, false, false, '{}', 'active', 5000),
    ('NLV', '0001010', 'SUGAR CANE RAW', '1/50 LB', 'Millstone', 'dry', '', false, false, false, 1, 5000, false, false, false, '{}', 'active', 900)`,
  `insert into item_stock (division, item_number, on_hand_cases, low_below_cases)
    select division, item_number, case when item_number = '0001010' then 0 else 500 end, 20 from items`,
  `insert into item_prices (division, item_number, scope, starts_on, case_price_cents, each_price_cents, per_pound_hundredths) values
    ('NLV', '0001001', 'L', '2020-01-01', 2000, 250, null), ('NLV', '0001002', 'L', '2020-01-01', 3500, null, null),
    ('NLV', '0001002', 'C:A', '2020-01-01', 3300, null, null), ('NLV', '0001002', 'B:0000100', '2020-01-01', 3000, null, null),
    ('NLV', '0001003', 'L', '2020-01-01', null, null, 24550), ('NLV', '0001004', 'L', '2020-01-01', null, 599, null),
    ('NLV', '0001005', 'L', '2020-01-01', 9000, null, null), ('NLV', '0001006', 'L', '2020-01-01', 1800, null, null),
    ('NLV', '0001007', 'L', '2020-01-01', 2500, null, null), ('NLV', '0001008', 'L', '2020-01-01', 2200, null, null),
    ('NLV', '0001010', 'L', '2020-01-01', 1200, null, null)`,
]

/**
 * Fills an empty schema with the small distributor: two divisions, four customers, nine people, ten
 * items.
 */
export async function addDistributor(db: Database): Promise<void> {
  for (const statement of statements) await db.run(statement)
}

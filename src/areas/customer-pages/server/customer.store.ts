import type { CallAnswer } from '#contract/endpoint.ts'
import { mayBillTo, mayShipTo } from '#areas/access/server/public.ts'
import type { AccountFigures } from '#areas/accounts/rules/summarize-account.ts'
import { accountFiguresJson } from '#areas/accounts/server/public.ts'
import { nameOfStaff } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Customer } from '../customer.ts'
import type { getCustomerWork } from '../customer-pages.endpoints.ts'

/** Names one bill-to. */
export interface CustomerKey {
  readonly division: string
  readonly billTo: string
}

/** Ship-tos `s` of the bill-to `:division`, `:billTo` that the reader `u` may act for. */
const visible = <Joined extends string>(joined: Joined) =>
  `ship_tos s ${joined}
  where s.division = :division and s.bill_to = :billTo and ${mayShipTo('u', 's.division', 's.number')}` as const
const json = <Select extends string>(select: Select) =>
  `coalesce((select json_agg(row_to_json(x)) from (${select}) x), '[]')` as const

const figures = accountFiguresJson({ reader: 'u', billTo: 'o', division: 'd', now: ':now' })

const page = sql(
  'customer-pages.customer',
  `select o.division, d.name as "divisionName", o.number as "billTo", o.name, o.address, o.address2, o.city, o.state,
          o.zip, o.phone, o.email, o.is_active as "isActive", o.is_on_credit_hold as "isOnCreditHold",
          case when :seesInvoices then ${figures} end as figures,
          ${json(`select c.contact_id as "contactId", c.name, c.title, c.phone, c.email, c.is_primary as "isPrimary",
                    c.ship_to as "shipTo"
                  from customer_contacts c where c.division = :division and c.bill_to = :billTo
                    and (c.ship_to is null or ${mayShipTo('u', 'c.division', 'c.ship_to')})
                  order by c.is_primary desc, c.name, c.contact_id`)} as contacts,
          ${json(`select s.number, s.name, s.address, s.city, s.state, s.phone, s.parent_ship_to as "parentShipTo",
                    s.is_active as "isActive", s.is_ordering_allowed as "isOrderingAllowed",
                    s.is_prospective as "isProspective", ${nameOfStaff('s.dsr_email')} as "dsrName",
                    ${nameOfStaff('s.dsm_email')} as "dsmName", s.arr_name as "arrName",
                    array(select g.name from gpos g where g.id = any(s.gpo_ids) order by g.name) as gpos,
                    s.recipe_pricing_type as "recipePricingType", s.max_food_cost_pct::float8 as "maxFoodCostPct",
                    s.block_switch_save as "blockSwitchSave"
                  from ${visible('')} order by s.name, s.number`)} as "shipTos"
   from bill_tos o
   join divisions d on d.code = o.division
   join users u on u.id = :userId
   where o.division = :division and o.number = :billTo and ${mayBillTo('u', 'o.division', 'o.number')}`,
)

/** CUST-1 in one statement; undefined when there is no such bill-to or it is another's. */
export const customerOf = (
  db: Queries,
  { division, billTo }: CustomerKey,
  reader: { userId: string; seesInvoices: boolean },
  now: Date,
): Promise<(Omit<Customer, 'accountsSummary'> & { figures: AccountFigures | null }) | undefined> =>
  db.maybe(page({ division, billTo, ...reader, now }))

const place = `s.number as "shipTo", s.name as "shipToName"`
const maxOrders = 10

// The latest of each ship-to, then the latest of all: reads no more than the index holds ready.
const work = sql(
  'customer-pages.work',
  `select
     case when :orders then ${json(
       `select z.*, ${place} from ${visible(
         `cross join lateral (
         select r.id, r.order_number as "orderNumber", r.status, r.delivery_date as "deliveryDate",
           to_char(r.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placedAt",
           r.subtotal_cents as subtotal, r.has_estimates as "isEstimate"
         from orders r where r.division = s.division and r.ship_to = s.number
         order by r.placed_at desc limit ${maxOrders}) z`,
       )} order by z."placedAt" desc, z."orderNumber" desc limit ${maxOrders}`,
     )} end as orders,
     case when :carts then ${json(
       `select z.*, ${place} from ${visible(
         `cross join lateral (
         select k.id, k.po, k.so_type as "soType", k.delivery_date as "deliveryDate",
           k.is_visible_to_customer as "isVisibleToCustomer",
           k.changed_at,
           to_char(k.changed_at at time zone (select d.time_zone from divisions d where d.code = k.division),
                   'YYYY-MM-DD') as "changedOn",
           (select count(*)::int from cart_lines l where l.cart_id = k.id) as lines
         from carts k where k.division = s.division and k.ship_to = s.number and k.status = 'open'
           and (k.is_visible_to_customer or :hiddenCarts)
         order by k.changed_at desc limit ${maxOrders}) z`,
       )} order by z.changed_at desc limit ${maxOrders}`,
     )} end as carts
   from users u
   where u.id = :userId and exists (
     select 1 from bill_tos o where o.division = :division and o.number = :billTo
       and ${mayBillTo('u', 'o.division', 'o.number')})`,
)

/** What the reader may see. */
export interface WorkParts {
  readonly orders: boolean
  readonly carts: boolean
  /** Carts that staff keep from the customer (security 13). */
  readonly hiddenCarts: boolean
}

/** Recent orders and open carts; undefined when the bill-to is not the reader's. */
export const workOf = (
  db: Queries,
  { division, billTo }: CustomerKey,
  userId: string,
  { orders, carts, hiddenCarts }: WorkParts,
): Promise<CallAnswer<typeof getCustomerWork> | undefined> =>
  db.maybe(work({ division, billTo, userId, orders, carts, hiddenCarts }))

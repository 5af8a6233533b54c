import { isStaff } from '#areas/access/server/public.ts'
import { orderOrigins, statusNumbers } from '../order.ts'

/** An instant as JSON carries it to a client: ISO 8601 in UTC. */
const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const numbers = Object.entries(statusNumbers).flatMap(([status, number]) =>
  number === null ? [] : [`when '${status}' then ${number}`],
)
const statusNumber = `case o.status ${numbers.join(' ')} end`
const origin = `case o.origin_source when ${orderOrigins.Punchout} then 'Punchout' else 'online' end`

/** An order summary as JSON pairs, for SQL that selects from `orderTables`. */
export const summaryPairs = `
  'id', o.id, 'orderNumber', o.order_number, 'erpOrderNumber', o.erp_order_number, 'division', o.division,
  'shipTo', o.ship_to, 'shipToName', s.name, 'billTo', o.bill_to, 'po', o.po, 'soType', o.so_type,
  'deliveryDate', o.delivery_date, 'status', o.status, 'statusNumber', ${statusNumber},
  'origin', ${origin}, 'originSource', o.origin_source, 'version', o.version,
  'placedAt', ${iso('o.placed_at')}, 'modifiedAt', ${iso('o.modified_at')}, 'placedByName', coalesce(u.name, ''),
  'placedByStaff', o.placed_by_real_user is not null or coalesce(${isStaff('u')}, false),
  'placedByStaffName', coalesce(r.name, case when ${isStaff('u')} then u.name end),
  'lines', (select count(*) from order_lines l where l.order_id = o.id), 'totalCases', o.total_cases,
  'totalUnits', o.total_units, 'subtotal', o.subtotal_cents, 'isEstimate', o.has_estimates`

/** What staff know of an overridden line, as JSON (CART-10). */
const staffPart = `
  case when l.case_price_override is null and l.each_price_override is null then '{}'::jsonb
       else jsonb_build_object('casePriceOverride', l.case_price_override, 'eachPriceOverride', l.each_price_override,
         'baseCasePrice', l.base_case_price_cents, 'baseEachPrice', l.base_each_price_cents,
         'receipt', nullif(l.price_receipt, '{}')) end`

const pair = (cases: string, units: string) =>
  `case when ${cases} is not null then jsonb_build_object('cases', ${cases}, 'units', ${units}) end`

/** What the ERP says of the line `l`, as JSON, or null. */
const report = `(select jsonb_build_object('confirmed', ${pair('r.confirmed_cases', 'r.confirmed_units')},
    'shipped', ${pair('r.shipped_cases', 'r.shipped_units')}, 'substitute', r.substitute, 'reason', r.reason)
  from order_line_reports r where r.order_id = l.order_id and r.line_number = l.line_number)`

// An order with an invoice that lacks an item was billed none of it.
const billed = `case when v.order_id is not null then
    jsonb_build_object('cases', coalesce(b.cases, 0), 'units', coalesce(b.units, 0)) end`
const billedLines = `
  left join (select distinct i.order_id from invoices i where i.order_id = o.id) v on true
  left join (select n.item_number, sum(n.shipped_cases) as cases, sum(n.shipped_units) as units
             from invoices i
             join invoice_lines n on n.division = i.division and n.invoice_number = i.invoice_number
             where i.order_id = o.id group by n.item_number) b on b.item_number = l.item_number`

/**
 * What an order in full has beyond the summary, as JSON pairs; `forStaff` is SQL that is true for
 * staff. Others read neither an override nor the receipt of the price it replaced.
 */
export const detailPairs = <ForStaff extends string>(forStaff: ForStaff) =>
  `
  'weightHundredths', o.total_weight_hundredths, 'tracking', o.tracking, 'expectedAt', ${iso('o.expected_at')},
  'departsAt', ${iso('o.departs_at')},
  'items', coalesce((select json_agg(jsonb_build_object('lineNumber', l.line_number, 'itemNumber', l.item_number,
      'description', l.description, 'packSizeDescription', l.pack_size_description, 'brand', l.brand,
      'orderedCases', l.ordered_cases, 'orderedUnits', l.ordered_units, 'casePrice', l.case_price_cents,
      'eachPrice', l.each_price_cents, 'perPound', l.per_pound_hundredths, 'isCatchWeight', l.is_catch_weight,
      'lineTotal', l.line_total_cents, 'deliveryDate', l.delivery_date, 'note', l.note,
      'isPriceSet', l.case_price_override is not null or l.each_price_override is not null,
      'ifShort', l.if_short, 'insteadOf', l.instead_of,
      'report', ${report}, 'billed', ${billed}, 'receipt',
      case when l.case_price_override is null and l.each_price_override is null then nullif(l.price_receipt, '{}') end)
      || case when ${forStaff} then ${staffPart} else '{}'::jsonb end order by l.line_number)
    from order_lines l ${billedLines} where l.order_id = o.id), '[]'),
  'history', coalesce((select json_agg(json_build_object('at', ${iso('h.at')}, 'status', h.status, 'message', h.message)
      order by h.at) from order_status_changes h where h.order_id = o.id), '[]'),
  'formerVersions', coalesce((select json_agg(json_build_object('version', v.version, 'replacedAt', ${iso('v.replaced_at')},
      'replacedByName', p.name, 'subtotal', (v.content->>'subtotal')::bigint) order by v.version)
    from order_versions v join users p on p.id = coalesce(v.replaced_by_real_user, v.replaced_by)
    where v.order_id = o.id), '[]')` as const

/** Orders with their ship-to and the person who placed them. */
export const orderTables = `
  orders o
  join ship_tos s on s.division = o.division and s.number = o.ship_to
  left join users u on u.id = o.placed_by
  left join users r on r.id = o.placed_by_real_user`

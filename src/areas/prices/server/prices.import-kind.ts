import { knownItem } from '#areas/items/server/public.ts'
import { date, division, listOf, markup, money, perPoundMoney, text, tradeNumber } from '#platform/imports/cell.ts'
import { importKind, key, optional, part } from '#platform/imports/import-kind.ts'
import { breakCell, breaksToStore, checkBreakCells } from './break-cells.ts'
import { checkCostPlus, costPlusToStore } from './cost-plus-cells.ts'

const whom = ['priceClass', 'gpoId', 'billTo', 'shipTo'] as const
const isCatchWeight = `exists (select 1 from items i where i.division = m.division and i.item_number = m.item_number
  and i.is_catch_weight)`
const todayOf = (price: string) =>
  `(now() at time zone (select d.time_zone from divisions d where d.code = ${price}.division))::date`
const isSame = (one: string, other: string) =>
  ['division', 'item_number', 'scope', 'starts_on']
    .map((column) => `${one}.${column} = ${other}.${column}`)
    .join(' and ')
const scopeLetters = { priceClass: 'C', gpoId: 'G', billTo: 'B', shipTo: 'S' } as const

/**
 * Every price that may apply: list, price class, GPO, contract and bid, with its dates (ITEM-8).
 */
export const pricesImportKind = importKind({
  name: 'prices',
  rowIs: 'one price of one item for everybody, a price class, a GPO, a bill-to or a ship-to, from one day on',
  table: 'item_prices',
  key: ['division', 'item_number', 'scope', 'starts_on'],
  isCatalogue: true,
  columns: {
    division: key(division, 'Division code', 'division'),
    itemNumber: key(tradeNumber, 'Item number', 'item_number'),
    priceClass: part(
      text(20),
      'For customers of this price class. Of this and the next three at most one; none: list price',
    ),
    gpoId: part(text(40), 'For members of this GPO'),
    billTo: part(tradeNumber, 'Contract or bid of this bill-to'),
    shipTo: part(tradeNumber, 'Contract or bid of this ship-to'),
    startsOn: key(date, 'First delivery date', 'starts_on', 'date'),
    endsOn: optional(date, 'Last delivery date; empty: until further notice', 'ends_on', 'date'),
    casePrice: optional(
      money(1),
      'Dollars a case; of catch weight only beside perPound, which counts',
      'case_price_cents',
      'bigint',
    ),
    eachPrice: optional(money(1), 'Dollars an each', 'each_price_cents', 'bigint'),
    perPound: optional(perPoundMoney, 'Dollars a pound; catch weight only', 'per_pound_hundredths', 'bigint'),
    priceBreaks: part(
      listOf(breakCell),
      'Lower prices from so many cases on: with 10=31.50|25=29.90 a case costs 31.50 from 10 cases on, 29.90 from 25. By the pound of catch weight',
    ),
    costPlusPercent: part(
      markup,
      "Percentage that is added to the item's cost, instead of casePrice and perPound; staff only",
    ),
    costPlusCase: part(money(), 'The same: dollars that are added to the cost of a case'),
    costPlusPound: part(perPoundMoney, 'The same: dollars that are added to the cost of a pound; catch weight only'),
    reference: optional(text(60), 'Bid or contract number', 'reference'),
  },
  computed: [
    {
      column: 'scope',
      type: 'text',
      fallback: "'L'",
      from: (row) => {
        const name = whom.find((one) => typeof row[one] === 'string')
        return name ? `${scopeLetters[name]}:${row[name]}` : 'L'
      },
    },
    { column: 'breaks', type: 'jsonb', fallback: 'null', from: breaksToStore },
    { column: 'cost_plus', type: 'jsonb', fallback: 'null', from: costPlusToStore },
  ],
  check: (row) => {
    const named = whom.filter((one) => typeof row[one] === 'string')
    if (named.length > 1) return { field: named[1]!, reason: `cannot be given beside ${named[0]}` }
    if (row.startsOn && row.endsOn && row.endsOn < row.startsOn) {
      return { field: 'endsOn', reason: 'must not be before startsOn' }
    }
    const reason = checkBreakCells(row)
    return reason === null ? checkCostPlus(row) : { field: 'priceBreaks', reason }
  },
  gone: {
    // A file is about the scopes it has, such as list prices; prices of staff are theirs.
    among: `o.change_id is null and (o.ends_on is null or o.ends_on >= ${todayOf('o')})
      and (o.division, left(o.scope, 1)) in (select division, left(scope, 1) from import_seen)`,
    end: [
      `delete from item_prices p using import_gone g where ${isSame('p', 'g')} and p.starts_on >= ${todayOf('p')}`,
      `update item_prices p set ends_on = ${todayOf('p')} - 1 from import_gone g where ${isSame('p', 'g')}`,
    ],
    back: {
      unless: 'endsOn',
      sql: `update item_prices p set ends_on = null from import_seen s
        where ${isSame('p', 's')} and p.change_id is null and p.ends_on < ${todayOf('p')}`,
    },
    become: 'end yesterday',
  },
  references: [
    knownItem,
    {
      field: 'gpoId',
      when: "s.scope like 'G:%' and not exists (select 1 from gpos r where r.id = substr(s.scope, 3))",
      reason: 'There is no such GPO',
    },
    {
      field: 'billTo',
      when: `s.scope like 'B:%'
        and not exists (select 1 from bill_tos r where r.division = s.division and r.number = substr(s.scope, 3))`,
      reason: 'There is no such bill-to in this division',
    },
    {
      field: 'shipTo',
      when: `s.scope like 'S:%'
        and not exists (select 1 from ship_tos r where r.division = s.division and r.number = substr(s.scope, 3))`,
      reason: 'There is no such ship-to in this division',
    },
    {
      field: 'casePrice',
      when: `num_nonnulls(m.case_price_cents, m.each_price_cents, m.per_pound_hundredths, m.cost_plus) = 0`,
      reason: 'One of casePrice, eachPrice, perPound and cost plus is required',
    },
    {
      field: 'casePrice',
      when: `m.cost_plus is not null and num_nonnulls(m.case_price_cents, m.per_pound_hundredths, m.breaks) > 0`,
      reason: 'A price is stored that cost plus takes the place of: empty casePrice, perPound and priceBreaks',
    },
    {
      field: 'costPlusCase',
      when: `m.cost_plus ->> 'by' = 'case' and ${isCatchWeight}`,
      reason: 'Catch weight is priced by the pound: give costPlusPercent or costPlusPound',
    },
    {
      field: 'costPlusPound',
      when: `m.cost_plus ->> 'by' = 'pound' and not ${isCatchWeight}`,
      reason: 'Only catch weight is priced by the pound: give costPlusPercent or costPlusCase',
    },
    {
      // ITEM-8: by the case it would be no estimate, and the invoice would differ.
      field: 'casePrice',
      when: `m.case_price_cents is not null and m.per_pound_hundredths is null and ${isCatchWeight}`,
      reason: 'Catch weight is priced by the pound: give perPound',
    },
    {
      field: 'perPound',
      when: `m.per_pound_hundredths is not null and m.case_price_cents is null and not ${isCatchWeight}`,
      reason: 'Only catch weight is priced by the pound: give casePrice',
    },
    {
      field: 'endsOn',
      when: 'm.ends_on < m.starts_on',
      reason: 'must not be before startsOn',
    },
  ],
})

import { knownItem } from '#areas/items/server/public.ts'
import { date, division, money, perPoundMoney, text, tradeNumber } from '#platform/imports/cell.ts'
import { importKind, key, optional, part } from '#platform/imports/import-kind.ts'

const whom = ['priceClass', 'gpoId', 'billTo', 'shipTo'] as const
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
    casePrice: optional(money(1), 'Dollars a case; empty for catch weight', 'case_price_cents', 'bigint'),
    eachPrice: optional(money(1), 'Dollars an each', 'each_price_cents', 'bigint'),
    perPound: optional(perPoundMoney, 'Dollars a pound; catch weight only', 'per_pound_hundredths', 'bigint'),
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
  ],
  check: (row) => {
    const named = whom.filter((one) => typeof row[one] === 'string')
    if (named.length > 1) return { field: named[1]!, reason: `cannot be given beside ${named[0]}` }
    if (row.startsOn && row.endsOn && row.endsOn < row.startsOn) {
      return { field: 'endsOn', reason: 'must not be before startsOn' }
    }
    return undefined
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
      when: `num_nonnulls(m.case_price_cents, m.each_price_cents, m.per_pound_hundredths) = 0`,
      reason: 'One of casePrice, eachPrice and perPound is required',
    },
    {
      field: 'endsOn',
      when: 'm.ends_on < m.starts_on',
      reason: 'must not be before startsOn',
    },
  ],
})

import { knownItem } from '#areas/items/server/public.ts'
import { date, division, money, perPoundMoney, tradeNumber } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'

/** What items cost the distributor from a day on, for prices that follow the cost (ITEM-8). */
export const itemCostsImportKind = importKind({
  name: 'item-costs',
  rowIs: 'what one item costs the distributor from one day on, for cost plus; staff only',
  table: 'item_costs',
  key: ['division', 'item_number', 'starts_on'],
  isCatalogue: true,
  columns: {
    division: key(division, 'Division code', 'division'),
    itemNumber: key(tradeNumber, 'Item number', 'item_number'),
    startsOn: key(date, 'First delivery date it counts for', 'starts_on', 'date'),
    caseCost: optional(money(1), 'Dollars a case', 'case_cents', 'bigint'),
    poundCost: optional(perPoundMoney, 'Dollars a pound; catch weight only', 'pound_hundredths', 'bigint'),
  },
  references: [
    knownItem,
    {
      field: 'caseCost',
      when: 'num_nonnulls(m.case_cents, m.pound_hundredths) = 0',
      reason: 'One of caseCost and poundCost is required',
    },
    {
      field: 'poundCost',
      when: `m.pound_hundredths is not null and m.case_cents is null and not exists (select 1 from items i
        where i.division = m.division and i.item_number = m.item_number and i.is_catch_weight)`,
      reason: 'Only catch weight has a cost by the pound: give caseCost',
    },
  ],
})

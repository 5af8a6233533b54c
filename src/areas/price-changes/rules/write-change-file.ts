import { toCsv } from '#kit/csv.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { StoredAmounts } from '#areas/prices/stored-price.ts'
import type { ChangedPrice, PriceChangeSummary } from '../price-change.ts'
import { seenCostPlus } from './shown-amounts.ts'
import { textOfBreaks, textOfCostPlus } from './terms-text.ts'
import { kindOfScope, numberOfScope } from './scope-kind.ts'

const head = [
  'Changed at',
  'Changed by',
  'Reason',
  'Division',
  'Item',
  'Description',
  'Kind',
  'Number',
  'Name',
  'From',
  ...['Old', 'New'].flatMap((which) =>
    ['until', 'case', 'each', 'per pound', 'by quantity', 'cost plus', 'reference'].map((what) => `${which} ${what}`),
  ),
]

const cents = (amount: number | null) => (amount === null ? '' : writeDecimal(amount, 2))
/** Without how much, for those who may not view cost. */
const costPlusOf = (amounts: StoredAmounts): string => {
  const plus = seenCostPlus(amounts)
  return plus ? textOfCostPlus(plus) : amounts.costPlus ? 'cost plus' : ''
}
const cellsOf = (amounts: StoredAmounts | null): string[] =>
  amounts
    ? [
        amounts.endsOn ?? '',
        cents(amounts.caseCents),
        cents(amounts.eachCents),
        amounts.poundHundredths === null ? '' : writeDecimal(amounts.poundHundredths, 4, 2),
        textOfBreaks(amounts),
        costPlusOf(amounts),
        amounts.reference,
      ]
    : ['', '', '', '', '', '', '']

/** ITEM-8: a change as rows below their head, a row for each price with what it was and is. */
const changeFileRows = (change: PriceChangeSummary, prices: readonly ChangedPrice[]): string[][] => [
  head,
  ...prices.map((price) => [
    change.changedAt,
    change.changedByName,
    change.reason,
    change.division,
    price.itemNumber,
    price.description,
    kindOfScope(price.scope),
    numberOfScope(price.scope),
    price.scopeName,
    price.startsOn,
    ...cellsOf(price.before),
    ...cellsOf(price.after),
  ]),
]

/** ITEM-8: a change as CSV. */
export const writeChangeFile = (change: PriceChangeSummary, prices: readonly ChangedPrice[]): string =>
  toCsv(changeFileRows(change, prices))

const isAmount = head.map((name) => /case|each|per pound/.test(name))

/** ITEM-8: a change as the rows of a workbook, whose amounts are numbers. */
export const changeSheetRows = (change: PriceChangeSummary, prices: readonly ChangedPrice[]): (string | number)[][] => {
  const [names = [], ...rows] = changeFileRows(change, prices)
  return [names, ...rows.map((cells) => cells.map((cell, at) => (isAmount[at] && cell !== '' ? Number(cell) : cell)))]
}

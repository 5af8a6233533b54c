import type { ColumnMapping } from '../order-import.ts'
import { type ColumnKind, headerWords, sureItem, sureness } from './column-words.ts'
import { looksLikeItemNumber } from './read-item-number.ts'
import { isUnitName, readUnit } from './read-unit.ts'

/** What the guess needs of a column. */
export interface GuessedColumn {
  readonly index: number
  /** Empty when the file has no header. */
  readonly header: string
  /** Its cells with content. */
  readonly values: readonly string[]
  /** Hidden in the workbook: a visible column is preferred. */
  readonly isHidden: boolean
}

/** Min share of values that must be of the kind, as headings and totals stand among them. */
const minShare = 0.6

const areMostly = (values: readonly string[], is: (value: string) => boolean): boolean =>
  values.length > 0 && values.filter(is).length >= values.length * minShare

/** True when the values are units, at least one of which can be ordered. */
const areUnits = (values: readonly string[]): boolean =>
  areMostly(values, isUnitName) && values.some((value) => readUnit(value) !== null)

/** A code has a digit and no spaces. */
const isCode = (value: string): boolean => /\d/.test(value) && !/\s/.test(value)

/**
 * IMPORT-1: the suggested mapping, by headers, otherwise by values that look like item numbers and
 * quantities.
 */
export function guessMapping(columns: readonly GuessedColumn[]): ColumnMapping {
  const taken = new Set<number>()
  const take = (score: (column: GuessedColumn) => number): number | null => {
    let best: { index: number; score: number } | undefined
    for (const column of columns) {
      if (taken.has(column.index)) continue
      const scored = score(column)
      const preferred = scored > 0 && !column.isHidden ? scored + 100 : scored
      if (preferred > (best?.score ?? 0)) best = { index: column.index, score: preferred }
    }
    if (best) taken.add(best.index)
    return best?.index ?? null
  }
  const byHeader = (kind: ColumnKind, column: GuessedColumn) => sureness(kind, headerWords(column.header))
  const itemCode =
    take((column) => {
      const sure = byHeader('item', column)
      return sure >= sureItem || column.values.length === 0 || areMostly(column.values, isCode) ? sure : 0
    }) ?? take(({ values }) => (areMostly(values, looksLikeItemNumber) ? 1 : 0))
  // The unit before the quantities: the header 'Unit' may mean either, so its values decide.
  const unit =
    take((column) => {
      const sure = byHeader('unit', column)
      return sure > 1 || areUnits(column.values) ? sure : 0
    }) ?? take(({ values }) => (areUnits(values) ? 1 : 0))
  // Eaches first: 'Order QTY' alone means cases, and must not match the column of eaches.
  const orderedUnits = take((column) => byHeader('eaches', column))
  const isBare = columns.every(({ header }) => header === '')
  const orderedCases =
    take((column) => byHeader('cases', column)) ??
    (isBare ? take(({ values }) => (areMostly(values, (value) => /^\d{1,3}$/.test(value)) ? 1 : 0)) : null)
  const isOneQuantity = (orderedCases === null) !== (orderedUnits === null)
  return { itemCode, orderedCases, orderedUnits, unit: isOneQuantity ? unit : null }
}

/**
 * IMPORT-1: true when a column holds units, so that leaving it out could order cases instead of
 * eaches.
 */
export const holdsUnits = ({ values }: Pick<GuessedColumn, 'values'>): boolean => areUnits(values)

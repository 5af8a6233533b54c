import type { ColumnMapping, ImportColumn } from '../order-import.ts'
import { readUnit } from './read-unit.ts'

type Guessed = Pick<ImportColumn, 'index' | 'header' | 'examples'>

/**
 * Headers by how sure they are, the surest first; compared in small letters with single blanks for
 * everything else.
 */
const itemHeaders = [
  /^item (number|no|num|nbr|code|id)$/,
  /^item$/,
  /^(product|prod|material|article|stock|sku|catalog|order) (number|no|num|nbr|code|id)$/,
  /^(sku|itemcode|itemnumber|itemno|stockcode|productcode|distributor item|usf?)$/,
  /\b(item|product|sku)\b.*\b(number|no|code|id)\b/,
  /^(number|code|product)$/,
]
const caseHeaders = [
  /^(order|ordered)? ?(qty|quantity) ?(cs|case|cases)$/,
  /^(cs|case|cases)( (qty|quantity|ordered|order))?$/,
  /\b(cs|case|cases)\b.*\b(qty|quantity|order|ordered)\b|\b(qty|quantity|order|ordered)\b.*\b(cs|case|cases)\b/,
  /^(order|ordered)? ?(qty|quantity)$/,
  /^(order|ordered|amount|count)$/,
]
const unitHeaders = [
  /^(order|ordered)? ?(qty|quantity) ?(ea|each|eaches|unit|units)$/,
  /^(ea|each|eaches|unit|units|pieces)( (qty|quantity|ordered|order))?$/,
  /\b(ea|each|eaches|units)\b.*\b(qty|quantity|order|ordered)\b|\b(qty|quantity|order|ordered)\b.*\b(ea|each|eaches|units)\b/,
]
/**
 * Headers that mean a unit whatever stands below, and those that mean one where units stand below.
 */
const uomHeaders = [
  /^(uom|u m|um|unit of (measure|sale|order))$/,
  /^(order|qty|quantity|sell|sales|pack|item) (uom|u m|um|unit)$/,
]
const perhapsUomHeaders = [/^units?$/, /^measure$/, /^(cs|case) ?(or)? ?(ea|each)$/]
/** A price or a size of something has its word too, but is no quantity. */
const notQuantity = /\b(price|cost|total|amount|pack|size|weight|par|per|history|last|avg|average)\b/

/** Characters of a header that are looked at: the patterns above take a time quadratic to them. */
const maxHeaderLength = 100

const wordsOf = (header: string): string =>
  header
    .slice(0, maxHeaderLength)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ ?\b(nr|numero|#)\b/g, ' no')
    .trim()

/** IMPORT-1: true when a header is one of those the product knows for item numbers. */
export const isItemHeader = (header: string): boolean => {
  const words = wordsOf(header)
  return (
    itemHeaders.slice(0, 4).some((pattern) => pattern.test(words)) ||
    /^item #$/i.test(header.slice(0, maxHeaderLength).trim())
  )
}

/**
 * IMPORT-1: the first guess, by headers, else by values that look like item numbers and quantities.
 */
export function guessMapping(columns: readonly Guessed[]): ColumnMapping {
  const taken = new Set<number>()
  const take = (patterns: readonly RegExp[], refused?: RegExp): number | null => {
    const free = columns.filter(({ index }) => !taken.has(index))
    for (const pattern of patterns) {
      const found = free.find(({ header }) => {
        const words = wordsOf(header)
        return pattern.test(words) && !refused?.test(words)
      })
      if (found) {
        taken.add(found.index)
        return found.index
      }
    }
    return null
  }
  const takeByValues = (pattern: RegExp): number | null => {
    const found = columns.find(
      ({ index, examples }) =>
        !taken.has(index) && examples.length > 0 && examples.every((example) => pattern.test(example)),
    )
    if (found) taken.add(found.index)
    return found?.index ?? null
  }
  const areUnits = ({ examples }: Guessed) =>
    examples.length > 0 && examples.every((example) => readUnit(example) !== null)
  const takeUnit = (): number | null => {
    const named = (patterns: readonly RegExp[]) => (column: Guessed) =>
      !taken.has(column.index) && patterns.some((pattern) => pattern.test(wordsOf(column.header)))
    const found =
      columns.find(named(uomHeaders)) ??
      columns.find((column) => named(perhapsUomHeaders)(column) && areUnits(column)) ??
      columns.find((column) => !taken.has(column.index) && areUnits(column))
    if (found) taken.add(found.index)
    return found?.index ?? null
  }
  const itemCode = take(itemHeaders, /\b(description|desc|name)\b/) ?? takeByValues(/^\d{4,7}$/)
  // The unit before the quantities: 'Unit' may be either, its values tell.
  const unit = takeUnit()
  // Eaches first: 'Order QTY' alone means cases, and must not take the column of the eaches.
  const orderedUnits = take(unitHeaders, notQuantity)
  const orderedCases = take(caseHeaders, notQuantity)
  const isBare = columns.every(({ header }) => /^Column [A-Z]{1,2}$/.test(header))
  const cases = orderedCases ?? (isBare ? takeByValues(/^\d{1,3}$/) : null)
  const isOneQuantity = (cases === null) !== (orderedUnits === null)
  return { itemCode, orderedCases: cases, orderedUnits, unit: isOneQuantity ? unit : null }
}

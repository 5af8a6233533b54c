import { type CalendarDate, fromInputDate, isAskedDate } from '#kit/dates.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import { padNumber } from '#kit/text.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import { numberLength } from '#contract/values.ts'
import { type CsvDialect, readCsvRecord } from '#kit/csv-record.ts'
import { priceChangeLimits, type PriceLine } from '../price-change.ts'
import { readBreaks, readCostPlus, textOfBreaks, textOfCostPlus } from '../rules/terms-text.ts'
import { readScope, scopeFor, textOfScope } from '../rules/scope-kind.ts'

/** The fields of a line, in the order they are typed and pasted. */
export const lineFields = [
  ['scope', 'For'],
  ['itemNumber', 'Item'],
  ['caseCents', 'Case'],
  ['eachCents', 'Each'],
  ['poundHundredths', 'Per pound'],
  ['startsOn', 'From'],
  ['endsOn', 'Until'],
  ['reference', 'Reference'],
  ['breaks', 'By quantity'],
  ['costPlus', 'Cost plus'],
] as const
/** A field of a line. */
export type LineField = (typeof lineFields)[number][0]
/** A line as it is typed. */
export type LineText = Readonly<Record<LineField, string>>

/** A line nothing was typed into. */
export const emptyLine: LineText = {
  scope: '',
  itemNumber: '',
  caseCents: '',
  eachCents: '',
  poundHundredths: '',
  startsOn: '',
  endsOn: '',
  reference: '',
  breaks: '',
  costPlus: '',
}

export const isBlankLine = (line: LineText): boolean => Object.values(line).every((text) => text.trim() === '')

/** A line as it would have been typed. */
export const textOfLine = (line: PriceLine): LineText => ({
  scope: textOfScope(line.scope),
  itemNumber: line.itemNumber,
  caseCents: line.caseCents === null ? '' : writeDecimal(line.caseCents, 2),
  eachCents: line.eachCents === null ? '' : writeDecimal(line.eachCents, 2),
  poundHundredths: line.poundHundredths === null ? '' : writeDecimal(line.poundHundredths, 4, 2),
  startsOn: line.startsOn,
  endsOn: line.endsOn ?? '',
  reference: line.reference,
  breaks: textOfBreaks(line),
  costPlus: line.costPlus === null ? '' : textOfCostPlus(line.costPlus),
})

/** What a line says, or what is wrong with which of its fields. */
export type ReadLine = { readonly line: PriceLine } | { readonly field: LineField; readonly message: string }

const dayOf = (text: string): CalendarDate | null => {
  const trimmed = text.trim()
  return isAskedDate(trimmed) ? trimmed : fromInputDate(trimmed)
}

/** ITEM-8: reads a typed line; whether its prices may be is the rule's. */
export function readLine(text: LineText, isRemoved: boolean): ReadLine {
  const scope = readScope(text.scope)
  if (scope === null)
    return { field: 'scope', message: 'Please enter list, class B, GPO name, bill-to 100 or ship-to 101.' }
  const itemNumber = padNumber(text.itemNumber.trim(), numberLength)
  if (!/^[A-Za-z0-9-]{1,20}$/.test(itemNumber) || text.itemNumber.trim() === '')
    return { field: 'itemNumber', message: 'Please enter an item number.' }
  const amounts = { caseCents: null, eachCents: null, poundHundredths: null } as Record<
    'caseCents' | 'eachCents' | 'poundHundredths',
    number | null
  >
  for (const field of ['caseCents', 'eachCents', 'poundHundredths'] as const) {
    if (text[field].trim() === '') continue
    const amount = readDecimal(text[field], field === 'poundHundredths' ? 4 : 2)
    if (amount === null || amount < 1 || amount > priceChangeLimits.cents)
      return { field, message: 'Please enter an amount above 0, such as 12.50.' }
    amounts[field] = amount
  }
  const startsOn = dayOf(text.startsOn)
  if (startsOn === null) return { field: 'startsOn', message: 'Please enter the first day, such as 11/24/2026.' }
  const endsOn = text.endsOn.trim() === '' ? null : dayOf(text.endsOn)
  if (text.endsOn.trim() !== '' && endsOn === null)
    return { field: 'endsOn', message: 'Please enter the last day, such as 11/24/2026, or nothing.' }
  const breaks = readBreaks(text.breaks, amounts.poundHundredths === null ? 2 : 4)
  if (breaks === undefined)
    return { field: 'breaks', message: 'Please enter cases and a price, such as 10=31.50|25=29.90.' }
  const costPlus = readCostPlus(text.costPlus)
  if (costPlus === undefined)
    return {
      field: 'costPlus',
      message: 'Please enter a percentage, or an amount a case or a pound: 12%, 1.50 or 0.25/lb.',
    }
  const reference = text.reference.trim()
  return { line: { scope, itemNumber, ...amounts, breaks, costPlus, startsOn, endsOn, reference, isRemoved } }
}

// Column names of the imports, of our own files and of this grid, without blanks and in lower case.
const headings: Readonly<
  Record<string, LineField | 'class' | 'gpo' | 'contract' | 'bid' | 'kind' | 'number' | 'percent' | 'pound'>
> = {
  for: 'scope',
  kind: 'kind',
  number: 'number',
  priceclass: 'class',
  class: 'class',
  gpoid: 'gpo',
  gpo: 'gpo',
  billto: 'contract',
  shipto: 'bid',
  itemnumber: 'itemNumber',
  item: 'itemNumber',
  caseprice: 'caseCents',
  case: 'caseCents',
  newcase: 'caseCents',
  eachprice: 'eachCents',
  each: 'eachCents',
  neweach: 'eachCents',
  perpound: 'poundHundredths',
  newperpound: 'poundHundredths',
  startson: 'startsOn',
  from: 'startsOn',
  endson: 'endsOn',
  until: 'endsOn',
  newuntil: 'endsOn',
  reference: 'reference',
  newreference: 'reference',
  pricebreaks: 'breaks',
  byquantity: 'breaks',
  newbyquantity: 'breaks',
  costplus: 'costPlus',
  newcostplus: 'costPlus',
  costpluspercent: 'percent',
  costpluscase: 'costPlus',
  costpluspound: 'pound',
}
const headingOf = (cell: string) => headings[cell.toLowerCase().replace(/[^a-z]/g, '')]
/** Columns that say cost plus, with what their cells leave unsaid. */
const costPlusEnds = { percent: '%', costPlus: '', pound: '/lb' } as const
const isCostPlus = (heading: string | undefined): heading is keyof typeof costPlusEnds =>
  heading !== undefined && heading in costPlusEnds
const customerKinds = new Set<string>(['class', 'gpo', 'contract', 'bid'])

/** Rows of a workbook as text that is pasted. */
export const textOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => cell.replace(/[\s"]+/g, ' ')).join('\t')).join('\n')

/** The cells of pasted or imported text, by tabs, semicolons or commas. */
function cellsOf(text: string): string[][] {
  const start = text.charCodeAt(0) === 0xfe_ff ? 1 : 0
  const first = text.slice(start, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'))
  const delimiter = ['\t', ';', ','].find((each) => first.includes(each)) ?? '\t'
  const dialect: CsvDialect = { delimiter, maxCells: 40, maxQuoted: 200, keepsTextBehindQuotes: true }
  const rows: string[][] = []
  for (let at = start; at < text.length;) {
    const record = readCsvRecord(text, at, dialect, true)
    if (record === 'incomplete' || 'problem' in record) break
    at = record.next
    const cells = record.cells.map((cell) => cell.trim())
    if (cells.some((cell) => cell !== '')) rows.push(cells)
  }
  return rows
}

/** Kind and number, as our own files have them. */
function scopeOfKind(kind: string, number: string): string {
  const known = (['class', 'gpo', 'contract', 'bid'] as const).find((each) => each === kind.toLowerCase())
  return known ? textOfScope(scopeFor(known, number)) : kind
}

/**
 * ITEM-8: lines of a spreadsheet or a file. With a first row of column names, those of the import
 * of prices or of this grid, columns stand in any order; without one they stand as in the grid from
 * the field on that they are pasted into. Undefined for a single cell.
 */
export function readLines(text: string, from: LineField): readonly Partial<LineText>[] | undefined {
  if (!/[\t\n;]/.test(text.trim())) return undefined
  const rows = cellsOf(text)
  const named = rows[0]?.map(headingOf) ?? []
  if (named.filter(Boolean).length < 2) {
    const first = lineFields.findIndex(([field]) => field === from)
    return rows.map((cells) =>
      Object.fromEntries(
        cells.flatMap((cell, index) => {
          const field = lineFields[first + index]?.[0]
          return field ? [[field, cell]] : []
        }),
      ),
    )
  }
  return rows.slice(1).map((cells) => {
    const line: Partial<Record<LineField, string>> = named.some((heading) => isCostPlus(heading))
      ? { costPlus: '' }
      : {}
    for (const [index, heading] of named.entries()) {
      const cell = cells[index] ?? ''
      if (heading === undefined || heading === 'number') continue
      if (heading === 'kind') {
        line.scope = scopeOfKind(cell, cells[named.indexOf('number')] ?? '')
        continue
      }
      if (isCostPlus(heading)) {
        if (cell !== '') line.costPlus = `${cell}${costPlusEnds[heading]}`
        continue
      }
      if (!customerKinds.has(heading)) line[heading as LineField] = cell
      else if (cell !== '') line.scope = textOfScope(scopeFor(heading as 'class', cell))
    }
    return { ...line, scope: line.scope ?? (named.includes('scope') ? '' : 'list') }
  })
}

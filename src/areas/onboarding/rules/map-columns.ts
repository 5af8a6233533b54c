import type { ImportKindName } from '#contract/import-kind-names.ts'
import { type KnownHeaders, knownHeaders, negativeHeaders } from '../known-headers.ts'
import type { ColumnSource } from '../onboarding-plan.ts'
import { roundToCents } from './amounts.ts'
import type { GuessFacts, SampledFile } from './guess-file.ts'
import { type FileStyle, guessReading, readingOfYears, styleOf, unitOfHeader } from './guess-reading.ts'
import { headerPhrase } from './header-phrase.ts'
import { readCellAs } from './read-cell-as.ts'

/** Columns whose header another column of the kind may have too. */
const shared = new Set(['ship-tos billTo', 'users lastName', 'bill-tos isOnCreditHold'])
/** Headers too vague to bring a kind along. */
const vague = new Set(['qty', 'stock', 'inventory', 'available'])
/** Least share of a column's examples that it must take. */
const leastTaken = 0.6
/** How a file writes numbers and dates. */
export const styleIn = ({ columns }: SampledFile, { style }: GuessFacts): FileStyle =>
  styleOf(
    columns.map(({ examples }) => examples),
    style,
  )

/** PLAT-3: where the columns of a kind come from, by headers and by what their cells are. */
export function mapColumns(
  kind: ImportKindName,
  file: SampledFile,
  facts: GuessFacts,
  { headers, only }: { headers: KnownHeaders; only: readonly string[] | 'all' },
): Record<string, ColumnSource> {
  const taken = new Set<string>()
  const mapped: Record<string, ColumnSource> = {}
  const phrases = file.columns.map(({ header }) => headerPhrase(header))
  const style = styleIn(file, facts)
  for (const [column, known] of Object.entries(headers)) {
    if (only !== 'all' && !only.includes(column)) continue
    const readingIn = ({ header, examples }: SampledFile['columns'][number]) =>
      readingOf(kind, column, headerPhrase(header)) ??
      (isDate(column) ? readingOfYears(examples) : undefined) ??
      guessReading(examples, style)
    const cellIn = (each: SampledFile['columns'][number], value: string): string => {
      const read = readCellAs(value, readingIn(each), facts.division)
      return isRounded.has(column) ? roundToCents(read) : read
    }
    const mayTake = (each: SampledFile['columns'][number], index: number): boolean => {
      const { header, examples } = each
      if (taken.has(header) && !shared.has(`${kind} ${column}`)) return false
      if (only !== 'all' && vague.has(phrases[index]!)) return false
      if (isElsewhere(kind, column, phrases[index]!, file)) return false
      const given = examples.filter(Boolean)
      const readable = given
        .map((value) => cellIn(each, value))
        .filter((value) => value === '' || facts.takes(kind, column, value))
      return readable.length >= given.length * leastTaken
    }
    const candidates = [
      ...file.columns.flatMap((each, index) => (each.header === column ? [{ each, index }] : [])),
      ...known.flatMap((phrase) =>
        file.columns.flatMap((each, index) => (withoutUnit(phrases[index]!) === phrase ? [{ each, index }] : [])),
      ),
    ]
    const found = candidates.find(({ each, index }) => mayTake(each, index))
    if (!found) continue
    taken.add(found.each.header)
    const as = readingIn(found.each)
    const phrase = phrases[found.index]!
    const unit =
      unitOfHeader(phrase) ?? (isWeight.has(column) && !/\blb$/.test(phrase) ? facts.style?.weightUnit : undefined)
    const hasFractions =
      isRounded.has(column) &&
      found.each.examples.some((value) => cellIn(found.each, value) !== readCellAs(value, as, facts.division))
    mapped[column] = {
      from: found.each.header,
      ...(as && { as }),
      ...(unit && { unit }),
      ...(hasFractions && { roundTo: 'cents' }),
    }
  }
  return mapped
}

/**
 * Whether a header means something else beside the others: a stop beside a route is a place on it,
 * and a class of prices in which no item has two is one of items.
 */
function isElsewhere(kind: ImportKindName, column: string, phrase: string, { columns }: SampledFile): boolean {
  if (phrase === 'stop no') return columns.some(({ header }) => /^delivery(?: no)?$/.test(headerPhrase(header)))
  if (kind !== 'prices' || column !== 'priceClass' || phrase !== 'class') return false
  const items = columns.find(({ header }) => knownHeaders.prices?.['itemNumber']?.includes(headerPhrase(header)))
  return items !== undefined && new Set(items.examples).size === items.examples.length
}

const isWeight: ReadonlySet<string> = new Set(['netWeight', 'grossWeight', 'weight'])

/** Prices of whole cents, of which exports have fractions; totals are never rounded. */
const isRounded: ReadonlySet<string> = new Set(['casePrice', 'eachPrice', 'cost'])

/** A column of days; the digits of any other are a number. */
const isDate = (column: string): boolean => /(?:On|At|Date)$/.test(column)

function readingOf(kind: ImportKindName, column: string, phrase: string) {
  if (column === 'days') return 'days'
  if (column === 'cutOffTime') return 'clock'
  if (column === 'erpStatus') return negativeHeaders.has(phrase) ? 'discontinued when yes' : 'item status'
  if (/\bstatus$/.test(phrase) && column === 'isActive') return 'customer status'
  if (/\bstatus$/.test(phrase) && column === 'isOnCreditHold') return 'on hold by status'
  if (column === 'isOrderingAllowed' || column === 'isActive')
    return negativeHeaders.has(phrase) ? 'no when yes' : undefined
  if (kind !== 'users') return undefined
  const readings = { firstName: 'first word', lastName: 'other words', billTos: 'customer of the division' } as const
  return readings[column as keyof typeof readings]
}

/** 'net weight kg' is a net weight; 'price per lb' is not a price. */
const withoutUnit = (phrase: string): string => {
  const unit = unitOfHeader(phrase) ?? /(?<= weight )lb$/.exec(phrase)?.[0]
  return unit ? phrase.slice(0, -unit.length - 1) : phrase
}

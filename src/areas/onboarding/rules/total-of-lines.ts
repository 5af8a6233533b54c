import type { ImportKindName } from '#contract/import-kind-names.ts'
import type { ColumnSource } from '../onboarding-plan.ts'
import type { ColumnStep, SampledFile } from './guess-file.ts'
import { guessReading, type FileStyle } from './guess-reading.ts'
import { headerPhrase } from './header-phrase.ts'

const list = (phrases: string): ReadonlySet<string> => new Set(phrases.split(', ').map(headerPhrase))

/** Taxes as amounts; of rates and codes nothing can be added up. */
const taxAmounts = list(
  'tax amount, sales tax amount, vat amount, gst, hst, pst, qst, tps, tvq, gst amount, hst amount',
)
/** Words of what an invoice has beyond its lines. */
const beyondLines = /\b(?:tax|vat|gst|hst|pst|qst|tps|tvq|tva|mwst|ust|freight|surcharge|deposit)\b/
/** What may be in the amounts of lines already, or not. */
const besideLines = /\b(?:discount|disc|fees?|charges?|allowance)\b/
const isRate = /%|pct|percent/i
const anAmount = /^-?[\d.,\s]*\d[.,]\d\d-?$/
const typeHeaders = list(
  'document type, doc type, invoice type, transaction type, trans type, type, document type no, doc type no, invoice type no, trans type no, type no, belegart',
)

/**
 * PLAT-3: of invoice lines without a total of their invoice: the sum of its lines and their taxes,
 * unless there is something that cannot be added up, or is that of the whole invoice in each line.
 */
export function withTotal(
  kind: ImportKindName,
  { columns: all }: SampledFile,
  columns: Record<string, ColumnSource>,
  style: FileStyle,
): Record<string, ColumnSource> {
  const { invoiceNumber, lineTotal, total } = columns
  if (kind !== 'invoices' || total || !lineTotal || !('from' in lineTotal)) return columns
  if (!invoiceNumber || !('from' in invoiceNumber)) return columns
  const filled = all.filter(({ examples }) => examples.some(Boolean))
  const more = filled.filter(({ header }) => {
    const phrase = headerPhrase(header)
    return header !== lineTotal.from && (beyondLines.test(phrase) || (besideLines.test(phrase) && !isRate.test(header)))
  })
  const areAmounts = more.every(
    ({ header, examples }) =>
      taxAmounts.has(headerPhrase(header)) && examples.every((cell) => cell === '' || anAmount.test(cell)),
  )
  if (!areAmounts || more.some(({ examples }) => repeatsIn(valuesIn(all)(invoiceNumber.from), examples))) return columns
  const as = guessReading([lineTotal.from, ...more.map(({ header }) => header)].flatMap(valuesIn(all)), style)
  const { minusWhere } = lineTotal
  return {
    ...columns,
    total: {
      sum: [lineTotal.from, ...more.map(({ header }) => header)],
      within: invoiceNumber.from,
      ...(as && { as }),
      ...(minusWhere && { minusWhere }),
    },
  }
}

/** Whether the lines of each invoice have the same amount: it may be one of the invoice. */
function repeatsIn(invoices: readonly string[], amounts: readonly string[]): boolean {
  const first = new Map<string, string>()
  const pairs = invoices.flatMap((invoice, row) => {
    const [amount = '', earlier] = [amounts[row], first.get(invoice)]
    if (earlier === undefined) first.set(invoice, amount)
    return earlier === undefined ? [] : [[earlier, amount] as const]
  })
  return pairs.some(([one]) => /[1-9]/.test(one)) && pairs.every(([one, other]) => one === other)
}

const valuesIn = (all: SampledFile['columns']) => (name: string) =>
  all.find(({ header }) => header === name)?.examples ?? []

/** What comes back in a credit. */
const ofCredits = new Set(
  'shippedCases shippedUnits orderedCases orderedUnits weight lineTotal total openAmount'.split(' '),
)
/** What credit memos are called by their type. */
const creditMemos = ['CM', 'CN', 'CRM', 'Credit memo', 'Credit note', 'GS', 'Gutschrift', 'Avoir']
/** Beside cash a credit is a sale. */
const creditTypes = [...creditMemos, 'CR', 'Credit']
const invoiceType = /^(?:in|inv|invoice|f|fac|facture|re|rechnung)$/i
const wayToPay = /^(?:cash|bar|comptant|card|check|charge)$/i

const isOneOf = (words: readonly string[], cell: string): boolean =>
  words.some((word) => word.toLowerCase() === cell.trim().toLowerCase())

/** The words of a column of types by which its rows are credits. */
function creditWords(types: readonly string[]): readonly string[] {
  const has = (pattern: RegExp) => types.some((cell) => pattern.test(cell.trim()))
  // In one letter beside an invoice, C is a credit.
  if (has(/^i$/i) && !has(wayToPay)) return [...creditTypes, 'C']
  return has(invoiceType) && !has(wayToPay) ? creditTypes : creditMemos
}

/**
 * PLAT-3: quantities and amounts of credits that only a column of types distinguishes from
 * invoices, unless the first credits have a sign.
 */
export const withCredits: ColumnStep = (kind, { columns: all }, columns) => {
  const type = all.find(({ header }) => typeHeaders.has(headerPhrase(header)))
  if ((kind !== 'invoices' && kind !== 'orders') || !type) return columns
  const is = [...creditWords(type.examples)]
  const isSigned = (values: readonly string[]) =>
    type.examples.some((cell, row) => isOneOf(is, cell) && /^-|-$/.test((values[row] ?? '').trim()))
  return Object.fromEntries(
    Object.entries(columns).map(([name, source]) => [
      name,
      ofCredits.has(name) && 'from' in source && !isSigned(valuesIn(all)(source.from))
        ? { ...source, minusWhere: { column: type.header, is } }
        : source,
    ]),
  )
}

import type { Decision } from '#kit/decision.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import { maxQuantity } from '#contract/values.ts'
import type { Problems } from '#ui/form/use-form-fields.ts'
import { customItemLimits, type CustomItem } from '#areas/customer-data/custom-item.ts'
import { type CustomerInvoice, invoiceLimits, type InvoiceLineText } from '#areas/customer-data/customer-invoice.ts'
import { checkInvoiceLine } from '#areas/customer-data/rules/check-invoice-line.ts'

/** The custom item of a line, as far as the line depends on it. */
export type LineItem = Pick<CustomItem, 'id' | 'description' | 'isBrokenCase' | 'isCatchWeight'>

/** A line as its form has it: figures as they are typed. */
export interface LineDraft {
  /** Of the row on the screen. */
  readonly key: string
  readonly item: LineItem | null
  readonly cases: string
  readonly units: string
  readonly casePrice: string
  readonly eachPrice: string
  readonly weight: string
  readonly perPound: string
}

/**
 * An invoice as its form has it. Its lines are one value: a colleague's are never mixed with them.
 */
export interface InvoiceDraft {
  readonly distributorId: string | null
  readonly invoiceNumber: string
  readonly invoiceDate: CalendarDate | null
  readonly note: string
  readonly lines: { readonly rows: readonly LineDraft[] }
}

/** A line to be filled in. */
export const blankLine = (key: string): LineDraft => ({
  key,
  item: null,
  cases: '',
  units: '',
  casePrice: '',
  eachPrice: '',
  weight: '',
  perPound: '',
})

/** A new one. */
export const blankInvoice = (distributorId: string | null, invoiceDate: CalendarDate | null): InvoiceDraft => ({
  distributorId,
  invoiceNumber: '',
  invoiceDate,
  note: '',
  lines: { rows: [blankLine('new-1')] },
})

const count = (quantity: number): string => (quantity === 0 ? '' : String(quantity))
const decimal = (units: number | null, places: number, min = 2): string =>
  units === null ? '' : writeDecimal(units, places, min)

/** A stored one. */
export const draftOfInvoice = (invoice: CustomerInvoice): InvoiceDraft => ({
  distributorId: invoice.distributorId,
  invoiceNumber: invoice.invoiceNumber,
  invoiceDate: invoice.invoiceDate,
  note: invoice.note,
  lines: {
    rows: invoice.lines.map((line) => ({
      key: `line-${line.lineNumber}`,
      item: {
        id: line.customItemId,
        description: line.description,
        isBrokenCase: line.isBrokenCase,
        isCatchWeight: line.isCatchWeight,
      },
      cases: count(line.cases),
      units: count(line.units),
      casePrice: decimal(line.casePrice, 2),
      eachPrice: decimal(line.eachPrice, 2),
      weight: decimal(line.weight, 2, 0),
      perPound: decimal(line.perPound, 4),
    })),
  },
})

/** A line nobody has filled in: it is not sent. */
const isBlank = ({ key: _, item, ...figures }: LineDraft): boolean =>
  item === null && Object.values(figures).every((text) => text.trim() === '')

const whole = (text: string): number | undefined => {
  const value = text.trim() === '' ? 0 : readDecimal(text, 0)
  return value === null || value < 0 || value > maxQuantity ? undefined : value
}
const figure = (text: string, places: number, max: number): number | null | undefined => {
  if (text.trim() === '') return null
  const value = readDecimal(text, places)
  return value === null || value < 0 || value > max ? undefined : value
}

/** Which line on the screen was the one of this index in the body: blank ones are not sent. */
export const numberOfSent = (rows: readonly LineDraft[], index: number): number =>
  rows.flatMap((line, at) => (isBlank(line) ? [] : [at + 1]))[index] ?? index + 1

/** The line as the call takes it, or why not. */
function readLine(line: LineDraft): InvoiceLineText | string {
  const { item } = line
  if (item === null) return 'Choose a custom item.'
  const [cases, units] = [whole(line.cases), item.isBrokenCase ? whole(line.units) : 0]
  if (cases === undefined || units === undefined) return `Quantities are whole numbers up to ${maxQuantity}.`
  const casePrice = item.isCatchWeight ? null : figure(line.casePrice, 2, customItemLimits.priceCents)
  const eachPrice = item.isBrokenCase ? figure(line.eachPrice, 2, customItemLimits.priceCents) : null
  if (casePrice === undefined || eachPrice === undefined) return 'Enter amounts such as 12.50.'
  const weight = item.isCatchWeight ? figure(line.weight, 2, customItemLimits.weightHundredths) : null
  if (weight === undefined) return 'Enter pounds such as 40.25.'
  const perPound = item.isCatchWeight ? figure(line.perPound, 4, invoiceLimits.perPoundHundredths) : null
  if (perPound === undefined) return 'Enter a price per pound such as 6.495.'
  return { customItemId: item.id, cases, units, casePrice, eachPrice, weight, perPound }
}

/** The line's total in cents, or why it has none: the server's rule. */
export function lineTotal(line: LineDraft): Decision<number> | string {
  const text = readLine(line)
  return typeof text === 'string' ? text : checkInvoiceLine(line.item!, text)
}

/** What is wrong with a line; undefined when it can be saved or is not filled in. */
export function lineProblem(line: LineDraft): string | undefined {
  if (isBlank(line)) return undefined
  const total = lineTotal(line)
  if (typeof total === 'string') return total
  return total.allowed ? undefined : total.refusal.message
}

/** The sum of the lines that can be priced, in cents. */
export const runningTotal = ({ rows }: InvoiceDraft['lines']): number =>
  rows.reduce((sum, line) => {
    const total = lineTotal(line)
    return typeof total === 'string' || !total.allowed ? sum : sum + total.value
  }, 0)

/** What is wrong with an invoice, by field. */
export function invoiceProblems(draft: InvoiceDraft): Problems<InvoiceDraft> {
  const rows = draft.lines.rows.filter((line) => !isBlank(line))
  const wrong = draft.lines.rows.findIndex((line) => lineProblem(line) !== undefined)
  return {
    ...(draft.distributorId === null && { distributorId: 'Required' }),
    ...(draft.invoiceNumber.trim() === '' && { invoiceNumber: 'Required' }),
    ...(draft.invoiceDate === null && { invoiceDate: 'Required' }),
    ...(rows.length === 0 && { lines: 'Add at least one line.' }),
    ...(wrong !== -1 && { lines: `Line ${wrong + 1}: ${lineProblem(draft.lines.rows[wrong]!)}` }),
  }
}

/** The body of the call, of a form without problems. */
export const invoiceBody = ({ distributorId, invoiceNumber, invoiceDate, note, lines }: InvoiceDraft) => ({
  distributorId: distributorId ?? '',
  invoiceNumber,
  invoiceDate: invoiceDate ?? '',
  note,
  lines: lines.rows.flatMap((line) => {
    const text = isBlank(line) ? '' : readLine(line)
    return typeof text === 'string' ? [] : [text]
  }),
})

import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import { incentiveLimits, type IncentiveEntry, type IncentiveRecord } from '../incentive-record.ts'
import { type IncentiveNumber, type IncentiveType, incentiveTypes } from '../incentive-types.ts'
import { checkIncentive } from '../rules/check-incentive.ts'

/** A field of a row. */
export type RowField = 'repEmail' | 'about' | 'note' | IncentiveNumber
/** A row as it is typed. */
export type RowText = Readonly<Record<RowField, string>>

/** Somebody for whom records may be entered. */
export interface Rep {
  readonly email: string
  readonly name: string
}

export const emptyRow: RowText = {
  repEmail: '',
  about: '',
  baseCases: '',
  cases: '',
  moneyCents: '',
  percentHundredths: '',
  note: '',
}

const decimals: Readonly<Record<IncentiveNumber, number>> = {
  baseCases: 0,
  cases: 0,
  moneyCents: 2,
  percentHundredths: 2,
}
const maxOf: Readonly<Record<IncentiveNumber, number>> = {
  baseCases: incentiveLimits.cases,
  cases: incentiveLimits.cases,
  moneyCents: incentiveLimits.cents,
  percentHundredths: incentiveLimits.percentHundredths,
}
const expected: Readonly<Record<IncentiveNumber, string>> = {
  baseCases: 'Whole numbers up to 99,999',
  cases: 'Whole numbers up to 99,999',
  moneyCents: 'Amounts up to 999,999.99',
  percentHundredths: 'Percentages from 0.01 to 100',
}

/** The columns of a type in their order, as they are shown and pasted. */
export const columnsOf = (type: IncentiveType): readonly { readonly field: RowField; readonly label: string }[] => {
  const { about, numbers } = incentiveTypes[type]
  return [
    { field: 'repEmail', label: 'Rep' },
    { field: 'about', label: about },
    ...numbers.map(({ name, label }) => ({ field: name, label })),
    { field: 'note', label: 'Note' },
  ]
}

/** A number as it would have been typed; empty where there is none. */
export function numberText(name: IncentiveNumber, value: number | null): string {
  if (value === null) return ''
  return name === 'percentHundredths' ? writeDecimal(value, 2, 0) : writeDecimal(value, decimals[name])
}

/** A stored record as it would have been typed. */
export const textOf = (record: IncentiveRecord): RowText => ({
  repEmail: record.repName,
  about: record.about,
  note: record.note,
  baseCases: numberText('baseCases', record.baseCases),
  cases: numberText('cases', record.cases),
  moneyCents: numberText('moneyCents', record.moneyCents),
  percentHundredths: numberText('percentHundredths', record.percentHundredths),
})

export const isBlank = (row: RowText): boolean => Object.values(row).every((text) => text.trim() === '')

/** The rep of a name or mail address; undefined where none or several have it. */
function repOf(text: string, reps: readonly Rep[]): Rep | undefined {
  const wanted = text.trim().toLowerCase()
  const found = reps.filter(({ email, name }) => email === wanted || name.toLowerCase() === wanted)
  return found.length === 1 ? found[0] : undefined
}

/** What a row says, or what is wrong with which of its fields. */
export type ReadRow = { readonly entry: IncentiveEntry } | { readonly field: RowField; readonly problem: string }

/** STAFF-1: reads a typed row; the rule of its type is the server's. */
export function readRow(type: IncentiveType, row: RowText, day: string, reps: readonly Rep[]): ReadRow {
  const rep = repOf(row.repEmail, reps)
  if (!rep) return { field: 'repEmail', problem: 'Please choose one of your sales reps.' }
  const numbers: Record<IncentiveNumber, number | null> = {
    baseCases: null,
    cases: null,
    moneyCents: null,
    percentHundredths: null,
  }
  for (const { name } of incentiveTypes[type].numbers) {
    const text = row[name].trim().replace(/%$/, '')
    if (text === '') continue
    // Bookkeepers write (12.50) for -12.50.
    const plain = /^\((.+)\)$/.exec(text)
    const value = readDecimal(plain ? `-${plain[1]}` : text, decimals[name])
    if (value === null || Math.abs(value) > maxOf[name]) return { field: name, problem: expected[name] }
    numbers[name] = value
  }
  const entry: IncentiveEntry = { repEmail: rep.email, day, about: row.about.trim(), note: row.note.trim(), ...numbers }
  const decision = checkIncentive(type, entry)
  if (decision.allowed) return { entry }
  return { field: (decision.refusal.field ?? 'about') as RowField, problem: decision.refusal.message }
}

/**
 * Rows of a spreadsheet, from the field they are pasted into on; undefined for text that is a
 * single cell. A heading row, which starts like the grid's own, is left out.
 */
export function readPasted(type: IncentiveType, text: string, from: RowField): readonly Partial<RowText>[] | undefined {
  if (!/[\t\n]/.test(text.trim())) return undefined
  const columns = columnsOf(type)
  const first = columns.findIndex(({ field }) => field === from)
  const rows = text
    .replace(/\r/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const cells = rows.map((row) => row.split('\t').map((cell) => cell.trim()))
  const isHeading = cells[0]?.[0]?.toLowerCase() === columns[first]!.label.toLowerCase()
  return (isHeading ? cells.slice(1) : cells).map((row) =>
    Object.fromEntries(
      row.flatMap((cell, index) => {
        const column = columns[first + index]
        return column ? [[column.field, cell]] : []
      }),
    ),
  )
}

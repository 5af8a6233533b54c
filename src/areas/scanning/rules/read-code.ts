import { type Decision, allow, refuse } from '#kit/decision.ts'
import { readGtin, readGtinOrUpcE } from '#kit/read-gtin.ts'
import { noFacts, type LabelFacts, type ScannedCode } from '../scanned-code.ts'
import { maxCodeLength, scanningRefusals } from '../scanning.refusals.ts'
import { type ElementString, readElementString } from './read-element-string.ts'
import { readLabelDate } from './read-label-date.ts'
import { restrictedCode } from './restricted-code.ts'
import { toWeightHundredths } from './to-weight-hundredths.ts'

/** What scanners may send first to say which barcode it was (ISO/IEC 15424). */
const symbology = /^\][A-Za-z][0-9A-Za-z]/
const ofGs1 = /^\](?:C1|e\d|d2|Q3|J1)$/
const ofRetail = /^\]E\d$/
const ofEan8 = ']E4'
/** Lengths of GTINs. */
const gtinLengths: ReadonlySet<number> = new Set([8, 12, 13, 14])
const field = 'code'
/**
 * Control characters, line ends and marks that nobody sees, some of which turn the direction of
 * what stands behind them.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/**
 * NEXT-8: what a scanner sent, or a person typed, means: a GTIN or UPC-E, a GS1 label in scanned or
 * printed form, or a plain code. `thisYear` decides the century of dates.
 */
export function readCode(text: string, thisYear: number): Decision<ScannedCode> {
  const trimmed = text.trim()
  if (trimmed.length > maxCodeLength) return refuse(scanningRefusals.code_too_long, { field })
  const prefix = symbology.exec(trimmed)?.[0] ?? ''
  const body = trimmed.slice(prefix.length)
  // \u001d separates the fields of a label.
  const fields = body.replaceAll('\u001d', '')
  if (fields.trim() === '') return refuse(scanningRefusals.code_empty, { field })
  if (invisible.test(fields)) return refuse(scanningRefusals.code_invisible, { field })
  if (ofGs1.test(prefix) || body.startsWith('\u001d') || /^\(\d{2,4}\)/.test(body))
    return readLabel(readElementString(body, thisYear), thisYear)
  const digits = /^\d[\d -]*$/.test(body) ? body.replaceAll(/[ -]/g, '') : ''
  if (gtinLengths.has(digits.length)) return readDigits(digits, prefix)
  if (/^0[012]\d{14}/.test(body)) {
    const label = readElementString(body, thisYear)
    if (label.problem === null) return readLabel(label, thisYear)
  }
  return plain(body)
}

const plain = (code: string): Decision<ScannedCode> => allow({ kind: 'plain', code, facts: noFacts, warning: null })

/** A code of another barcode may have as many digits as a GTIN and be none. */
function readDigits(digits: string, prefix: string): Decision<ScannedCode> {
  const gtin = prefix === ofEan8 ? readGtin(digits) : readGtinOrUpcE(digits)
  if (gtin !== null) return allow({ ...named(gtin), facts: noFacts, warning: null })
  return prefix === '' || ofRetail.test(prefix) ? refuse(scanningRefusals.code_check_digit, { field }) : plain(digits)
}

function named(gtin: string): Pick<ScannedCode, 'kind' | 'code'> {
  const restricted = restrictedCode(gtin)
  return restricted === null ? { kind: 'gtin', code: gtin } : { kind: 'restricted', code: restricted }
}

function readLabel({ elements, problem }: ElementString, thisYear: number): Decision<ScannedCode> {
  const values = new Map(elements.map(({ ai, value }) => [ai, value]))
  const gtin = values.get('01') ?? values.get('02')
  const warning = problem && `Character ${problem.at} of the label: ${problem.reason}. What follows was not read.`
  if (gtin !== undefined) return allow({ kind: 'gtin', code: gtin, facts: factsOf(values, thisYear), warning })
  if (warning !== null) {
    const message = `${scanningRefusals.code_unreadable.message} Character ${problem!.at}: ${problem!.reason}.`
    return refuse(scanningRefusals.code_unreadable, { field, message })
  }
  return refuse(values.has('00') ? scanningRefusals.code_of_pallet : scanningRefusals.code_without_item, { field })
}

function factsOf(values: ReadonlyMap<string, string>, thisYear: number): LabelFacts {
  const dateOf = (ai: string) => (values.has(ai) ? readLabelDate(values.get(ai)!, thisYear) : null)
  const expiresAt = values.get('7003')
  const count = values.get('37') ?? values.get('30')
  return {
    weightHundredths: weightOf(values),
    count: count === undefined ? null : Number(count),
    lot: values.get('10') ?? null,
    serial: values.get('21') ?? null,
    producedOn: dateOf('11'),
    packedOn: dateOf('13'),
    bestBefore: dateOf('15'),
    sellBy: dateOf('16'),
    expiresOn: dateOf('17') ?? (expiresAt === undefined ? null : readLabelDate(expiresAt, thisYear)),
  }
}

/** A label with both units says the same twice: pounds need no conversion. */
function weightOf(values: ReadonlyMap<string, string>): number | null {
  for (const unit of ['320', '310', '357'])
    for (const [ai, value] of values)
      if (ai.startsWith(unit)) {
        const weight = toWeightHundredths(ai, value)
        if (weight !== null) return weight
      }
  return null
}

import { hasGs1CheckDigit } from '#kit/read-gtin.ts'
import { type Gs1Identifier, identifierAt } from '../gs1-identifiers.ts'
import { readLabelDate } from './read-label-date.ts'

/** One field of a GS1 label. */
export interface LabelElement {
  readonly ai: string
  readonly value: string
}

/** The fields of a label up to the first that cannot be read. */
export interface ElementString {
  readonly elements: readonly LabelElement[]
  /** Where reading stopped, counted from 1, and why; null when all was read. */
  readonly problem: { readonly at: number; readonly reason: string } | null
}

/**
 * FNC1 as scanners send it: the group separator, or one of the characters they are often set to,
 * which no GS1 value can hold.
 */
const isSeparator = (char: string | undefined): boolean => char !== undefined && '\u001d^|~'.includes(char)
/** The characters a text may have: GS1's set 82. */
const textCharacters = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/
const brackets = /^\((\d{2,4})\)/

/**
 * NEXT-8: the fields of a GS1-128, GS1 DataMatrix, GS1 QR or DataBar label, from the scanned text
 * with separators, or from the printed form '(01)…(10)…'. Fields after an unknown identifier are
 * left out, as nobody knows where its value ends.
 */
export function readElementString(text: string, thisYear: number): ElementString {
  const isPrinted = brackets.test(text)
  const elements: LabelElement[] = []
  let at = 0
  const stop = (reason: string): ElementString => ({ elements, problem: { at: at + 1, reason } })
  while (at < text.length) {
    if (isSeparator(text[at])) {
      at++
      continue
    }
    const field = isPrinted ? printedField(text, at) : encodedField(text, at)
    if (field === undefined) return stop('unknown identifier')
    const { identifier, value, end } = field
    const reason = whyWrong(identifier, value, thisYear)
    if (reason !== null) return stop(`(${identifier.ai}) ${reason}`)
    const earlier = elements.find(({ ai }) => ai === identifier.ai)
    if (earlier && earlier.value !== value) return stop(`(${identifier.ai}) stands there twice`)
    if (!earlier) elements.push({ ai: identifier.ai, value })
    at = end
  }
  return { elements, problem: null }
}

interface Field {
  readonly identifier: Gs1Identifier
  readonly value: string
  readonly end: number
}

function encodedField(text: string, at: number): Field | undefined {
  const identifier = identifierAt(text, at)
  if (!identifier) return undefined
  const from = at + identifier.ai.length
  let end = from
  const last = identifier.min === identifier.max ? from + identifier.max : text.length
  while (end < Math.min(last, text.length) && !isSeparator(text[end])) end++
  return { identifier, value: text.slice(from, end), end }
}

function printedField(text: string, at: number): Field | undefined {
  const ai = brackets.exec(text.slice(at))?.[1]
  const identifier = ai === undefined ? undefined : identifierAt(ai, 0)
  if (ai === undefined || identifier?.ai !== ai) return undefined
  const from = at + ai.length + 2
  let end = from
  // A text may hold brackets of its own: only those around digits end it.
  while (end < text.length && !isSeparator(text[end]) && !(text[end] === '(' && brackets.test(text.slice(end)))) end++
  return { identifier, value: text.slice(from, end), end }
}

/** Why a value cannot be one of its identifier; null when it can. */
function whyWrong({ kind, min, max, hasCheckDigit }: Gs1Identifier, value: string, thisYear: number): string | null {
  if (value.length < min || value.length > max)
    return min === max
      ? `has ${value.length} characters in place of ${min}`
      : `has more or fewer characters than allowed`
  if (kind === 'text') return textCharacters.test(value) ? null : 'has a character that is not allowed'
  if (!/^\d+$/.test(value)) return 'has a character that is no digit'
  if (hasCheckDigit && !hasGs1CheckDigit(value)) return 'has a wrong check digit'
  return areDays(kind, value, thisYear) ? null : 'is no date'
}

function areDays(kind: Gs1Identifier['kind'], value: string, thisYear: number): boolean {
  const isDay = (digits: string) => readLabelDate(digits, thisYear) !== null
  if (kind === 'date') return isDay(value)
  if (kind === 'date and time') return isDay(value.slice(0, 6)) && value.slice(6, 8) < '24' && value.slice(8) < '60'
  if (kind === 'dates') return isDay(value.slice(0, 6)) && (value.length === 6 || isDay(value.slice(6).padEnd(6, 'x')))
  return true
}

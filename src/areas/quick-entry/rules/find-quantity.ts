import type { LineDoubt, QuantityPlace, WrittenUnit } from '../order-line.ts'
import { dozenWords, halfWords, measureWords, numberWords, quantityLabels, unitWords } from '../order-words.ts'
import { isWeight } from './cases-of-weight.ts'
import type { Token } from './to-tokens.ts'

/** The quantity of a line and the remaining words. */
export interface FoundQuantity {
  readonly quantity: number | null
  readonly place: QuantityPlace | null
  readonly unit: WrittenUnit | null
  readonly rest: readonly Token[]
  readonly doubt: LineDoubt | null
}

/** Consecutive tokens that form a quantity. */
interface Said {
  readonly at: readonly number[]
  readonly quantity: number | null
  readonly unit: WrittenUnit | null
  readonly doubt: LineDoubt | null
}

const bareNumber = /^\d{1,5}$/
const wholeInDecimals = /^(\d{1,5})\.0{1,2}$/
const fraction = /^(\d{1,3}\/[2348]|\d*\.\d+)$/
const attached = /^(\d{1,5}(?:\.\d+)?|\d\/\d)-?([a-z/]+|#)$/
const multiplied = /^(?:x(\d{1,5})|(\d{1,5})x)$/

/**
 * CART-13: finds quantity and unit anywhere in the line. A number next to a unit wins over a number
 * without one.
 */
export function findQuantity(tokens: readonly Token[]): FoundQuantity {
  const texts = tokens.map(({ text }) => wholeInDecimals.exec(text)?.[1] ?? text)
  const without = (at: readonly number[]) => tokens.filter((_, i) => !at.includes(i))
  const found = (said: Said, place: QuantityPlace): FoundQuantity => ({ ...said, place, rest: without(said.at) })
  const negative = tokens.findIndex(({ text }) => /^-\d+(?:$|[a-z/]+$)/.test(text))
  if (negative >= 0) return found({ at: [negative], quantity: null, unit: null, doubt: 'negative' }, 'marked')
  const marked = texts.flatMap((_, i) => besideUnit(texts, i) ?? [])
  const sold = marked.filter(({ unit }) => unit === 'case' || unit === 'each')
  if (sold.length > 1)
    return {
      ...found(sold[0]!, 'marked'),
      quantity: null,
      doubt: 'several_quantities',
      rest: without(sold.flatMap(({ at }) => at)),
    }
  if (sold[0]) return found(sold[0], 'marked')
  const times = texts.flatMap((_, i) => multiplier(texts, i) ?? [])
  if (times.length === 1) return found(withLoneUnit(times[0]!, tokens), 'marked')
  const dozen = texts.findIndex((text, i) => dozenWords.has(text) && i > 0 && isCount(texts[i - 1]!))
  if (dozen > 0 && dozen < 3)
    return found({ at: [dozen - 1, dozen], quantity: null, unit: null, doubt: 'dozen' }, 'marked')
  // A later '50 lb' or '5 gal' is the pack size; in 'flour 2 bags' it is the only quantity.
  const loose = marked.find(({ at, unit }) => at[0] === 0 || (isContainer(unit) && !isCount(texts[0]!)))
  if (loose && !(isWeight(loose.unit) && isCountedLast(texts))) return found(loose, 'marked')
  return bare(tokens, texts, found)
}

/** '50 lb flour 2': two of that size. */
const isCountedLast = (texts: readonly string[]): boolean =>
  texts.length > 3 && isCount(texts.at(-1)!) && /[a-z]{3}/.test(texts.at(-2)!) && !unitWords.has(texts.at(-2)!)

/** A count without a unit: alone in its cell, at the beginning, or at the end. */
function bare(
  tokens: readonly Token[],
  texts: readonly string[],
  found: (said: Said, place: QuantityPlace) => FoundQuantity,
): FoundQuantity {
  const isFree = (i: number) => isCount(texts[i]!) && !isMeasured(texts, i)
  const free = texts.flatMap((_, i) => (isFree(i) ? [i] : []))
  const cells = countCells(
    tokens,
    texts,
    free.filter((i) => tokens[i]!.isCell),
  )
  const readAt = (i: number): Said =>
    withLoneUnit({ at: [i], quantity: countOf(texts[i]!), unit: null, doubt: null }, tokens)
  const [cases, eaches] = cells
  // One column for cases, one for eaches: '3 | 0' is three cases.
  if (cells.length === 2 && (texts[cases!] === '0') !== (texts[eaches!] === '0')) {
    const at = texts[cases!] === '0' ? eaches! : cases!
    const unit = at === cases ? 'case' : 'each'
    return found({ at: cells, quantity: countOf(texts[at]!), unit, doubt: null }, 'marked')
  }
  if (cells.length > 1)
    return { ...found(readAt(cells[0]!), 'marked'), quantity: null, rest: tokens, doubt: 'several_quantities' }
  if (cells[0] !== undefined) return found(readAt(cells[0]), 'marked')
  const broken = texts.findIndex(
    (text, i) => fraction.test(text) && (tokens[i]!.isCell || i === 0) && !isMeasured(texts, i),
  )
  if (broken >= 0) return found({ at: [broken], quantity: null, unit: null, doubt: 'fraction' }, 'marked')
  const said = free.find((i) => i === 0) ?? free.findLast((i) => i === texts.length - 1)
  if (said === undefined) {
    const numbers = free.length > 0 ? 'several_quantities' : null
    return { quantity: null, place: null, unit: null, rest: tokens, doubt: numbers }
  }
  const lone = readAt(said)
  return found(lone, lone.at.length > 1 ? 'marked' : said === 0 ? 'first' : 'last')
}

/** The cells that may be a count: whole numbers if there are any, as '48.00' is a price then. */
function countCells(tokens: readonly Token[], texts: readonly string[], cells: readonly number[]): readonly number[] {
  const whole = cells.filter((i) => tokens[i]!.text === texts[i])
  return whole.length > 0 ? whole : cells
}

const isContainer = (unit: WrittenUnit | null): boolean => unit === 'pack' || unit === 'bunch' || unit === 'other'
const isCount = (text: string): boolean => bareNumber.test(text) || numberWords.has(text)
const countOf = (text: string): number => numberWords.get(text) ?? Number(text)
/** The next word makes it a size. */
const isMeasured = (texts: readonly string[], i: number): boolean =>
  measureWords.has(texts[i + 1] ?? '') || (texts[i + 1] === 'x' && isDimension(texts[i + 2]))

/** '2 cs', '2cs', 'cs 2', 'a case', '1/2 cs', 'half a case'. */
function besideUnit(texts: readonly string[], i: number): Said | null {
  const text = texts[i]!
  const parts = attached.exec(text)
  const own = parts && unitWords.get(parts[2]!)
  if (own) return amount([i], parts[1]!, own)
  const unit = unitWords.get(text)
  if (!unit) return null
  // '2 more cases'
  const skipped = texts[i - 1] === 'more' ? 1 : 0
  const before = texts[i - 1 - skipped]
  if (halfWords.has(before ?? '') || (before === 'a' && texts[i - 2] === 'half'))
    return unit === 'case' || unit === 'each'
      ? { at: before === 'a' ? [i - 2, i - 1, i] : [i - 1, i], quantity: null, unit, doubt: 'fraction' }
      : null
  if (before === 'a' && !isContainer(unit)) return { at: [i - 1, i], quantity: 1, unit, doubt: null }
  if (before !== undefined && (isCount(before) || fraction.test(before)))
    return amount([i - 1 - skipped, i], before, unit)
  const after = texts[i + 1]
  if (
    (unit === 'case' || unit === 'each') &&
    after !== undefined &&
    isCount(after) &&
    !isMeasured(texts, i + 1) &&
    !unitWords.has(texts[i + 2] ?? '')
  )
    return amount([i, i + 1], after, unit)
  return null
}

function amount(at: readonly number[], text: string, unit: WrittenUnit): Said {
  const whole = wholeInDecimals.exec(text)?.[1] ?? text
  if (!isCount(whole)) return { at, quantity: null, unit, doubt: 'fraction' }
  return { at, quantity: countOf(whole), unit, doubt: isWeight(unit) ? 'pound' : null }
}

/** '9 x 9' is a size; '3 x 16/20' are three of that grade. */
const isDimension = (text = ''): boolean => /^\d/.test(text) && !gradeWords.test(text)
/** Pieces to the pound: '16/20', '8/12'. */
const gradeWords = /^[1-9]\d{0,2}\/\d{2,3}$/

/** '2x', 'x2', '2 x romaine', 'romaine x 2', 'qty 2'. */
function multiplier(texts: readonly string[], i: number): Said | null {
  const text = texts[i]!
  const [, after, before] = multiplied.exec(text) ?? []
  const own = after ?? before
  if (own !== undefined && !isDimension(texts[i + 1]))
    return { at: [i], quantity: Number(own), unit: null, doubt: null }
  if (text === 'x' || quantityLabels.has(text)) {
    const isTimes = text === 'x'
    if (isCount(texts[i + 1] ?? '') && !isMeasured(texts, i + 1) && !(isTimes && isCount(texts[i - 1] ?? '')))
      return { at: [i, i + 1], quantity: countOf(texts[i + 1]!), unit: null, doubt: null }
    if (isCount(texts[i - 1] ?? '') && !isDimension(texts[i + 1]))
      return { at: [i - 1, i], quantity: countOf(texts[i - 1]!), unit: null, doubt: null }
  }
  return null
}

const pieceWords: ReadonlySet<string> = new Set(['pcs', 'piece', 'pieces'])

/**
 * A unit in a separate cell, or at either end of the line, belongs to the count found elsewhere.
 */
function withLoneUnit(said: Said, tokens: readonly Token[]): Said {
  const at = tokens.findIndex(({ text, isCell }, i) => {
    const unit = unitWords.get(text)
    // 'pecan pcs' are PECAN PIECES.
    const isAside = isCell || ((i === 0 || i === tokens.length - 1) && !pieceWords.has(text))
    return isAside && !said.at.includes(i) && (unit === 'case' || unit === 'each')
  })
  return at < 0 ? said : { ...said, at: [...said.at, at], unit: unitWords.get(tokens[at]!.text)! }
}

import {
  addRationals,
  compareRationals,
  divideRationals,
  multiplyRationals,
  one,
  type Rational,
  rational,
} from '#kit/rational.ts'
import type { Measure } from '#areas/measures/measure.ts'
import { longestSpelling, mayBeginUnit, readUnit } from '#areas/measures/rules/read-unit.ts'
import { type UnitKey, unitOf } from '#areas/measures/units.ts'
import type { IngredientDoubt } from '../ingredient-line.ts'
import {
  andWords,
  containerUnits,
  foodsBeforeOf,
  foodsLikeUnits,
  fractionWords,
  loneUnits,
  ofWords,
  packedWords,
  plusWords,
  qualifiers,
  sizeWords,
  unclearUnits,
  vagueWords,
} from '../ingredient-words.ts'
import { type FoundNumber, readNumber } from './read-number.ts'
import type { Word } from './split-words.ts'

/** The amount of a line, and where the words behind it begin. */
export interface FoundMeasure {
  readonly amount: Rational | null
  readonly upTo: Rational | null
  /** Null where a number stands alone, or its unit is unclear. */
  readonly unit: UnitKey | null
  readonly size: Measure | null
  readonly notes: readonly string[]
  readonly notUnderstood: string
  readonly doubt: IngredientDoubt | null
  readonly next: number
}
type Found<T> = { readonly value: T; readonly next: number } | null

const foodsOf = new Set(foodsLikeUnits)
const plainAt = (words: readonly Word[], at: number): string => words[at]?.plain ?? ''

/** The unit whose spelling begins at a word; the longest that is one. */
export function unitAt(words: readonly Word[], at: number): Found<UnitKey> {
  if (!mayBeginUnit(plainAt(words, at))) return null
  if (foodsOf.has(`${plainAt(words, at)} ${plainAt(words, at + 1)}`)) return null
  for (let length = longestSpelling; length > 0; length--) {
    const span = words.slice(at, at + length)
    if (span.length < length || span.some(({ plain }) => plain === ',' || plain === '(')) continue
    const unit = readUnit(span.map(({ text }) => text).join(' '))
    if (unit) return { value: unit, next: at + length }
  }
  return null
}

/** '9-inch', '3 cm', 'thumb-sized': how long a piece is, not how much of it. */
const length = /^[\d./-]*(?:inch|inches|cm|mm|in|")$|^[a-z]+-sized?$/
const isLength = (word: Word | undefined): boolean => word !== undefined && length.test(word.plain || word.text)
const isInch = (word: Word | undefined): boolean => /^(?:inch|inches|cm|mm|in)$/.test(word?.plain ?? '')

const isMeasured = (unit: UnitKey): boolean => unitOf(unit).dimension !== 'count'
const isOwn = (unit: UnitKey): boolean => unitOf(unit).base === unit && !isMeasured(unit) && unit !== 'each'

/** A number with its unit, nothing else: '14-ounce', '8 oz'. */
function plainMeasureAt(words: readonly Word[], at: number): Found<Measure> {
  let from = at
  while (qualifiers.has(plainAt(words, from))) from++
  const number = readNumber(words, from)
  const unit = number && unitAt(words, number.next)
  return unit && { value: { amount: number.amount, unit: unit.value }, next: unit.next }
}

/** '(14 oz)', '(15 oz each)': what one holds. */
const measureIn = (word: Word | undefined): Measure | null =>
  word?.inner && !word.inner.some(({ plain }) => plain === 'total')
    ? (plainMeasureAt(word.inner, 0)?.value ?? null)
    : null

/** Further amounts that add to the first: '2 lb 8 oz', '2 cups plus 1 tbsp'. */
function addedTo(first: Measure, words: readonly Word[], at: number): { measure: Measure; next: number } | 'other' {
  const isPlus = plusWords.has(plainAt(words, at))
  const more = readNumber(words, isPlus ? at + 1 : at)
  const unit = more && unitAt(words, more.next)
  if (!more || !unit || more.upTo) return { measure: first, next: at }
  const [own, other] = [unitOf(first.unit), unitOf(unit.value)]
  if (own.base !== other.base || !isMeasured(first.unit)) return isPlus ? 'other' : { measure: first, next: at }
  if (!isPlus && compareRationals(other.factor, own.factor) >= 0) return { measure: first, next: at }
  const added = divideRationals(multiplyRationals(more.amount, other.factor), own.factor)
  return { measure: { amount: addRationals(first.amount, added), unit: first.unit }, next: unit.next }
}

/** The unit behind a number, and everything that belongs to it. */
function withUnit(words: readonly Word[], number: FoundNumber): FoundMeasure {
  const notes: string[] = []
  const found = { amount: number.amount, upTo: number.upTo, notUnderstood: '', doubt: null }
  let at = number.next
  const note = (until: number) => {
    notes.push(
      words
        .slice(at, until)
        .map(({ text }) => text)
        .join(' '),
    )
    at = until
  }
  if (plainAt(words, at) === 'x') at++
  while (qualifiers.has(plainAt(words, at)) && !ofWords.has(plainAt(words, at))) note(at + 1)
  if (isLength(words[at])) note(at + 1)
  // '1 (14 oz) can', '4 (6-ounce) fillets', '1 28-ounce can', '2 x 400g tins'.
  const inside = measureIn(words[at])
  const bare = inside ? null : plainMeasureAt(words, at)
  const size = inside ?? (bare && isMeasured(bare.value.unit) ? bare.value : null)
  if (inside) at++
  else if (words[at]?.inner) note(at + 1)
  else if (size && bare) at = bare.next
  if (ofWords.has(plainAt(words, at)) && unitAt(words, at + 1)) at++
  const before = at
  while (sizeWords.has(plainAt(words, at))) at++
  if (plainAt(words, at) === 'whole' && unclearUnits.has(plainAt(words, at + 1))) at++
  const unit = unitAt(words, at)
  const isSized = before < at
  if (!unit || (isSized && !isOwn(unit.value)) || (size !== null && isMeasured(unit.value))) {
    const word = plainAt(words, at)
    const isUnclear = unclearUnits.has(word) && words.length > at + 1 && plainAt(words, at + 1) !== ','
    if (vagueWords.has(word) && !isUnclear)
      return { ...found, amount: null, unit: null, size, notes, doubt: 'vague_amount', next: before + 1 }
    // Of 'an 8 oz block of feta' the weight says it all.
    if (isUnclear && size && compareRationals(number.amount, one) === 0)
      return { ...found, amount: size.amount, unit: size.unit, size: null, notes, next: at + 1 }
    if (isUnclear)
      return { ...found, unit: null, size, notes, notUnderstood: word, doubt: 'unclear_unit', next: at + 1 }
    // '1 sleeve of crackers': nobody knows how much a sleeve is.
    const named = plainAt(words, at) === 'whole' ? at + 1 : at
    const isOf = ofWords.has(plainAt(words, named + 1)) && words.length > named + 2
    if (isOf && !ofWords.has(plainAt(words, named)) && !foodsBeforeOf.has(plainAt(words, named)))
      return {
        ...found,
        unit: null,
        size,
        notes,
        notUnderstood: plainAt(words, named),
        doubt: 'unclear_unit',
        next: named + 1,
      }
    // Of '1/4 de champiñones' nobody knows a quarter of what.
    const isPart = number.upTo === null && compareRationals(number.amount, one) < 0
    if (isPart && ofWords.has(word) && !/^(?:an?|une?|una)$/.test(plainAt(words, at + 1)))
      return { ...found, unit: null, size, notes, doubt: 'unclear_unit', next: before }
    return { ...found, unit: null, size, notes, next: before }
  }
  // '1 - 12oz can' is no range.
  const can = number.upTo && isMeasured(unit.value) ? unitAt(words, unit.next) : null
  if (number.upTo && can && containerUnits.has(can.value)) {
    const held = { amount: number.upTo, unit: unit.value }
    const doubt = compareRationals(number.amount, one) === 0 ? null : ('several_amounts' as const)
    return behindUnit(words, { ...found, upTo: null, unit: can.value, size: held, notes, doubt, next: can.next })
  }
  if (isSized)
    notes.push(
      words
        .slice(before, at)
        .map(({ text }) => text)
        .join(' '),
    )
  return behindUnit(words, { ...found, unit: unit.value, size, notes, next: unit.next })
}

/** 'media' or 'a half' that belongs to the unit before it, not to one of its own. */
function halfAt(words: readonly Word[], at: number): Found<Rational> {
  const from = /^an?$/.test(plainAt(words, at)) ? at + 1 : at
  const part = fractionWords.get(plainAt(words, from))
  return part && !unitAt(words, from + 1) ? { value: rational(...part), next: from + 1 } : null
}

/** What may follow a unit: a size or the same in another unit, a sum, 'packed', the container. */
function behindUnit(words: readonly Word[], so: FoundMeasure & { unit: UnitKey }): FoundMeasure {
  const notes = [...so.notes]
  let { amount, size, next: at } = so
  const note = (until: number) => {
    notes.push(
      words
        .slice(at, until)
        .map(({ text }) => text)
        .join(' '),
    )
    at = until
  }
  const isOne = amount !== null && so.upTo === null && compareRationals(amount, one) === 0
  const mayHold = isOwn(so.unit) && size === null && (containerUnits.has(so.unit) || isOne)
  if (words[at]?.inner) {
    const inside = measureIn(words[at])
    if (inside && mayHold && isMeasured(inside.unit)) {
      size = inside
      at++
    } else note(at + 1)
  } else {
    const of = ofWords.has(plainAt(words, at)) ? at + 1 : at
    const inside = mayHold ? plainMeasureAt(words, of) : null
    if (inside && isMeasured(inside.value.unit)) {
      size = inside.value
      at = inside.next
    }
  }
  // '1 taza y media', '2 cups and a half'.
  const half =
    andWords.has(plainAt(words, at)) && amount && !so.upTo && isMeasured(so.unit) ? halfAt(words, at + 1) : null
  if (half && amount && amount.denominator === 1n) {
    amount = addRationals(amount, half.value)
    at = half.next
  }
  const other = plainAt(words, at) === '/' ? plainMeasureAt(words, at + 1) : null
  if (other) note(other.next)
  if (amount && !so.upTo) {
    const sum = addedTo({ amount, unit: so.unit }, words, at)
    if (sum === 'other') return { ...so, notes, doubt: 'several_amounts', next: at }
    ;({ amount } = sum.measure)
    at = sum.next
  }
  if (words[at]?.inner) note(at + 1)
  const packed = at
  while (packedWords.has(plainAt(words, at))) at++
  if (at > packed && plainAt(words, at - 1) === 'lightly') at = packed
  if (at > packed)
    notes.push(
      words
        .slice(packed, at)
        .map(({ text }) => text)
        .join(' '),
    )
  const container = isMeasured(so.unit) ? unitAt(words, at) : null
  if (container && containerUnits.has(container.value) && container.next < words.length) note(container.next)
  else if (container?.value === 'each' || plainAt(words, at) === 'each')
    return { ...so, amount, size, notes, doubt: 'several_foods', next: at + 1 }
  if (isMeasured(so.unit) && unclearUnits.has(plainAt(words, at)) && ofWords.has(plainAt(words, at + 1))) note(at + 1)
  return { ...so, amount, size, notes, next: at }
}

const lone = { upTo: null, size: null, notes: [], notUnderstood: '', doubt: null } as const

/** 'pinch of salt', '#10 can ketchup', 'kilo y medio', '1-inch piece of ginger': one of it. */
function withoutNumber(words: readonly Word[], at: number): FoundMeasure | null {
  if (isLength(words[at])) return withUnit(words, { amount: one, upTo: null, next: at })
  let from = at
  while (sizeWords.has(plainAt(words, from))) from++
  const unit = unitAt(words, from)
  if (!unit) return null
  const half = andWords.has(plainAt(words, unit.next)) ? fractionWords.has(plainAt(words, unit.next + 1)) : false
  const more = half && isMeasured(unit.value) ? readNumber(words, unit.next + 1) : null
  if (more) return { ...lone, amount: addRationals(one, more.amount), unit: unit.value, next: more.next }
  if (!loneUnits.has(unit.value) || unit.next >= words.length) return null
  return behindUnit(words, { ...lone, amount: one, unit: unit.value, next: unit.next })
}

/**
 * RECIPE-3: the amount that begins at a word, with its unit and what one of that holds; null when
 * none does. `isAlone` asks for a number: a unit alone is not enough then.
 */
export function readMeasure(words: readonly Word[], start: number, isAlone = false): FoundMeasure | null {
  let at = start
  const notes: string[] = []
  while (qualifiers.has(plainAt(words, at)) || (notes.length > 0 && plainAt(words, at) === ',')) {
    notes.push(words[at++]!.text)
  }
  const add = (found: FoundMeasure | null): FoundMeasure | null =>
    found && { ...found, notes: [...notes.filter((text) => text !== ','), ...found.notes] }
  const text = plainAt(words, at)
  if (/^-[\d.]/.test(text) || /^\d+\/0+$/.test(text))
    return { ...lone, amount: null, unit: null, doubt: 'bad_amount', next: at + 1 }
  const number = readNumber(words, at)
  const isVague = vagueWords.has(text) || (/^(?:a|an|un|una)$/.test(text) && vagueWords.has(plainAt(words, at + 1)))
  if (isVague && !isAlone)
    return { ...lone, amount: null, unit: null, doubt: 'vague_amount', next: at + (number ? 2 : 1) }
  if (!number) return isAlone ? null : add(withoutNumber(words, at))
  if (isInch(words[number.next])) return add(withUnit(words, { amount: one, upTo: null, next: number.next + 1 }))
  if (number.amount.numerator <= 0n)
    return { ...lone, amount: null, unit: null, doubt: 'bad_amount', next: number.next }
  return add(withUnit(words, number))
}

import type { UnitKey } from '#areas/measures/units.ts'
import type { IngredientDoubt } from '../ingredient-line.ts'
import {
  asNeeded,
  descriptors,
  manners,
  ofWords,
  pairs,
  preparationWords,
  purposes,
  soldAs,
} from '../ingredient-words.ts'
import { readNumber } from './read-number.ts'
import { unitAt } from './read-measure.ts'
import type { Word } from './split-words.ts'

/** The food of a line, and everything that is said of it. */
export interface FoundFood {
  readonly food: string
  readonly preparation: string
  readonly notes: readonly string[]
  readonly isToTaste: boolean
  readonly doubt: IngredientDoubt | null
}

const textOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/(\d) - (?=\d)/g, '$1-')
    .replace(/\b([dl]') (?=\p{L})/giu, '$1')
const plainTextOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ')

/** The parts between commas and lone dashes; none is empty. */
function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]]
  words.forEach((word, i) => {
    const isDash = word.plain === '-' && !/^[\d.]/.test(words[i + 1]?.plain ?? '')
    if (word.plain === ',' || isDash) parts.push([])
    else parts.at(-1)!.push(word)
  })
  return parts.filter((part) => part.length > 0)
}

const isPreparation = ({ plain }: Word): boolean => preparationWords.has(plain)
const isManner = ({ plain }: Word): boolean => manners.has(plain)

/** How many words at the beginning prepare the food: 'finely chopped', 'freshly ground'. */
function leading(part: readonly Word[]): number {
  if (/^fresh(?:ly)?$/.test(part[0]!.plain) && /^(?:ground|cracked)$/.test(part[1]?.plain ?? '')) return 2
  let until = 0
  for (let i = 0; i < part.length && (isPreparation(part[i]!) || isManner(part[i]!)); i++)
    if (isPreparation(part[i]!) && !(soldAs.has(part[i]!.plain) && until === 0)) until = i + 1
  return until
}

/** 'chicken cut in pieces': where a preparation begins that says into what. */
function intoParts(part: readonly Word[]): number {
  const at = part.findIndex(
    (word, i) =>
      i > 0 && isPreparation(word) && /^(?:in|into|to|en|up|lengthwise|crosswise)$/.test(part[i + 1]?.plain ?? ''),
  )
  return at < 0 ? part.length : at
}

/** Where the words begin that prepare the food at its end: 'celery | diced small'. */
function trailing(part: readonly Word[]): number {
  let from = part.length
  let firstPreparation = part.length
  while (from > 1 && (isPreparation(part[from - 1]!) || isManner(part[from - 1]!))) {
    from--
    if (isPreparation(part[from]!)) firstPreparation = from
  }
  // '-ly' words belong to what follows them; 'small' before 'dice' does, too.
  let start = firstPreparation
  while (start > 1 && start < part.length && /(?:ly|ment|mente)$|^(?:lg|sm|med)$/.test(part[start - 1]!.plain)) start--
  return start
}

const endsWith = (text: string, phrases: readonly string[]): string | undefined =>
  phrases.find((phrase) => text.endsWith(phrase) && /^ ?$/.test(text.charAt(text.length - phrase.length - 1)))
const contains = (text: string, phrases: readonly string[]): string | undefined => {
  const padded = ` ${text} `
  return phrases.find((phrase) => text.includes(phrase) && padded.includes(` ${phrase} `))
}

/** 'to taste' and 'for frying' taken out of a part; what is left of it. */
function withoutNeed(part: Word[]): { rest: Word[]; need: string; isPurpose: boolean } {
  const text = plainTextOf(part)
  const needed = endsWith(text, asNeeded)
  const purpose = needed === undefined ? contains(text, purposes) : undefined
  if (needed === undefined && purpose === undefined) return { rest: part, need: '', isPurpose: false }
  const words = (needed ?? purpose!).split(' ').length
  const at =
    needed === undefined
      ? part.findIndex((_, i) => ` ${plainTextOf(part.slice(i))} `.startsWith(` ${purpose} `))
      : part.length - words
  return { rest: part.slice(0, at), need: textOf(part.slice(at)), isPurpose: needed === undefined }
}

const isOther = /^(?:or|o|ou)$/
const isAnd = /^(?:and|&|\+|y|e|et|plus)$/

/** Behind a number they describe the food: '53 proof', '12 grams prot per 8 oz'. */
const isDescribed =
  /^(?:a|inch|inches|cm|mm|in|min|minute|minutes|way|ways|part|parts|time|times|piece|pieces|proof|percent)$/

/** Behind a number within the food they make it a size: '21 ct shrimp', '2 % milk'. */
const isDescribedBy = /^(?:ct|count|cnt|grains?|bean|inch|in|cm|%|percent|proof|years?|yr|mil|x)$/

/** '2 carrots, 2 celery stalks': a part that begins with an amount of something else. */
function beginsFood(part: readonly Word[]): boolean {
  const number = /^[\d.]/.test(part[0]!.plain) ? readNumber(part, 0) : null
  const isSize = part.slice(0, number?.next ?? 0).some(({ text }) => text.includes('"'))
  return (
    number !== null &&
    !isSize &&
    number.next < part.length &&
    !isDescribed.test(part[number.next]!.plain) &&
    !part.some(({ plain }) => plain === 'per')
  )
}

/** 'pepper and paprika' behind a comma: more foods, as nothing in it prepares the first. */
const namesFoods = (part: readonly Word[]): boolean =>
  part.length < 6 &&
  part.slice(1, -1).some(({ plain }) => isAnd.test(plain) || isOther.test(plain)) &&
  !part.some(
    (word) =>
      isPreparation(word) ||
      /ed$|less$|^(?:like|such|with|in|for|from|about|plus|more|bone|skin|tops?|stems?|ends?|seeds?|ribs?|at|each|parts?|thick|thin|fat)$/.test(
        word.plain,
      ),
  )

/** Why the food words are not one food. */
function doubtOf(food: readonly Word[], later: readonly (readonly Word[])[]): IngredientDoubt | null {
  if (food.length === 0) return 'no_food'
  const text = plainTextOf(food)
  if (food.some(({ plain }) => isAnd.test(plain)) && contains(text, pairs) === undefined) return 'several_foods'
  // 'salt/pepper', not 'w/ skin' and not '80/20'.
  if (food.some(({ plain }) => /^\p{Ll}{4,}\/\p{Ll}{4,}$/u.test(plain))) return 'several_foods'
  const another = later.some((part) => beginsFood(part) || namesFoods(part))
  if (another) return 'several_foods'
  const loose = food.some(({ plain }, i) => {
    const behind = food[i + 1]?.plain ?? ''
    if (readNumber([food[i]!], 0) === null || !/^[\d.]/.test(plain)) return false
    if (plain.includes('/')) return unitAt(food, i + 1) !== null
    return !isDescribedBy.test(behind) && behind !== '-' && food[i - 1]?.plain !== '-'
  })
  return loose ? 'several_amounts' : null
}

/** Units whose food is named as it is sold: 'diced tomatoes' of a can. */
const soldReady: ReadonlySet<UnitKey | null> = new Set<UnitKey>([
  'can',
  'can10',
  'can5',
  'can3',
  'can2half',
  'can2',
  'can300',
  'jar',
])

/** RECIPE-3: food, preparation and remarks from the words behind the amount. */
export function readFood(words: readonly Word[], unit: UnitKey | null): FoundFood {
  const notes: string[] = []
  const preparation: string[] = []
  let isToTaste = false
  const outside = words.filter((word) => {
    if (!word.inner) return true
    const { need } = withoutNeed([...word.inner])
    if (need) isToTaste = true
    const target = word.inner.some(isPreparation) ? preparation : notes
    target.push(textOf(word.inner))
    return false
  })
  const parts = partsOf(outside).flatMap((part) => {
    const { rest, need, isPurpose } = withoutNeed(part)
    if (!need) return [part]
    isToTaste = true
    ;(isPurpose ? preparation : notes).push(need)
    return rest.length > 0 ? [rest] : []
  })
  let food = parts.shift() ?? []
  const named = food.length
  while (food.length > 0 && (ofWords.has(food[0]!.plain) || food[0]!.plain === 'x')) food = food.slice(1)
  // '1/2 of an onion'.
  if (food.length > 1 && food.length < named && /^(?:an?|une?|una)$/.test(food[0]!.plain)) food = food.slice(1)
  const isReady = soldReady.has(unit)
  // 'cooked, shredded chicken', 'boneless, skinless chicken breast'.
  while (parts.length > 0 && food.length > 0 && !isReady) {
    if (leading(food) === food.length || food.every(({ plain }) => plain.endsWith('ed'))) preparation.push(textOf(food))
    else if (food.every(({ plain }) => descriptors.has(plain))) {
      food = [...food, ...parts.shift()!]
      continue
    } else break
    food = parts.shift()!
  }
  const first: string[] = []
  const lead = isReady || food.length === 0 ? 0 : leading(food)
  if (lead > 0 && lead < food.length) {
    first.push(textOf(food.slice(0, lead)))
    food = food.slice(lead)
  }
  const into = isReady || food.length === 0 ? food.length : intoParts(food)
  const tail = isReady || food.length === 0 ? food.length : Math.min(into, trailing(food.slice(0, into)))
  if (tail < food.length) {
    first.push(textOf(food.slice(tail)))
    food = food.slice(0, tail)
  }
  const or = food.findIndex(({ plain }) => isOther.test(plain))
  const isAmbiguous = or > 0 && food.length - or - 1 > or
  if (or > 0 && !isAmbiguous) {
    notes.push(textOf(food.slice(or)))
    food = food.slice(0, or)
  }
  for (const part of parts) {
    const isNote = /^(?:optional|opcional|facultatif|plus more|or more|or less|or to taste|preferably)\b/.test(
      plainTextOf(part),
    )
    ;(isNote ? notes : preparation).push(textOf(part))
  }
  return {
    food: textOf(food),
    preparation: [...first, ...preparation].join(', '),
    notes,
    isToTaste,
    doubt: isAmbiguous
      ? 'several_foods'
      : doubtOf(
          food,
          parts.filter((part) => !/^(?:plus|or)$/.test(part[0]!.plain)),
        ),
  }
}

/** '3 garlic cloves': where a unit stands behind its food, and nothing but preparation follows. */
export function trailingUnit(
  words: readonly Word[],
  isUnit: (unit: UnitKey) => boolean,
): { at: number; unit: UnitKey } | null {
  for (let at = 1; at < words.length && words[at]!.plain !== ','; at++) {
    const unit = unitAt(words, at)
    const behind = words[at + 1]
    const isLast = behind === undefined || behind.plain === ',' || behind.inner !== null || isPreparation(behind)
    const isFood = words.slice(0, at).some(({ plain }) => !descriptors.has(plain))
    if (unit && unit.next === at + 1 && isLast && isFood && isUnit(unit.value)) return { at, unit: unit.value }
  }
  return null
}

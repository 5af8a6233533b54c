import { fold, stem } from '#areas/kitchen-words/text/fold.ts'
import type { OrderLine } from '../order-line.ts'
import type { Judged } from './accept-match.ts'

/** A line of a list with its decision; null where the line orders nothing. */
export type JudgedLine = { readonly line: OrderLine; readonly judged: Judged } | null

/** Words that distinguish two of a kind: a diet, a grade, what was done to it. */
const tellingWords: ReadonlySet<string> = new Set(
  `low sodium light organic free gf halal kosher vegan vegetarian nonfat skim decaf zero diet grain wg wheat angus prime
   choice select smoked cooked raw fresh frozen iqf spicy hot mild`
    .split(/\s+/)
    .map(stem),
)

/**
 * CART-13: asks about a line whose item another line of the list names with the same words and a
 * telling one: who writes 'chicken base low sodium' and 'chicken base' means two items by them.
 */
export function askVaguerLines(lines: readonly JudgedLine[]): readonly JudgedLine[] {
  const said = new Map<string | null, ReadonlySet<string>[]>()
  for (const { line, judged } of lines.filter(isTaken))
    said.set(judged.itemNumber, [...(said.get(judged.itemNumber) ?? []), wordsOf(line)])
  return lines.map((each) => {
    if (!isTaken(each)) return each
    const words = wordsOf(each.line)
    const isVaguer = said.get(each.judged.itemNumber)!.some((other) => saysMoreThan(other, words))
    return isVaguer ? { line: each.line, judged: { ...each.judged, isSure: false, doubt: 'named_elsewhere' } } : each
  })
}

const isTaken = (each: JudgedLine): each is NonNullable<JudgedLine> =>
  each !== null && each.judged.isSure && each.line.numbers.length === 0 && each.line.words !== ''

/** Sizes and packs say nothing about which item is meant. */
const wordsOf = ({ words }: OrderLine): ReadonlySet<string> =>
  new Set(
    fold(words)
      .split(' ')
      .filter((word) => word !== '' && !/\d/.test(word))
      .map(stem),
  )

const saysMoreThan = (more: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
  [...words].every((word) => more.has(word)) && [...more].some((word) => tellingWords.has(word) && !words.has(word))

import { type CatalogueIndex, inBrand, inDescription, inNumber, inPack } from './catalogue-index.ts'
import { bareDigits, fold, stem } from './fold.ts'
import type { PlacedLens } from './ship-to-lens.ts'

/** Places that answer a text, with how well; higher is better. */
export type Scores = ReadonlyMap<number, number>

/** What a hit is worth by the part it stands in: numbers are meant, brands are broad. */
const worth = (parts: number): number =>
  (parts & inNumber ? 6 : 0) + (parts & inDescription ? 3 : 0) + (parts & inPack ? 2 : 0) + (parts & inBrand ? 1.5 : 0)

const exactly = 1
const beginning = 0.72
const oneEditAway = 0.5
const twoEditsAway = 0.35
/** The customer's own words count as much as a number. */
const ownWord = 5
/** Prefixes of one or two letters match thousands of words; the first so many are enough. */
const mostPrefixWords = 400

/** ITEM-2: all words must be found, in any order and part; when nothing has them all, the most that are found together. */
export function matchWords(index: CatalogueIndex, lens: PlacedLens, text: string): Scores {
  const typed = fold(text).split(' ').filter(Boolean)
  const found = typed.map((word, i) => scoresOfWord(index, lens, word, i === typed.length - 1))
  const all = intersect(found)
  if (all.size > 0 || typed.length < 2) return all
  return mostTogether(found)
}

function scoresOfWord(index: CatalogueIndex, lens: PlacedLens, typed: string, isLast: boolean): Map<number, number> {
  const scores = new Map<number, number>()
  const raise = (place: number, score: number) => {
    if (score > (scores.get(place) ?? 0)) scores.set(place, score)
  }
  const { vocabulary, starts, places, parts } = index
  const take = (id: number, share: number) => {
    for (let at = starts[id]!; at < starts[id + 1]!; at++) raise(places[at]!, worth(parts[at]!) * share)
  }
  const digits = bareDigits(typed)
  const forms = new Set([stem(typed), typed, ...(digits === '' ? [] : [digits])])
  for (const form of forms) {
    const id = vocabulary.idOf(form)
    if (id >= 0) take(id, exactly)
    // A word that is finished (others follow) still begins longer ones: 'chick bre'.
    const [from, to] = vocabulary.rangeOf(form)
    for (let other = from; other < Math.min(to, from + mostPrefixWords); other++)
      if (other !== id) take(other, beginning * (form.length / vocabulary.words[other]!.length) ** 0.3)
    for (const [word, own] of lens.words) if (word.startsWith(form)) for (const place of own) raise(place, ownWord)
  }
  if (scores.size > 0 && (isLast || typed.length < 5)) return scores
  if (scores.size > 20) return scores
  for (const { id, edits } of vocabulary.similarTo(stem(typed))) take(id, edits < 2 ? oneEditAway : twoEditsAway)
  return scores
}

function intersect(found: readonly Map<number, number>[]): Map<number, number> {
  const [smallest, ...others] = found.toSorted((a, b) => a.size - b.size)
  const both = new Map<number, number>()
  for (const [place, score] of smallest ?? []) {
    let sum = score
    for (const other of others) {
      const more = other.get(place)
      if (more === undefined) {
        sum = 0
        break
      }
      sum += more
    }
    if (sum > 0) both.set(place, sum)
  }
  return both
}

/** Items that have the most of the words; better than an empty page when one word is wrong. */
function mostTogether(found: readonly Map<number, number>[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const scores of found) for (const place of scores.keys()) counts.set(place, (counts.get(place) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  const kept = new Map<number, number>()
  for (const [place, count] of counts) {
    if (count !== most || most < found.length / 2) continue
    kept.set(
      place,
      found.reduce((sum, scores) => sum + (scores.get(place) ?? 0), 0),
    )
  }
  return kept
}

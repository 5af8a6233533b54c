import { fold } from '#areas/kitchen-words/text/fold.ts'
import { innerPackOf } from '#areas/items/rules/read-pack.ts'

/** Measures that stand for one of themselves: 'mayo gal' is mayonnaise by the gallon. */
const alone = /^1(gal|qt|pt|lb|dz)$/

/**
 * CART-13: true when the words give the size of one of several packs in the case, so that a bare
 * count may be of packs: 'mozz 5#' or 'mayo gal' of 4/1 GAL. By a size of the description items
 * differ: 'croissants 3 oz'.
 */
export function namesInnerPack(
  words: string,
  { pack, description }: { readonly pack: string; readonly description: string },
): boolean {
  const inner = fold(innerPackOf(pack) ?? '')
  if (inner === '') return false
  const names = [inner, alone.exec(inner)?.[1]]
  const described = wordsIn(description)
  return wordsIn(words).some((word) => names.includes(word) && !described.includes(word))
}

/** 'gallons' is no measure of a number: `fold` leaves it as it is. */
const wordsIn = (text: string): readonly string[] =>
  fold(text)
    .split(' ')
    .map((word) => shortMeasures.get(word) ?? word)

const shortMeasures: ReadonlyMap<string, string> = new Map(
  ['gal gals gallon gallons', 'qt qts quart quarts', 'pt pts pint pints', 'lb lbs pound pounds', 'dz doz dozen dozens']
    .map((line) => line.split(' '))
    .flatMap((names) => names.map((name) => [name, names[0]!] as const)),
)

/** What a text asks to be certain of: a diet, or that something is not in it. */
export interface Claim {
  /** How many words of the text say so. */
  readonly length: number
  /** As words in the form they are compared in: 'gluten free'. */
  readonly words: readonly string[]
  /**
   * Each must be among what the item is free from; empty when only a diet or the name can decide.
   */
  readonly allergens: readonly (readonly string[])[]
}

const diets = new Set('vegan vegetarian kosher halal organic keto paleo pescatarian'.split(' '))
/** Pairs that are a claim though nothing in them is 'free'. */
const pairs = new Set([
  'low sodium',
  'low fat',
  'whole grain',
  'grass fed',
  'free range',
  'cage free',
  'non gmo',
  'zero sugar',
])
/** What is left out -> the allergens an item must be free from, as boxes name them. */
const allergensOf: Readonly<Record<string, readonly (readonly string[])[]>> = {
  dairy: [['milk']],
  milk: [['milk']],
  lactose: [['milk']],
  nut: [['tree', 'nut'], ['peanut']],
  peanut: [['peanut']],
  egg: [['egg']],
  fish: [['fish']],
  shellfish: [['crustacean', 'shellfish']],
  wheat: [['wheat']],
  soy: [['soy']],
  sesame: [['sesame']],
}

/**
 * ITEM-2: whether a diet or 'free from' begins at a word. What is asked for so is never replaced by
 * something near: not by a similar word, and not where no item has all words.
 */
export function readClaim(words: readonly string[], at: number): Claim | null {
  const [word = '', next = '', third = ''] = words.slice(at, at + 3)
  if (diets.has(word)) return { length: 1, words: [word], allergens: [] }
  if (pairs.has(`${word} ${next}`)) return { length: 2, words: [word, next], allergens: [] }
  const isOf = word === 'tree' && next === 'nut' && third === 'free'
  if (isOf) return { length: 3, words: [word, next, third], allergens: [['tree', 'nut']] }
  // 'Chicken free range' is no chicken-free range.
  if (next === 'free' && third !== 'range' && /^[a-z]+$/.test(word))
    return { length: 2, words: [word, next], allergens: allergensOf[word] ?? [] }
  if (word === 'no' && allergensOf[next]) return { length: 2, words: [next, 'free'], allergens: allergensOf[next] }
  return null
}

/**
 * ITEM-2: the diets that fulfil a claim. Dairy is an ingredient, which vegan food has none of; milk
 * is an allergen, whose traces only the label knows.
 */
export const dietsOf = ({ words }: Claim): readonly string[] => [
  words.join(' '),
  ...(words[0] === 'dairy' ? ['vegan'] : []),
]

/** Two words side by side that say a claim: 'gluten free', 'low sodium'. */
export const isClaimPair = (first: string, second: string): boolean =>
  second === 'free' || pairs.has(`${first} ${second}`)

/** The diets of one word, for what is misspelt. */
export const dietWords: readonly string[] = [...diets]

import { fold, stem } from '../text/fold.ts'

/** Words that say nothing about a product. */
const fillers = new Set(['and', 'with', 'of', 'the', 'for', 'a', 'an'])

/** True for a word that phrases are compared without: 'half and half' is 'half half'. */
export const isFiller = (word: string): boolean => fillers.has(word)

/** The normalized words of a phrase, without fillers. */
export const phraseWords = (phrase: string): string[] =>
  fold(phrase)
    .split(' ')
    .filter((word) => word !== '' && !isFiller(word))
    .map(stem)

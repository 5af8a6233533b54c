import { fold, stem } from '../text/fold.ts'

/** Words that say nothing of a product. */
const fillers = new Set(['and', 'with', 'of', 'the', 'for', 'a', 'an'])

/** A word that a phrase is known without: 'half and half' is 'half half'. */
export const isFiller = (word: string): boolean => fillers.has(word)

/** The words of a phrase in the form they are compared in, without fillers. */
export const phraseWords = (phrase: string): string[] =>
  fold(phrase)
    .split(' ')
    .filter((word) => word !== '' && !isFiller(word))
    .map(stem)

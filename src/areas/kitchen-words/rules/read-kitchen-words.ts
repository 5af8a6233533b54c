import type { KitchenWord } from '../kitchen-word.ts'

/**
 * Reads our own notation, a line each: 'a = b = c' are names of the same thing, 'a > b, c' finds a
 * under b and c, a star before a phrase says that it stays whole ('*peanut butter').
 */
export const readKitchenWords = (text: string): KitchenWord[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [left = '', right] = line.split('>')
      return right === undefined ? sameThings(left.split('=')) : [wordOf(left, phrasesOf(right.split(',')), false)]
    })

const sameThings = (names: readonly string[]): KitchenWord[] =>
  names.map((name) => wordOf(name, phrasesOf(names.filter((other) => other !== name)), true))

function wordOf(name: string, meanings: readonly string[], isBothWays: boolean): KitchenWord {
  const [phrase = ''] = phrasesOf([name])
  return { phrase, meanings, isBothWays, staysWhole: name.trim().startsWith('*') }
}

const phrasesOf = (names: readonly string[]): string[] => names.map((name) => name.trim().replace(/^\*/, ''))

import type { KitchenWord } from '../kitchen-word.ts'

/**
 * Reads the notation of the built-in words, one entry a line: 'a = b = c' are names of the same
 * thing; with 'a > b, c' a search for a also finds b and c; an asterisk marks a phrase that stays
 * whole ('*peanut butter').
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

import type { KitchenWord } from '../kitchen-word.ts'

/**
 * Reads the notation of the built-in words, one entry a line: 'a = b = c' are names of the same
 * thing, 'a = b ~ c' says that c is only near to it: a search for one finds the other, but nobody
 * who writes one means the other for sure. With 'a > b, c' a search for a also finds b and c,
 * with 'a ~> b' something near to it, such as another brand; an asterisk marks a phrase that
 * stays whole ('*peanut butter').
 */
export const readKitchenWords = (text: string): KitchenWord[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [left = '', right] = line.split(/~?>/)
      if (right === undefined) return sameThings(left.split('~').map((group) => group.split('=')))
      return [wordOf(left, phrasesOf(right.split(',')), { isBothWays: false, isNear: line.includes('~>') })]
    })

/** Names in one group mean the same; those of two groups are near to each other. */
const sameThings = (groups: readonly (readonly string[])[]): KitchenWord[] =>
  groups.flatMap((group) => {
    const near = phrasesOf(groups.filter((other) => other !== group).flat())
    return group.flatMap((name) => {
      const same = phrasesOf(group.filter((other) => other !== name))
      return [
        ...(same.length > 0 || near.length === 0 ? [wordOf(name, same, { isBothWays: true, isNear: false })] : []),
        ...(near.length > 0 ? [wordOf(name, near, { isBothWays: true, isNear: true })] : []),
      ]
    })
  })

function wordOf(
  name: string,
  meanings: readonly string[],
  { isBothWays, isNear }: { readonly isBothWays: boolean; readonly isNear: boolean },
): KitchenWord {
  const [phrase = ''] = phrasesOf([name])
  const staysWhole = name.trim().startsWith('*')
  return { phrase, meanings, isBothWays, staysWhole, ...(isNear && { isNear }) }
}

const phrasesOf = (names: readonly string[]): string[] => names.map((name) => name.trim().replace(/^\*/, ''))

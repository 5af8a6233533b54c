import { unitWords } from '../unit-words.ts'
import { isUnitKey, type UnitKey } from '../units.ts'

/** Lower case without accents and periods: 'C. à S.' -> 'c a s'. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[.’']/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const spellings: ReadonlyMap<string, UnitKey> = new Map(
  Object.entries(unitWords).flatMap(([key, { one, several, others }]) =>
    [one, several, ...others.split(',')]
      .map(plain)
      .filter(Boolean)
      .map((text) => [text, key as UnitKey] as const),
  ),
)

const firstWords: ReadonlySet<string> = new Set([...spellings.keys(), 't'].map((text) => text.split(' ')[0]!))

/** Whether a unit may begin with a word in lower case, without accents; quick, for long texts. */
export const mayBeginUnit = (word: string): boolean => firstWords.has(word)

/** Max words of a spelling: 'cuillere a soupe'. */
export const longestSpelling: number = Math.max(...[...spellings.keys()].map((text) => text.split(' ').length))

/**
 * RECIPE-3: the unit that a word or a few words name, in any spelling of a kitchen or by its key;
 * null when they name none. 'T' is a tablespoon, 't' a teaspoon.
 */
export function readUnit(text: string): UnitKey | null {
  const trimmed = text.trim().replace(/\.$/, '')
  if (trimmed === 'T') return 'tbsp'
  if (trimmed === 't') return 'tsp'
  return spellings.get(plain(trimmed)) ?? (isUnitKey(trimmed) ? trimmed : null)
}

import type { Queries } from '#platform/database/database.ts'
import { baseKitchenWords } from '../base/base-kitchen-words.ts'
import type { Lexicon } from '../kitchen-word.ts'
import { compileLexicon } from '../rules/compile-lexicon.ts'
import { ownKitchenWords } from './kitchen-words.store.ts'

/**
 * ITEM-2: the lexicon of a division: the built-in words, overridden by those for all divisions,
 * then by its own.
 */
export async function lexiconOf(db: Queries, division: string): Promise<Lexicon> {
  const { ofAll, ofDivision } = await ownKitchenWords(db, division)
  return compileLexicon([baseKitchenWords, ofAll, ofDivision])
}

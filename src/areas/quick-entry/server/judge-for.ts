import { itemTexts } from '#areas/shop/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Judged } from '../rules/accept-match.ts'
import { type Catalogue, itemsToRead, judgeOf, type LineCandidates } from './match-lines.ts'

/**
 * CART-13: the function that judges these lines, once the words of their candidates, and of
 * `alsoRead`, are read: one statement, as items are kept in memory.
 */
export async function judgeFor(
  db: Queries,
  division: string,
  catalogue: Catalogue,
  candidates: readonly LineCandidates[],
  alsoRead: readonly string[] = [],
): Promise<(candidates: LineCandidates) => Judged> {
  const { lens } = catalogue
  const texts = await itemTexts(db, division, [...new Set([...itemsToRead(candidates), ...alsoRead])])
  return judgeOf(catalogue, (itemNumber) => {
    const text = texts.get(itemNumber)
    if (!text || text.erpStatus === 'inactive') return undefined
    const ownName = lens.ownWords.get(itemNumber)?.description ?? ''
    return { description: text.description, brand: text.brand, pack: text.packSizeDescription, ownName }
  })
}

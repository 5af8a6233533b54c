import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { KitchenWord } from '../kitchen-word.ts'

/** The division code of words that apply to every division. */
export const everyDivision = '*'

interface OwnWord extends KitchenWord {
  readonly division: string
}

const ownWords = sql(
  'kitchen-words.of-division',
  `select division, phrase, meanings, is_both_ways as "isBothWays", stays_whole as "staysWhole"
   from kitchen_words
   where division in (:everyDivision, :division)
   order by division, phrase`,
)

/** The distributor's own words: those of every division, and those of this one. */
export async function ownKitchenWords(
  db: Queries,
  division: string,
): Promise<{ ofAll: readonly KitchenWord[]; ofDivision: readonly KitchenWord[] }> {
  const words = await db.rows<OwnWord>(ownWords({ everyDivision, division }))
  return {
    ofAll: words.filter((word) => word.division === everyDivision),
    ofDivision: words.filter((word) => word.division !== everyDivision),
  }
}

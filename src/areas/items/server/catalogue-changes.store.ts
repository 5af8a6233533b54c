import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** What changed in the catalogue of a division since a version of it. */
export interface CatalogueChanges {
  readonly version: number
  /** Items that were added, changed or removed; null when a copy has to be read from scratch. */
  readonly itemNumbers: readonly string[] | null
}

const changes = sql(
  'items.changes-since',
  `select v.version, v.listed_after > :since as "isUnlisted",
     array(select c.item_number from catalogue_changes c
       where c.division = :division and c.version > :since order by c.version limit :max + 1) as "itemNumbers"
   from catalogue_versions v where v.division = :division`,
)

/**
 * ITEM-1: the items that changed since a version, in one statement, so that none is missed: changes
 * of a division commit in the order of their versions. More than `max` are not listed.
 */
export async function changesSince(
  db: Queries,
  { division, version }: { readonly division: string; readonly version: number },
  max: number,
): Promise<CatalogueChanges> {
  const found = await db.maybe<{ version: number; isUnlisted: boolean; itemNumbers: string[] }>(
    changes({ division, since: version, max }),
  )
  // A division without items has no version yet.
  if (!found) return { version: 0, itemNumbers: [] }
  const isKnown = !found.isUnlisted && found.itemNumbers.length <= max
  return { version: found.version, itemNumbers: isKnown ? found.itemNumbers : null }
}

import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'

/** A view named by `word`, of its owner alone unless it is shared. */
async function addView(
  db: Database,
  view: {
    kind: 'order' | 'price'
    division: string
    billTo: string
    owner: string
    word: string
    sharedWith?: 'billTo' | 'staff'
  },
): Promise<string> {
  const { kind, division, billTo, owner, word, sharedWith = 'nobody' } = view
  const id = uuidv7()
  const lists = { nobody: `own:${owner}`, billTo: `billTo:${division}/${billTo}`, staff: 'staff' }
  const columns =
    kind === 'order'
      ? ['description', 'case', 'each', 'cost']
      : ['itemNumber', 'description', 'casePrice', 'cost', 'profit', 'margin']
  await db.run(
    `insert into list_views (id, kind, list, shared_with, owner_id, division, bill_to, name, columns, sort_direction,
       place, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'asc', 1, $5, now())`,
    [
      id,
      kind,
      lists[sharedWith],
      sharedWith,
      owner,
      sharedWith === 'billTo' ? division : null,
      sharedWith === 'billTo' ? billTo : null,
      word,
      columns,
    ],
  )
  return id
}

/** Who reads a view: its owner, the people of the bill-to, or all staff. */
type Readers = 'owner' | 'billTo' | 'staff'

/** STAFF-4: the owner's own views, those of the bill-to, and those of the staff; of each kind. */
export async function addViews(
  db: Database,
  of: { division: string; billTo: string; owner: string },
  wordFor: (kind: string, readers: Readers) => string,
): Promise<{ orderViewId: string; priceViewId: string; viewId: string }> {
  const idOf = async (kind: 'order' | 'price') => {
    const letter = kind === 'order' ? 'O' : 'P'
    await addView(db, { ...of, kind, word: wordFor(`VB${letter}`, 'billTo'), sharedWith: 'billTo' })
    await addView(db, { ...of, kind, word: wordFor(`VS${letter}`, 'staff'), sharedWith: 'staff' })
    return addView(db, { ...of, kind, word: wordFor(`VO${letter}`, 'owner') })
  }
  const priceViewId = await idOf('price')
  return { orderViewId: await idOf('order'), priceViewId, viewId: priceViewId }
}

/**
 * STAFF-4: what the distributor pays for an item, as calls and files write it, and what is left of
 * $20.00 for its case.
 */
export async function addCost(db: Database, itemNumber: string): Promise<readonly string[]> {
  await db.run('update items set cost_cents = 7531862 where item_number = $1', [itemNumber])
  return ['7531862', '75318.62', '75,318.62', '75298.62', '75,298.62']
}

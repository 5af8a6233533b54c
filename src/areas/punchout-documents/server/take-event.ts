import { sql } from '#platform/database/statement.ts'
import type { Services } from '#platform/services.ts'
import { writeDocuments } from './write-documents.ts'

const take = sql(
  'punchout-documents.take-event',
  `delete from punchout_document_events where id = (
     select id from punchout_document_events where not_before <= now() order by not_before, id limit 1
     for update skip locked)
   returning cart_id as "cartId"`,
)
const putOff = sql(
  'punchout-documents.put-off',
  `update punchout_document_events set not_before = now() + interval '1 minute' where cart_id = :cartId`,
)

/**
 * PUNCH-3: makes documents of one event, in one transaction, and returns whether there was one. One
 * that fails holds up no other.
 */
export async function takeEvent(services: Services): Promise<boolean> {
  const { db, log } = services
  let cartId: string | undefined
  try {
    return await db.inTransaction(async (tx) => {
      cartId = (await tx.maybe<{ cartId: string }>(take()))?.cartId
      if (cartId === undefined) return false
      await writeDocuments(tx, services, cartId)
      return true
    })
  } catch (error) {
    if (cartId === undefined) throw error
    log.error({ err: error, cartId }, 'documents to procurement software were not written')
    await db.run(putOff({ cartId }))
    return true
  }
}

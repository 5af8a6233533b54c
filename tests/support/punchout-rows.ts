import { v7 as uuidv7 } from 'uuid'
import { senderKey } from '#areas/punchout-settings/rules/key-of.ts'
import type { Database } from '#platform/database/database.ts'

/**
 * A punchout integration of a user for whom punchout is enabled, with one ship-to mapped, an
 * address for documents, and a message and a document of its id.
 */
export async function addPunchoutSettings(
  db: Database,
  { division, shipTo, userId, word }: { division: string; shipTo: string; userId: string; word: string },
): Promise<string> {
  const id = uuidv7()
  await db.run(`insert into user_features values ($1, 'punchout') on conflict do nothing`, [userId])
  await db.run(
    `insert into punchout_settings (id, user_id, software, sender_domain, sender_identity, sender_key, uom_map_case, uom_map_each)
     values ($1, $2, 'coupa', 'NetworkId', $3, $4, 'CS', 'EA')`,
    [id, userId, word, senderKey('NetworkId', word)],
  )
  await db.run('insert into punchout_ship_tos values ($1, $2, $3, $4, $5)', [
    id,
    division,
    shipTo,
    word,
    word.toLowerCase(),
  ])
  await db.run(
    `insert into punchout_document_settings (settings_id, url, sends_confirmations, sends_ship_notices, sends_invoices,
       buyer_domain, buyer_identity, secret, version)
     values ($1, $2, true, true, true, 'DUNS', $3, 'sealed', 2)`,
    [id, `https://buyer.example/${word}`, word],
  )
  await db.run(
    `insert into punchout_documents (id, settings_id, cart_id, kind, reference, payload_id, document)
     values ($1, $1, $1, 'InvoiceDetailRequest', $2, $2, $3)`,
    [id, word, `<cXML>${word}</cXML>`],
  )
  await db.run(
    `insert into punchout_messages (id, settings_id, at, direction, kind, status, duration_ms, document, document_id)
     values ($1, $1, now(), 'in', 'OrderRequest', 417, 1, $2, $1)`,
    [id, `<cXML>${word}</cXML>`],
  )
  return id
}

import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'

/**
 * A webhook and an API key of a user who may connect programs, and a message in its log. The id of
 * the message is given: the log of an integration names its messages by the same parameter.
 */
export async function addDoors(
  db: Database,
  { userId, messageId, word }: { userId: string; messageId: string; word: string },
): Promise<{ webhookId: string; messageId: string; apiKeyId: string }> {
  const [webhookId, apiKeyId] = [uuidv7(), uuidv7()]
  await db.run(`insert into user_features values ($1, 'connectPrograms') on conflict do nothing`, [userId])
  // Paused: what the calls change in these worlds is not sent to anybody.
  await db.run(
    `insert into webhook_addresses (id, user_id, url, events, secret, is_active) values ($1, $2, $3, '{order.placed}', 'sealed', false)`,
    [webhookId, userId, `https://hooks.example/${word}`],
  )
  await db.run(`insert into webhook_messages (id, address_id, type, body) values ($1, $2, 'test', $3)`, [
    messageId,
    webhookId,
    JSON.stringify({ type: 'test', data: { word } }),
  ])
  await db.run(
    `insert into api_keys (id, user_id, program, scopes, mark, starts_with, created_at) values ($1, $2, $3, '{}', $4, 'larder_0000', now())`,
    [apiKeyId, userId, word, `mark of ${word}`],
  )
  return { webhookId, messageId, apiKeyId }
}

/** An EDI partner that orders in the name of a user, with a file in its log and a held order. */
export async function addEdiPartner(
  db: Database,
  { userId, word }: { userId: string; word: string },
): Promise<{ partnerId: string; documentId: string; ediOrderId: string }> {
  const [partnerId, documentId, ediOrderId] = [uuidv7(), uuidv7(), uuidv7()]
  await db.run(
    `insert into edi_partners (id, name, folder, qualifier, partner_id, group_id, our_qualifier, our_id, user_id, is_active)
     values ($1, $2, $3, 'ZZ', $2, $2, 'ZZ', 'LARDER', $4, false)`,
    [partnerId, word, word.toLowerCase(), userId],
  )
  await db.run(
    `insert into edi_documents (id, partner, direction, kind, control, state, file_name, hash, content, created_at)
     values ($1, $2, 'in', '850', 1, 'taken', $3, $3, $3, now())`,
    [documentId, partnerId, word],
  )
  await db.run(
    `insert into edi_orders (id, partner, po, content, state, problem, received_at) values ($1, $2, $3, '{}', 'refused', $3, now())`,
    [ediOrderId, partnerId, word],
  )
  return { partnerId, documentId, ediOrderId }
}

import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import type { Seal } from '../seal.ts'
import type { SealedValues } from '../sealed-values.ts'

/** A text message. */
export interface TextMessage {
  /** E.164, such as +17025550143. */
  readonly to: string
  readonly text: string
}

/** What a message's text is sealed for. */
export const smsSeal = 'sms'

/** Calls the delivery when the surrounding transaction commits. */
export const smsChannel = 'larder_sms'

const insert = sql(
  'sms.insert',
  `with added as (
     insert into text_messages (id, to_phone, text_body, is_sealed, give_up_at, next_attempt_at)
     values (:id, :to, :text, :isSealed, :giveUpAt, coalesce(:notBefore, now())))
   select pg_notify('${smsChannel}', '')`,
)

/**
 * PLAT-9: queues a message with the change itself; it leaves by the SMS provider, or shows on the
 * demo's outbox page. Returns its id. `notBefore`: it waits until then.
 */
export async function queueSms(
  db: Queries,
  { to, text }: TextMessage,
  { notBefore = null }: { readonly notBefore?: Date | null } = {},
): Promise<string> {
  const id = uuidv7()
  await db.send(insert({ id, to, text, isSealed: false, giveUpAt: null, notBefore }))
  return id
}

/**
 * The same for a message with a code: it must not stand readable in the database, and is not sent
 * once it is worthless.
 */
export async function queueSecretSms(db: Queries, message: TextMessage, seal: Seal, giveUpAt: Date): Promise<void> {
  await db.send(
    insert({
      id: uuidv7(),
      to: message.to,
      text: seal.seal(message.text, smsSeal),
      isSealed: true,
      giveUpAt,
      notBefore: null,
    }),
  )
}

/** PLAT-12: what has left needs its text no more. */
export const sealedTexts: SealedValues = {
  uses: [smsSeal],
  columns: ['text_messages.text_body'],
  loses: {
    one: 'unsent text message',
    count: 'select count(*) from text_messages where is_sealed and sent_at is null',
  },
  giveUp: ['delete from text_messages where is_sealed and sent_at is null'],
}

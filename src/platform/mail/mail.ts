import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import type { Seal } from '../seal.ts'
import type { SealedValues } from '../sealed-values.ts'

/** A plain-text mail. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** What a mail's text is sealed for. */
export const mailSeal = 'mail'

/** Calls the delivery when the surrounding transaction commits. */
export const mailChannel = 'larder_mail'

const insert = sql(
  'mail.insert',
  `with added as (insert into mails (id, to_address, subject, text_body, is_sealed, give_up_at, next_attempt_at)
     values (:id, :to, :subject, :text, :isSealed, :giveUpAt, coalesce(:notBefore, now())))
   select pg_notify('${mailChannel}', '')`,
)

const insertMany = sql(
  'mail.insert-many',
  `with added as (insert into mails (id, to_address, subject, text_body, is_sealed, next_attempt_at)
     select n.id, n.address, n.subject, n.body, false, coalesce(n.not_before, now())
     from unnest(:ids::uuid[], :addresses::text[], :subjects::text[], :texts::text[], :notBefores::timestamptz[])
       as n (id, address, subject, body, not_before))
   select pg_notify('${mailChannel}', '')`,
)

/**
 * PLAT-9: queues a mail with the change itself; it leaves by SMTP, or shows on the demo's outbox
 * page. Returns its id. `notBefore`: it waits until then.
 */
export async function queueMail(
  db: Queries,
  { to, subject, text }: Mail,
  { notBefore = null, id = uuidv7() }: { readonly notBefore?: Date | null; readonly id?: string } = {},
): Promise<string> {
  await db.send(insert({ id, to, subject, text, isSealed: false, giveUpAt: null, notBefore }))
  return id
}

/** A mail of many, with its id. */
export interface QueuedMail extends Mail {
  readonly id: string
  /** It waits until then. */
  readonly notBefore?: Date | null
}

/** PLAT-9: the same for many mails in one statement. */
export async function queueMails(db: Queries, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return
  await db.send(
    insertMany({
      ids: mails.map(({ id }) => id),
      addresses: mails.map(({ to }) => to),
      subjects: mails.map(({ subject }) => subject),
      texts: mails.map(({ text }) => text),
      notBefores: mails.map(({ notBefore = null }) => notBefore),
    }),
  )
}

/**
 * The same for a mail with a link or a code: it must not stand readable in the database, and is not
 * sent once it has expired.
 */
export async function queueSecretMail(db: Queries, mail: Mail, seal: Seal, giveUpAt: Date): Promise<void> {
  await db.send(
    insert({
      id: uuidv7(),
      to: mail.to,
      subject: mail.subject,
      text: seal.seal(mail.text, mailSeal),
      isSealed: true,
      giveUpAt,
      notBefore: null,
    }),
  )
}

/** PLAT-12: what has left needs its text no more. */
export const sealedMails: SealedValues = {
  uses: [mailSeal],
  columns: ['mails.text_body'],
  loses: { one: 'unsent mail', count: 'select count(*) from mails where is_sealed and sent_at is null' },
  giveUp: ['delete from mails where is_sealed and sent_at is null'],
}

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
  `with added as (insert into mails (id, to_address, subject, text_body, is_sealed, give_up_at)
     values (:id, :to, :subject, :text, :isSealed, :giveUpAt))
   select pg_notify('${mailChannel}', '')`,
)

/**
 * PLAT-9: queues a mail with the change itself; it leaves by SMTP, or shows on the demo's outbox
 * page.
 */
export async function queueMail(db: Queries, mail: Mail): Promise<void> {
  await db.send(
    insert({ id: uuidv7(), to: mail.to, subject: mail.subject, text: mail.text, isSealed: false, giveUpAt: null }),
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

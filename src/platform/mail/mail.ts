import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'

/** A plain-text mail. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Calls the delivery when the surrounding transaction commits. */
export const mailChannel = 'larder_mail'

const insert = sql(
  'mail.insert',
  `with added as (insert into mails (id, to_address, subject, text_body) values ($1, $2, $3, $4))
   select pg_notify('${mailChannel}', '')`,
)

/** PLAT-9: queues a mail with the change itself; it leaves by SMTP, or shows on the demo's outbox page. */
export async function queueMail(db: Queries, mail: Mail): Promise<void> {
  await db.send(insert, [uuidv7(), mail.to, mail.subject, mail.text])
}

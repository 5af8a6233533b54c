import type { Config } from '#platform/config.ts'
import type { Queries } from '#platform/database/database.ts'
import { sealOf } from '#platform/seal.ts'

/**
 * The token of the link in the latest mail to an address, as its reader gets it; undefined without
 * one.
 */
export async function mailedLink(db: Queries, config: Config, to: string): Promise<string | undefined> {
  const mail = await db.maybe<{ text: string; isSealed: boolean }>(
    `select text_body as text, is_sealed as "isSealed" from mails where to_address = $1 order by id desc limit 1`,
    [to],
  )
  if (!mail) return undefined
  const text = mail.isSealed ? sealOf(config).open(mail.text, 'mail') : mail.text
  return /reset-password#([\w-]{43})/.exec(text)?.[1]
}

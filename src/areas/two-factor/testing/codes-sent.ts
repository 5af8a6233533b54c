import type { Queries } from '#platform/database/database.ts'
import { createSeal } from '#platform/seal.ts'
import { smsSeal } from '#platform/sms/sms.ts'

/** The key of tests that read codes. */
export const testSecretKey = 'a key of at least 32 characters, for tests'

/** The codes sent to a number, the latest first, as its owner reads them. */
export async function codesSentTo({ db }: { db: Queries }, phone: string): Promise<string[]> {
  const rows = await db.rows<{ text: string }>(
    'select text_body as text from text_messages where to_phone = $1 and is_sealed order by id desc',
    [phone],
  )
  const seal = createSeal([testSecretKey])
  return rows.map(({ text }) => /\d{6}/.exec(seal.open(text, smsSeal))![0])
}

/** A code that is not this one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

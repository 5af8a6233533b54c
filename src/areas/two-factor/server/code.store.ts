import { createHash, timingSafeEqual } from 'node:crypto'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Seal } from '#platform/seal.ts'

/** What a code is for; it opens nothing else. */
export type CodePurpose = 'enable' | 'change-old' | 'change-new' | 'login' | 'step-up'

/** Whose code, where and what for. */
export interface CodeOwner {
  readonly userId: string
  readonly sessionKey: Buffer
}

/** Seconds between two codes for one account, and to one number (S0 section 9). */
export const resendSeconds = 30

const claim = sql(
  'two-factor.claim-sending',
  `insert into code_sends (key, sent_at) select key, :now from unnest(:keys::text[]) key order by key
   on conflict (key) do update set sent_at = excluded.sent_at where code_sends.sent_at <= :before
   returning key`,
)
const latest = sql(
  'two-factor.latest-sending',
  'select max(sent_at) as "sentAt" from code_sends where key = any(:keys)',
)
const put = sql(
  'two-factor.put-code',
  `insert into second_factor_codes (session_hash, purpose, user_id, phone, code_mark, created_at, expires_at)
   values (:sessionKey, :purpose, :userId, :phone, :mark, :now, :expiresAt)
   on conflict (session_hash, purpose) do update set user_id = excluded.user_id, phone = excluded.phone,
     code_mark = excluded.code_mark, tries = 0, created_at = excluded.created_at, expires_at = excluded.expires_at`,
)
// The try is counted before the code is looked at, under the row's lock: guesses sent together
// share the same few tries.
const countTry = sql(
  'two-factor.count-try',
  `update second_factor_codes set tries = tries + 1
   where session_hash = :sessionKey and purpose = :purpose and user_id = :userId and expires_at > :now
     and tries < :maxTries
   returning phone, code_mark as mark`,
)
const take = sql(
  'two-factor.take-code',
  `delete from second_factor_codes where session_hash = :sessionKey and purpose = :purpose and code_mark = :mark
   returning phone`,
)
const waiting = sql(
  'two-factor.waiting-codes',
  'select purpose, phone from second_factor_codes where session_hash = :sessionKey and user_id = :userId',
)
const removeOld = sql(
  'two-factor.clean-up',
  `with codes as (delete from second_factor_codes where expires_at < :now),
     pending as (delete from pending_authenticators where expires_at < :now)
   delete from code_sends where sent_at < :now::timestamptz - interval '1 hour'`,
)

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Claims the right to send for an account and numbers, named by texts: of calls that race only one
 * gets it. Returns the seconds to wait otherwise.
 */
export async function claimSending(tx: Queries, names: readonly string[], now: Date): Promise<number> {
  const keys = names.map(keyOf)
  const before = new Date(now.getTime() - resendSeconds * 1000)
  const claimed = new Set((await tx.rows<{ key: string }>(claim({ keys, now, before }))).map(({ key }) => key))
  const refused = keys.filter((key) => !claimed.has(key))
  if (refused.length === 0) return 0
  const { sentAt } = await tx.row<{ sentAt: string }>(latest({ keys: refused }))
  return Math.max(1, Math.ceil(resendSeconds - (now.getTime() - Date.parse(sentAt)) / 1000))
}

const marksOf = (seal: Seal, userId: string, purpose: CodePurpose, phone: string, code: string) =>
  seal.marks(JSON.stringify([userId, purpose, phone, code]), 'second-factor-code')

/** Stores a code of a session; the one before it for the same purpose is void. */
export async function putCode(
  tx: Queries,
  seal: Seal,
  { userId, sessionKey }: CodeOwner,
  code: { purpose: CodePurpose; phone: string; text: string; now: Date; expiresAt: Date },
): Promise<void> {
  const [mark] = marksOf(seal, userId, code.purpose, code.phone, code.text)
  await tx.run(
    put({
      sessionKey,
      purpose: code.purpose,
      userId,
      phone: code.phone,
      mark,
      now: code.now,
      expiresAt: code.expiresAt,
    }),
  )
}

/** How a typed code turned out; a right one still has to be taken. */
export type Tried = { readonly outcome: 'right'; readonly mark: string } | { readonly outcome: 'wrong' | 'expired' }

/**
 * AUTH-6: counts a try and compares; unknown, expired and used-up codes are all 'expired'. Not
 * inside a transaction that may be undone.
 */
export async function tryCode(
  db: Queries,
  seal: Seal,
  { userId, sessionKey }: CodeOwner,
  typed: { purpose: CodePurpose; code: string; now: Date; maxTries: number },
): Promise<Tried> {
  const { purpose, code, now, maxTries } = typed
  const row = await db.maybe<{ phone: string; mark: string }>(countTry({ sessionKey, purpose, userId, now, maxTries }))
  if (!row) return { outcome: 'expired' }
  const stored = Buffer.from(row.mark)
  const isRight = marksOf(seal, userId, purpose, row.phone, code).some((mark) => {
    const given = Buffer.from(mark)
    return given.length === stored.length && timingSafeEqual(given, stored)
  })
  return isRight ? { outcome: 'right', mark: row.mark } : { outcome: 'wrong' }
}

/**
 * AUTH-6: single use: of calls that race only one takes it. Returns the number the code was sent
 * to.
 */
export const takeCode = async (
  tx: Queries,
  sessionKey: Buffer,
  purpose: CodePurpose,
  mark: string,
): Promise<string | undefined> => (await tx.maybe<{ phone: string }>(take({ sessionKey, purpose, mark })))?.phone

/** The codes a session waits for. */
export const waitingCodes = (
  db: Queries,
  { userId, sessionKey }: CodeOwner,
): Promise<{ purpose: CodePurpose; phone: string }[]> => db.rows(waiting({ sessionKey, userId }))

/** Deletes codes and secrets that have expired. */
export const forgetOldCodes = (db: Queries, now: Date): Promise<number> => db.run(removeOld({ now }))

import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ChangedPrice, LeftLine } from '../punchout.endpoints.ts'
import type { ReturnedPrices } from '../rules/changed-prices.ts'
import type { ReturnForm } from '../rules/form-of-message.ts'
import { type CallUp, type Reach, type SessionEnd, startMinutes } from '../punchout-session.ts'

/** The stored hash of a token of 256 random bits: the token itself is never stored. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')
const minuteMs = 60_000

/** A session to be started from its start page. */
export interface NewPunchoutSession extends CallUp {
  readonly settingsId: string
  readonly userId: string
  readonly start: { readonly division: string; readonly shipTo: string } | null
  readonly reach: Reach
  readonly groupId: string
  /** In auxiliary ids of its lines. */
  readonly cartKey: string
}

const insert = sql(
  'punchout.insert-session',
  `insert into punchout_sessions (id, settings_id, user_id, operation, buyer_cookie, return_url, return_target,
     buyer_domain, buyer_identity, is_test, is_delivery_fixed, division, ship_to, reach, group_id, selected_part,
     asked_lines, cart_key, start_hash, start_expires_at, created_at, ends_at)
   values (:id, :settingsId, :userId, :operation, :buyerCookie, :returnUrl, :returnTarget, :buyerDomain,
     :buyerIdentity, :isTest, :isDeliveryFixed, :division, :shipTo, :reach, :groupId, :selectedPart, :lines,
     :cartKey, :startHash, :startExpiresAt, :now, :startExpiresAt)`,
)

/** Writes a session and returns its id with the token of its start page, which is nowhere else. */
export async function insertSession(
  db: Queries,
  { buyer, start, lines, shipTo: _named, ...session }: NewPunchoutSession,
  now: Date,
): Promise<{ sessionId: string; startToken: string }> {
  const [sessionId, startToken] = [uuidv7(), newToken()]
  await db.run(
    insert({
      ...session,
      id: sessionId,
      buyerDomain: buyer.domain,
      buyerIdentity: buyer.identity,
      division: start?.division ?? null,
      shipTo: start?.shipTo ?? null,
      lines: JSON.stringify(lines),
      startHash: hashOf(startToken),
      startExpiresAt: new Date(now.getTime() + startMinutes * minuteMs),
      now,
    }),
  )
  return { sessionId, startToken }
}

// Of openings at once one finds it unopened (security 50).
const open = sql(
  'punchout.open-session',
  `update punchout_sessions ps set token_hash = :tokenHash, opened_at = :now, last_seen_at = :now, ends_at = :endsAt
   from punchout_settings p join users u on u.id = p.user_id
   where ps.start_hash = :startHash and ps.opened_at is null and ps.ended_at is null and ps.start_expires_at > :now
     and p.id = ps.settings_id and p.secret_created_on <= ps.created_at and u.is_active
   returning ps.id, ps.selected_part as "selectedPart", ps.operation, ps.division, ps.ship_to as "shipTo",
     ps.user_id as "userId"`,
)

/** A session whose start page was opened just now. */
export interface OpenedSession {
  readonly id: string
  readonly userId: string
  readonly operation: CallUp['operation']
  readonly selectedPart: string
  readonly division: string | null
  readonly shipTo: string | null
}

/** Opens a start page, once, and returns the token of the session's cookie. */
export async function openSession(
  db: Queries,
  startToken: string,
  { now, hours }: { now: Date; hours: number },
): Promise<{ session: OpenedSession; token: string } | undefined> {
  const token = newToken()
  const endsAt = new Date(now.getTime() + hours * 60 * minuteMs)
  const session = await db.maybe<OpenedSession>(
    open({ startHash: hashOf(startToken), tokenHash: hashOf(token), now, endsAt }),
  )
  return session && { session, token }
}

const wasOpened = sql(
  'punchout.was-opened-here',
  `select exists (select from punchout_sessions where start_hash = :startHash and token_hash = :tokenHash
     and ended_at is null and ends_at > :now) as "isHere"`,
)

/** Whether the session of this cookie came from this start page: its visit is repeated. */
export const wasOpenedHere = async (db: Queries, startToken: string, token: string, now: Date): Promise<boolean> =>
  (await db.row<{ isHere: boolean }>(wasOpened({ startHash: hashOf(startToken), tokenHash: hashOf(token), now })))
    .isHere

const end = sql(
  'punchout.end-session',
  `update punchout_sessions set ended_at = :now, end_kind = :endKind
   where token_hash = :tokenHash and ended_at is null`,
)

/** Ends the session of a cookie; one that is over, and none, are no error. */
export const endSession = (db: Queries, token: string, endKind: SessionEnd, now: Date): Promise<void> =>
  db.send(end({ tokenHash: hashOf(token), endKind, now }))

const touch = sql('punchout.touch-session', 'update punchout_sessions set last_seen_at = :now where id = :id')

/** Notes that a session is used. */
export const touchSession = (db: Queries, id: string, now: Date): Promise<void> => db.send(touch({ id, now }))

/** What a session was asked for, as its return needs it. */
export interface SessionToReturn extends Pick<
  CallUp,
  'operation' | 'buyerCookie' | 'returnUrl' | 'returnTarget' | 'isTest'
> {
  readonly id: string
  readonly settingsId: string
  readonly buyerDomain: string
  readonly buyerIdentity: string
  readonly cartKey: string | null
  readonly lines: CallUp['lines']
  readonly rebuiltCartId: string | null
  readonly leftLines: LeftLine[]
  readonly changedPrices: ChangedPrice[]
  /** Its cart, or nothing, is on its way back. */
  readonly isReturned: boolean
}

const toReturn = sql(
  'punchout.session-to-return',
  `select id, settings_id as "settingsId", operation, buyer_cookie as "buyerCookie", return_url as "returnUrl",
     return_target as "returnTarget", is_test as "isTest", buyer_domain as "buyerDomain",
     buyer_identity as "buyerIdentity", cart_key as "cartKey", asked_lines as lines,
     rebuilt_cart_id as "rebuiltCartId", left_lines as "leftLines", changed_prices as "changedPrices", return_form is not null as "isReturned"
   from punchout_sessions where id = :id for update`,
)

/** A session that is about to change, locked until the transaction ends. */
export const lockSession = (tx: Queries, id: string): Promise<SessionToReturn> => tx.row(toReturn({ id }))

const keep = sql(
  'punchout.keep-return',
  'update punchout_sessions set return_form = :form, returned_prices = :prices where id = :id and return_form is null',
)

/** Keeps what the browser is to post to the buyer's system, and the prices in it. */
export const keepReturn = (tx: Queries, id: string, form: ReturnForm, prices: ReturnedPrices): Promise<void> =>
  tx.send(keep({ id, form: JSON.stringify(form), prices: JSON.stringify(prices) }))

const former = sql(
  'punchout.former-prices',
  `select returned_prices as prices from punchout_sessions
   where settings_id = :settingsId and cart_key = :cartKey and id <> :id and end_kind = 'returned'
     and returned_prices is not null
   order by created_at desc limit 1`,
)

/** The prices at which the cart of a session went back the last time. */
export const formerPrices = async (
  tx: Queries,
  { id, settingsId, cartKey }: Pick<SessionToReturn, 'id' | 'settingsId' | 'cartKey'>,
): Promise<ReturnedPrices> =>
  cartKey === null
    ? {}
    : ((await tx.maybe<{ prices: ReturnedPrices }>(former({ id, settingsId, cartKey })))?.prices ?? {})

const rebuilt = sql(
  'punchout.note-rebuilt',
  `update punchout_sessions set rebuilt_cart_id = :cartId, left_lines = :leftLines, changed_prices = :changed
   where id = :id`,
)

/** Notes the cart of the lines the buyer came for, those that are not in it, and other prices. */
export const noteRebuilt = (
  tx: Queries,
  id: string,
  cartId: string,
  leftLines: readonly LeftLine[],
  changed: readonly ChangedPrice[],
): Promise<void> =>
  tx.send(rebuilt({ id, cartId, leftLines: JSON.stringify(leftLines), changed: JSON.stringify(changed) }))

// Of two openings of the page one posts the form.
const show = sql(
  'punchout.show-return',
  `update punchout_sessions set return_shown_at = :now, ended_at = :now,
     end_kind = case when return_form->>'isLeft' = 'true' then 'left' else 'returned' end
   where token_hash = :tokenHash and return_form is not null and return_shown_at is null and ended_at is null
   returning return_form as form`,
)

/** Ends the session of a cookie and returns what to post, once. */
export const takeReturn = async (db: Queries, token: string, now: Date): Promise<ReturnForm | undefined> =>
  (await db.maybe<{ form: ReturnForm }>(show({ tokenHash: hashOf(token), now })))?.form

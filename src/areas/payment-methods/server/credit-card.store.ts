import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ProcessorCard } from '#platform/payments/card-processor.ts'
import type { CardEntry } from '../rules/accept-card.ts'

/** A card may be typed in for so long. */
export const cardEntryMinutes = 10

const start = sql(
  'payment-methods.start-entry',
  `insert into card_entries (reference, user_id, session_key, expires_at)
   values (:reference, :userId, :sessionKey, :expiresAt)`,
)
const load = sql(
  'payment-methods.entry',
  `select user_id as "userId", session_key = :sessionKey as "isOfThisSession", expires_at <= :now as "isOver",
     used_at is not null as "isUsed"
   from card_entries where reference = :reference`,
)
const claim = sql(
  'payment-methods.use-entry',
  'update card_entries set used_at = :now where reference = :reference and used_at is null and expires_at > :now',
)
const forget = sql('payment-methods.forget-entries', 'delete from card_entries where expires_at < :expiredBefore')

/** Notes to whom a token is issued, in which session, and until when. */
export const startEntry = (
  db: Queries,
  entry: { reference: string; userId: string; sessionKey: Buffer; expiresAt: Date },
): Promise<number> =>
  db.run(
    start({
      reference: entry.reference,
      userId: entry.userId,
      sessionKey: entry.sessionKey,
      expiresAt: entry.expiresAt,
    }),
  )

/** The state of the entry for this session; an unknown reference has none. */
export const entryOf = async (
  db: Queries,
  reference: string | undefined,
  sessionKey: Buffer,
  now: Date,
): Promise<CardEntry | undefined> =>
  reference && /^[0-9a-f-]{36}$/.test(reference) ? db.maybe(load({ reference, sessionKey, now })) : undefined

/** Uses the entry up; false when somebody was faster. */
export const useEntry = async (tx: Queries, reference: string, now: Date): Promise<boolean> =>
  (await tx.run(claim({ reference, now }))) === 1

/** Entries that ended more than a day ago are of no use to anybody. */
export const forgetOldEntries = (db: Queries, now: Date): Promise<number> =>
  db.run(forget({ expiredBefore: new Date(now.getTime() - 86_400_000) }))

const insert = sql(
  'payment-methods.insert-card',
  `insert into credit_cards (method_id, cc_type, cc_last_four, expires, uta_customer_id, uta_token_id)
   values (:methodId, :ccType, :ccNoLastFour, :expires, :utaCustomerId, :utaTokenId)`,
)
const token = sql(
  'payment-methods.card-token',
  'select uta_token_id as "utaTokenId" from credit_cards where method_id = :methodId',
)
const known = sql(
  'payment-methods.known-card',
  `select m.owner_id = :userId as "isMine" from credit_cards k join payment_methods m on m.id = k.method_id
   where k.uta_token_id = :utaTokenId`,
)

/** What is kept of a card. */
type CardFacts = Pick<ProcessorCard, 'ccType' | 'ccNoLastFour' | 'expires' | 'utaCustomerId'>

/** A new card: what the processor says of it. */
export const insertCard = (tx: Queries, id: string, utaTokenId: string, card: CardFacts): Promise<void> =>
  tx.send(
    insert({
      methodId: id,
      ccType: card.ccType,
      ccNoLastFour: card.ccNoLastFour,
      expires: card.expires,
      utaCustomerId: card.utaCustomerId,
      utaTokenId,
    }),
  )

/** What the processor knows the card by. */
export const tokenOfCard = async (tx: Queries, id: string): Promise<string> =>
  (await tx.row<{ utaTokenId: string }>(token({ methodId: id }))).utaTokenId

/** Whether this card is saved already, and whose it is. */
export const knownCard = (db: Queries, utaTokenId: string, userId: string): Promise<{ isMine: boolean } | undefined> =>
  db.maybe(known({ utaTokenId, userId }))

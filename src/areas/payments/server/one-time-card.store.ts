import { forgetCard, type MethodForPayment } from '#areas/payment-methods/server/public.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ProcessorCard } from '#platform/payments/card-processor.ts'

/** A card that pays once: what the processor says of it. */
export interface OneTimeCard extends Pick<ProcessorCard, 'ccType' | 'ccNoLastFour' | 'expires'> {
  readonly utaTokenId: string
}

/** The card as a payment's method, under an id of its own. */
export const methodOfCard = (id: string, { ccType, ccNoLastFour, expires }: OneTimeCard): MethodForPayment => ({
  id,
  kind: 'card',
  description: 'Used once',
  accountType: 'P',
  accountNoLastFour: '',
  ccType,
  ccNoLastFour,
  expires,
  unusableBecause: null,
})

const insert = sql(
  'payments.insert-one-time-card',
  `insert into one_time_cards (id, payment_id, uta_token_id, cc_type, cc_last_four, expires)
   values (:id, :paymentId, :utaTokenId, :ccType, :ccNoLastFour, :expires)`,
)

/** Keeps the card until the outcome of its payment is known. */
export const insertOneTimeCard = (tx: Transaction, id: string, paymentId: string, card: OneTimeCard): Promise<void> =>
  tx.send(
    insert({
      id,
      paymentId,
      utaTokenId: card.utaTokenId,
      ccType: card.ccType,
      ccNoLastFour: card.ccNoLastFour,
      expires: card.expires,
    }),
  )

const find = sql(
  'payments.one-time-card',
  `select id, uta_token_id as "utaTokenId", cc_type as "ccType", cc_last_four as "ccNoLastFour", expires
   from one_time_cards where payment_id = :paymentId and uta_token_id is not null`,
)

/** The card of a payment that has one of its own. */
export const oneTimeCardOf = (
  db: Queries,
  paymentId: string,
): Promise<(OneTimeCard & { readonly id: string }) | undefined> => db.maybe(find({ paymentId }))

const forget = sql(
  'payments.forget-one-time-card',
  `update one_time_cards k set uta_token_id = null
   from one_time_cards before
   where k.payment_id = :paymentId and before.id = k.id and k.uta_token_id is not null
   returning before.uta_token_id as "utaTokenId"`,
)

/** Deletes what stands for the card here, and returns it. */
export const closeOneTimeCard = (
  tx: Transaction,
  paymentId: string,
): Promise<{ readonly utaTokenId: string } | undefined> => tx.maybe(forget({ paymentId }))

/** Deletes what stands for the card, here and at the processor. */
export async function forgetOneTimeCard(tx: Transaction, paymentId: string): Promise<void> {
  const card = await closeOneTimeCard(tx, paymentId)
  if (card) await forgetCard(tx, card.utaTokenId)
}

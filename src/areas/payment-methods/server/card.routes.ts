import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { Refused } from '#kit/decision.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { countAttempt } from '#platform/rate-limits/rate-limit.ts'
import { createCardToken, saveCc, updateCc } from '../payment-methods.endpoints.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'
import { acceptCard } from '../rules/accept-card.ts'
import { cardFailed } from '../rules/read-card-message.ts'
import { askProcessor } from './ask-processor.ts'
import { chooseCoverage } from './choose-coverage.ts'
import { cardEntryMinutes, entryOf, insertCard, knownCard, startEntry, useEntry } from './credit-card.store.ts'
import { changeMethod, holdMethod, insertMethod } from './payment-method.store.ts'

const added = { response: 'y' as const, message: 'Credit card added successfully' }

/**
 * PROFILE-6, security 25: a token for this session, good once and for minutes; ten an hour, whoever
 * pays for them.
 */
export const createCardTokenHandler = handle(createCardToken, async (call) => {
  const { db, caller, services, now, reply, request } = call
  const { actor, sessionKey } = caller
  const limit = { max: services.config.constants.maxCardEntries, windowMinutes: 60 }
  const attempt = await countAttempt(db, `card-entry:${actor.realUserId}`, limit, now)
  if (!attempt.allowed) {
    void reply.header('retry-after', String(attempt.retryAfterSeconds))
    throw new Refused(paymentMethodRefusals.too_many_card_entries)
  }
  const reference = randomUUID()
  const expiresAt = new Date(now.getTime() + cardEntryMinutes * 60_000)
  await startEntry(db, { reference, userId: actor.userId, sessionKey, expiresAt })
  // The server has refused foreign origins already; a portal under two names embeds the page under
  // the one that asks.
  const returnOrigin = new URL(request.headers.origin ?? services.config.publicUrl).origin
  const { token, ccUrl } = await askProcessor(services, (processor) =>
    processor.startEntry({ reference, customer: actor.userId, returnOrigin, minutes: cardEntryMinutes }),
  )
  return { response: token, ccUrl }
})

/**
 * PROFILE-6, security 23 to 25: saved is what the processor, asked by us, accepted for this
 * customer and session.
 */
export const saveCcHandler = handle(saveCc, async (call) => {
  const { db, body, caller, services, now, address } = call
  const { actor, sessionKey } = caller
  const { utaTokenId } = body
  const known = await knownCard(db, utaTokenId, actor.userId)
  // The answer was lost and the browser asks again: it is saved.
  if (known?.isMine) return added
  const card = known ? undefined : await askProcessor(services, (processor) => processor.cardOf(utaTokenId))
  const entry = await entryOf(db, card?.reference, sessionKey, now)
  const decision = acceptCard(actor.userId, body.utaCustomerId, entry, card)
  if (!decision.allowed || !card) {
    services.log.warn({ userId: actor.userId, entryOf: entry?.userId }, 'a card token was refused')
    const details = { isKnown: known !== undefined, isOthers: known !== undefined || card?.customer !== actor.userId }
    await audit(db, { actor, action: 'card-token.refuse', entity: `user:${actor.userId}`, details, address })
    throw new Refused(decision.allowed ? paymentMethodRefusals.card_entry_ended : decision.refusal)
  }
  if (!decision.value.isAccepted) {
    await useEntry(db, card.reference, now)
    return { response: 'n' as const, message: card.message || cardFailed }
  }
  const id = uuidv7()
  await db.inTransaction(async (tx) => {
    const coverage = await chooseCoverage(tx, actor, null, body)
    if (!(await useEntry(tx, card.reference, now))) throw new Refused(paymentMethodRefusals.card_entry_ended)
    await insertMethod(tx, { id, kind: 'card', ownerId: actor.userId, description: body.description }, coverage)
    await insertCard(tx, id, utaTokenId, card)
    await audit(tx, { actor, action: 'payment-method.add', entity: `payment-method:${id}`, details: coverage, address })
  })
  return added
})

/** PROFILE-6: words and bill-tos of a card; the card itself is only ever replaced by another. */
export const updateCcHandler = handle(updateCc, async ({ db, body, caller, now, address }) => {
  const { actor } = caller
  const id = body.paymentSettingsId
  await db.inTransaction(async (tx) => {
    const method = await holdMethod(tx, actor.userId, id, 'card')
    if (!method) throw new Refused(paymentMethodRefusals.method_not_found)
    const coverage = await chooseCoverage(tx, actor, method, body)
    await changeMethod(tx, id, body.description, coverage, now)
    const details = coverage
    await audit(tx, { actor, action: 'payment-method.change', entity: `payment-method:${id}`, details, address })
  })
  return { response: 'y' as const, message: 'Credit card updated successfully' }
})

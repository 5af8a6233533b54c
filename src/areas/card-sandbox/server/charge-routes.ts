import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CardCharge, CardRefund } from '#platform/payments/card-processor.ts'
import { decideCharge } from '../rules/decide-charge.ts'
import type { ChargePlan } from '../test-cards.ts'
import type { CardLedger, ChargeMovement } from './card-ledger.ts'
import type { ChargeReporter } from './report-charge.ts'
import type { SandboxStore } from './sandbox-store.ts'

const key = z.string().min(1).max(100)
const amountCents = z.number().int().positive().max(99_999_999)
const charging = z.object({ key, utaTokenId: z.string().max(100), amountCents, reference: z.string().min(1).max(40) })
const refunding = z.object({ key, chargeKey: key, amountCents })

/** A response that takes longer than any client waits. */
const slowMs = 15_000

/** What the routes of charges are made of. */
export interface ChargeParts {
  readonly store: SandboxStore
  readonly ledger: CardLedger
  readonly reporter: ChargeReporter
  readonly merchantOnly: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/**
 * BILL-3: charges, voids and refunds of the sandbox, each once for its key. The ledger is written
 * before the response, in one step of the event loop: two requests at once find each other's line.
 */
export function addChargeRoutes(app: FastifyInstance, { store, ledger, reporter, merchantOnly }: ChargeParts): void {
  const failedOnce = new Set<string>()
  const refuse = (reply: FastifyReply, code: string, status = 422) => reply.code(status).send({ code })
  const chargeNow = (each: ChargeMovement): CardCharge => ({
    key: each.key,
    reference: each.reference,
    amountCents: each.amountCents,
    state: ledger.isVoided(each.key) ? 'voided' : each.state,
    reason: each.reason,
    refundedCents: ledger.refundedOf(each.key),
    at: each.at,
  })
  const closed = (closedKey: string): CardCharge => ({
    key: closedKey,
    reference: '',
    amountCents: 0,
    state: 'voided',
    reason: '',
    refundedCents: 0,
    at: new Date().toISOString(),
  })

  app.post('/v1/charges', { onRequest: merchantOnly }, async (request, reply) => {
    const asked = charging.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ code: 'not_a_charge' })
    const { data } = asked
    const card = store.cardOf(data.utaTokenId)
    const plan: ChargePlan = card?.plan ?? 'approve'
    if (plan === 'slow') await sleep(slowMs, undefined, { ref: false })
    if (plan === 'errorBefore' && !failedOnce.has(data.key)) {
      failedOnce.add(data.key)
      return reply.code(500).send({ message: 'Not now' })
    }
    const before = ledger.chargeOf(data.key)
    if (before) return isSame(before, data) ? chargeNow(before) : refuse(reply, 'key_used_for_another_charge', 409)
    // Given up before it arrived: it charges nothing.
    if (ledger.isVoided(data.key)) return closed(data.key)
    if (!card) return refuse(reply, 'card_unknown')
    const at = new Date().toISOString()
    const movement: ChargeMovement = {
      kind: 'charge',
      ...data,
      ...decideCharge(plan, card.expires, at.slice(0, 7)),
      at,
    }
    ledger.add(movement)
    await reporter.report(chargeNow(movement), plan)
    if (plan === 'errorAfter') return reply.code(500).send({ message: 'Something went wrong' })
    if (plan === 'answerLost') {
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    }
    return chargeNow(movement)
  })

  app.get<{ Params: { key: string } }>('/v1/charges/:key', { onRequest: merchantOnly }, async (request, reply) => {
    const charge = ledger.chargeOf(request.params.key)
    if (charge) return chargeNow(charge)
    return ledger.isVoided(request.params.key) ? closed(request.params.key) : refuse(reply, 'charge_unknown', 404)
  })

  app.post<{ Params: { key: string } }>(
    '/v1/charges/:key/void',
    { onRequest: merchantOnly },
    async (request, reply) => {
      const charge = ledger.chargeOf(request.params.key)
      if (charge?.state === 'declined') return chargeNow(charge)
      if (charge && ledger.refundedOf(charge.key) > 0) return refuse(reply, 'charge_was_refunded')
      if (!ledger.isVoided(request.params.key))
        ledger.add({ kind: 'void', key: request.params.key, at: new Date().toISOString() })
      return charge ? chargeNow(charge) : closed(request.params.key)
    },
  )

  app.post('/v1/refunds', { onRequest: merchantOnly }, async (request, reply) => {
    const asked = refunding.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ code: 'not_a_refund' })
    const { data } = asked
    const before = ledger.refundOf(data.key)
    if (before) {
      const isRepeat = before.chargeKey === data.chargeKey && before.amountCents === data.amountCents
      return isRepeat ? refundNow(before) : refuse(reply, 'key_used_for_another_refund', 409)
    }
    const charge = ledger.chargeOf(data.chargeKey)
    if (!charge || charge.state !== 'approved') return refuse(reply, 'charge_unknown')
    if (ledger.isVoided(charge.key)) return refuse(reply, 'charge_was_voided')
    if (ledger.refundedOf(charge.key) + data.amountCents > charge.amountCents) return refuse(reply, 'more_than_charged')
    const movement = { kind: 'refund' as const, ...data, at: new Date().toISOString() }
    ledger.add(movement)
    return refundNow(movement)
  })

  app.get<{ Params: { key: string } }>('/v1/refunds/:key', { onRequest: merchantOnly }, async (request, reply) => {
    const refund = ledger.refundOf(request.params.key)
    return refund ? refundNow(refund) : refuse(reply, 'refund_unknown', 404)
  })
}

const refundNow = ({ key: refundKey, chargeKey, amountCents, at }: CardRefund): CardRefund => ({
  key: refundKey,
  chargeKey,
  amountCents,
  at,
})

const isSame = (before: ChargeMovement, data: z.output<typeof charging>): boolean =>
  before.utaTokenId === data.utaTokenId &&
  before.amountCents === data.amountCents &&
  before.reference === data.reference

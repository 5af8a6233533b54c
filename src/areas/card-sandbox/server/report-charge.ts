import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { reportHeaders } from '#platform/payments/card-report.ts'
import { signatureOf } from '#platform/sign-message.ts'
import type { CardCharge } from '#platform/payments/card-processor.ts'
import type { ChargePlan } from '../test-cards.ts'

/** Where the merchant receives reports, and what they are signed with. */
export interface Webhook {
  readonly url: string
  readonly secret: string
}

const attempts = 5
const lateMs = 60_000

/** BILL-3: reports charges to the merchant, each until it is accepted or five times. */
export function reporterOf(webhook: Webhook | undefined) {
  const ending = new AbortController()
  const deliver = async (messageId: string, charge: CardCharge): Promise<boolean> => {
    if (!webhook) return true
    const body = JSON.stringify({ messageId, charge })
    const timestamp = new Date().toISOString()
    const answer = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/vnd.card-report+json',
        [reportHeaders.timestamp]: timestamp,
        [reportHeaders.signature]: signatureOf(webhook.secret, timestamp, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(10_000)]),
    }).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.ok ?? false
  }
  const report = async (charge: CardCharge, messageId: string = randomUUID()): Promise<void> => {
    for (let attempt = 1; attempt <= attempts && !ending.signal.aborted; attempt++) {
      if (await deliver(messageId, charge)) return
      await sleep(1000 * 2 ** attempt, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }
  return {
    /** Reports as the plan of the card says; resolves when the response may follow. */
    report: async (charge: CardCharge, plan: ChargePlan): Promise<void> => {
      const messageId = randomUUID()
      if (plan === 'reportedFirst') return report(charge)
      if (plan === 'reportedLate')
        void sleep(lateMs, undefined, { signal: ending.signal, ref: false }).then(
          () => report(charge),
          () => undefined,
        )
      else void report(charge, messageId)
      if (plan === 'reportedTwice') void report(charge)
      if (plan === 'deliveredTwice') void deliver(messageId, charge)
    },
    stop: () => ending.abort(),
  }
}

/** What reports charges. */
export type ChargeReporter = ReturnType<typeof reporterOf>

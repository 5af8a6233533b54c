import { z } from 'zod'
import type { Config } from '../config.ts'
import { type CardProcessor, ProcessorAway, ProcessorRefused } from './card-processor.ts'

const usualTimeoutMs = 10_000

const entry = z.object({ token: z.string().min(1), ccUrl: z.url() })
const card = z.object({
  status: z.string(),
  reference: z.string(),
  customer: z.string(),
  utaCustomerId: z.string(),
  ccType: z.string(),
  ccNoLastFour: z.string().regex(/^\d{4}$/),
  expires: z.string().regex(/^\d{4}-\d{2}$/),
  message: z.string().max(300),
})

const cents = z.number().int().nonnegative()
/** A charge as the processor reports it, in responses and in webhooks. */
export const cardCharge = z.object({
  key: z.string(),
  reference: z.string(),
  amountCents: cents,
  state: z.enum(['approved', 'declined', 'voided']),
  reason: z.string().max(300),
  refundedCents: cents,
  at: z.iso.datetime(),
})
const cardRefund = z.object({ key: z.string(), chargeKey: z.string(), amountCents: cents, at: z.iso.datetime() })
const refusal = z.object({ code: z.string().max(100) })

/**
 * The processor at PAYMENTS_URL (`https://key:secret@host/…`), or undefined: then there are no card
 * payments.
 */
export function cardProcessorOf(
  { paymentsUrl }: Pick<Config['outside'], 'paymentsUrl'>,
  timeoutMs = usualTimeoutMs,
): CardProcessor | undefined {
  if (!paymentsUrl) return undefined
  const ask = askerOf(new URL(paymentsUrl), timeoutMs)
  const found = async <T>(schema: z.ZodType<T>, path: string): Promise<T | undefined> => {
    const answer = await ask('GET', path)
    return answer === undefined ? undefined : understood(schema, answer)
  }
  return {
    startEntry: async (request) => entry.parse(await ask('POST', 'v1/card-entries', request)),
    cardOf: async (utaTokenId) => {
      const answer = await ask('GET', `v1/cards/${encodeURIComponent(utaTokenId)}`)
      return answer === undefined ? undefined : card.parse(answer)
    },
    forget: async (utaTokenId) => void (await ask('DELETE', `v1/cards/${encodeURIComponent(utaTokenId)}`)),
    charge: async (request) => understood(cardCharge, await ask('POST', 'v1/charges', request)),
    chargeOf: (key) => found(cardCharge, `v1/charges/${encodeURIComponent(key)}`),
    voidCharge: async (key) =>
      understood(cardCharge, await ask('POST', `v1/charges/${encodeURIComponent(key)}/void`, {})),
    refund: async (request) => understood(cardRefund, await ask('POST', 'v1/refunds', request)),
    refundOf: (key) => found(cardRefund, `v1/refunds/${encodeURIComponent(key)}`),
  }
}

/** An answer that makes no sense says nothing about what was done. */
function understood<T>(schema: z.ZodType<T>, answer: unknown): T {
  const read = schema.safeParse(answer)
  if (!read.success) throw new ProcessorAway('The card processor returned something not understood')
  return read.data
}

/**
 * Calls the processor; undefined for 404. Errors are reported without what was sent or received.
 */
function askerOf(home: URL, timeoutMs: number) {
  const key = Buffer.from(`${decodeURIComponent(home.username)}:${decodeURIComponent(home.password)}`)
  const base = `${home.origin}${home.pathname.replace(/(?<!\/)\/*$/, '/')}`
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(base + path, {
      method,
      headers: {
        authorization: `Basic ${key.toString('base64')}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined)
    if (!answer) throw new ProcessorAway('The card processor does not answer')
    if (answer.status === 404) return undefined
    if (answer.status === 409 || answer.status === 422) {
      const { success, data } = refusal.safeParse(await answer.json().catch(() => undefined))
      if (success) throw new ProcessorRefused(data.code)
    }
    if (!answer.ok) throw new ProcessorAway(`The card processor returned ${answer.status}`)
    if (answer.status === 204) return null
    return answer.json().catch(() => {
      throw new ProcessorAway('The card processor returned a body that is not JSON')
    })
  }
}

/**
 * The origin of the processor's page as browsers reach it: all that frames and their forms may talk
 * to.
 */
export function cardPageOriginOf({ paymentsUrl, paymentsPageUrl }: Config['outside']): string | undefined {
  const url = paymentsPageUrl ?? paymentsUrl
  return url && new URL(url).origin
}

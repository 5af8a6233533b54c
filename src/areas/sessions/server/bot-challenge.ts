import { randomBytes } from 'node:crypto'
import { Refused } from '#kit/decision.ts'
import type { Config } from '#platform/config.ts'
import type { Services } from '#platform/services.ts'
import { sealOf } from '#platform/seal.ts'
import { sessionRefusals } from '../sessions.refusals.ts'

/**
 * Distinguishes people from programs: a caller with a token has passed. Each token is valid for one
 * attempt, which the store enforces.
 */
export interface BotChallenge {
  readonly provider: 'turnstile' | 'local'
  /** True when the token is genuine and not expired; throws when that cannot be checked. */
  check(token: string, from: { address: string; now: Date }): Promise<boolean>
}

/** Timeout of one request to the provider, in milliseconds. */
const timeoutMs = 8_000
/** Minutes a token of the stand-in is valid; Turnstile's are valid as long. */
const localMinutes = 5
const purpose = 'bot-challenge'

/** AUTH-1: Cloudflare Turnstile where it is configured, our own stand-in otherwise. */
export const botChallengeOf = ({ config, log }: Pick<Services, 'config' | 'log'>): BotChallenge => {
  const { turnstileSecret, turnstileUrl } = config.outside
  if (turnstileSecret) return turnstile({ secret: turnstileSecret, url: turnstileUrl, log })
  return {
    provider: 'local',
    check: async (token, { now }) => {
      try {
        return Number(sealOf(config).open(token, purpose).split('.')[0]) > now.getTime()
      } catch {
        return false
      }
    },
  }
}

/** A token of the stand-in: it only proves that the page was opened here recently. */
export const localToken = (config: Config, now: Date): string =>
  sealOf(config).seal(`${now.getTime() + localMinutes * 60_000}.${randomBytes(12).toString('base64url')}`, purpose)

/** Asks Cloudflare, server to server. A repeated request is recognised by its key. */
function turnstile({ secret, url, log }: { secret: string; url: string; log: Services['log'] }): BotChallenge {
  const ask = async (body: object): Promise<boolean> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status >= 500) throw new Error(`Turnstile answered ${answer.status}`)
    return ((await answer.json()) as { success?: unknown }).success === true
  }
  return {
    provider: 'turnstile',
    check: async (token, { address }) => {
      const question = { secret, response: token, remoteip: address, idempotency_key: crypto.randomUUID() }
      try {
        return await ask(question).catch(() => ask(question))
      } catch (error) {
        log.warn({ err: error }, 'the bot challenge cannot be checked')
        throw new Refused(sessionRefusals.challenge_unavailable)
      }
    },
  }
}

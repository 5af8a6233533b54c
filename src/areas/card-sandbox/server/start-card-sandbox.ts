import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { addressHere, listenFrom, nameBeside } from '#platform/http/listen-beside.ts'
import { openCardLedger } from './card-ledger.ts'
import { reporterOf } from './report-charge.ts'
import { createSandboxApp } from './sandbox-app.ts'
import { openSandboxStore } from './sandbox-store.ts'

/** A running sandbox: where it is, and its end. */
export interface CardSandbox {
  /** What its reports are signed with. */
  readonly webhookSecret: string
  /** Key and secret included, for the server. */
  readonly paymentsUrl: string
  /** For browsers. */
  readonly pageUrl: string
  stop(): Promise<void>
}

/**
 * PROFILE-6: starts the demo's card processor beside the portal, on the next free port when its own
 * is taken.
 */
export async function startCardSandbox(
  config: Pick<Config, 'port' | 'host' | 'publicUrl' | 'dataDir' | 'cardSandboxPort'> & {
    outside: Pick<Config['outside'], 'paymentsPageUrl' | 'paymentsWebhookSecret'>
  },
  /** `webhookUrl`: where outcomes of charges are reported; absent, they are only asked for. */
  options: { isSlow?: boolean; isKept?: boolean; webhookUrl?: string } = {},
): Promise<CardSandbox> {
  const { isSlow = true, isKept = true } = options
  const secret = randomBytes(24).toString('base64url')
  const webhookSecret = config.outside.paymentsWebhookSecret ?? randomBytes(24).toString('base64url')
  const { webhookUrl } = options
  const reporter = reporterOf(webhookUrl === undefined ? undefined : { url: webhookUrl, secret: webhookSecret })
  const kept = (name: string) => (isKept ? join(config.dataDir, name) : undefined)
  let origin = ''
  const app = await createSandboxApp({
    store: openSandboxStore(kept('card-sandbox.json')),
    ledger: openCardLedger(kept('card-ledger.jsonl')),
    reporter,
    key: 'larder',
    secret,
    origin: () => origin,
    isSlow,
  })
  const wanted = config.cardSandboxPort || (config.port === 0 ? 0 : config.port + 100)
  const port = await listenFrom(wanted, async (at) => {
    await app.listen({ port: at, host: config.host })
    const [address] = app.addresses()
    return typeof address === 'object' ? address.port : at
  })
  origin = new URL(config.outside.paymentsPageUrl ?? `http://${nameBeside(config.publicUrl)}:${port}`).origin
  return {
    paymentsUrl: addressHere({ host: config.host, port }).replace('//', `//larder:${secret}@`),
    pageUrl: origin,
    webhookSecret,
    stop: () => {
      reporter.stop()
      return app.close()
    },
  }
}

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { createSandboxApp } from './sandbox-app.ts'
import { openSandboxStore } from './sandbox-store.ts'

/** A running sandbox: where it is, and its end. */
export interface CardSandbox {
  /** Key and secret included, for the server. */
  readonly paymentsUrl: string
  /** For browsers. */
  readonly pageUrl: string
  stop(): Promise<void>
}

/** How many ports are tried. */
const maxSteps = 20

/**
 * PROFILE-6: starts the demo's card processor beside the portal, on the next free port when its own
 * is taken.
 */
export async function startCardSandbox(
  config: Pick<Config, 'port' | 'host' | 'publicUrl' | 'dataDir' | 'cardSandboxPort'> & {
    outside: Pick<Config['outside'], 'paymentsPageUrl'>
  },
  options: { isSlow?: boolean; isKept?: boolean } = {},
): Promise<CardSandbox> {
  const { isSlow = true, isKept = true } = options
  const secret = randomBytes(24).toString('base64url')
  let origin = ''
  const app = await createSandboxApp({
    store: openSandboxStore(isKept ? join(config.dataDir, 'card-sandbox.json') : undefined),
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
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  return {
    paymentsUrl: `http://larder:${secret}@${host.includes(':') ? `[${host}]` : host}:${port}`,
    pageUrl: origin,
    stop: () => app.close(),
  }
}

async function listenFrom(wanted: number, listen: (port: number) => Promise<number>): Promise<number> {
  for (let step = 0; ; step++) {
    try {
      return await listen(wanted === 0 ? 0 : wanted + step)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || step >= maxSteps) throw error
    }
  }
}

/**
 * Ports share cookies, names do not: on this machine the processor goes by the machine's other
 * name.
 */
function nameBeside(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  if (hostname === '127.0.0.1') return 'localhost'
  return hostname === 'localhost' ? '127.0.0.1' : hostname
}

import { readTicket } from '#areas/punchout-settings/server/public.ts'
import type { Config } from '#platform/config.ts'
import { addressHere, listenFrom, nameBeside } from '#platform/http/listen-beside.ts'
import { type KeyConfig, sealOf } from '#platform/seal.ts'
import { createBuyerApp } from './buyer-app.ts'
import { DtdThread } from './dtd-thread.ts'
import { dtdJudge } from './dtd-verdict.ts'
import { openRunStore } from './run-store.ts'

/** A running simulator: where browsers reach it, and its end. */
export interface BuyerSandbox {
  readonly url: string
  stop(): Promise<void>
}

type BuyerConfig = Pick<Config, 'port' | 'host' | 'publicUrl' | 'buyerSandboxPort' | 'cxmlDtdDir'> &
  KeyConfig & { readonly outside: Pick<Config['outside'], 'buyerSandboxUrl'> }

/**
 * PUNCH-5: starts the simulator of procurement software beside the portal, on the next free port
 * when its own is taken.
 */
export async function startBuyerSandbox(
  config: BuyerConfig,
  portal: string = addressHere(config),
): Promise<BuyerSandbox> {
  let origin = ''
  const thread = new DtdThread()
  const app = await createBuyerApp({
    runs: openRunStore(),
    judge: dtdJudge(config.cxmlDtdDir, thread),
    factsOf: (ticket) => readTicket(sealOf(config), ticket, new Date()),
    portal,
    portalOrigin: new URL(config.publicUrl).origin,
    origin: () => origin,
  })
  const wanted = config.buyerSandboxPort || (config.port === 0 ? 0 : config.port + 200)
  const port = await listenFrom(wanted, async (at) => {
    await app.listen({ port: at, host: config.host })
    const [address] = app.addresses()
    return typeof address === 'object' ? address.port : at
  })
  origin = new URL(config.outside.buyerSandboxUrl ?? `http://${nameBeside(config.publicUrl)}:${port}`).origin
  return {
    url: origin,
    stop: async () => {
      await app.close()
      await thread.stop()
    },
  }
}

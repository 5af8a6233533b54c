import type { SimulatedTarget } from '../simulated.ts'

/** Milliseconds the portal may take. */
const timeoutMs = 30_000
/** Letters of an answer that are shown. */
const maxLetters = 2_000_000

/** Where the portal takes what buyers' systems send. */
export const portalPaths: Readonly<Record<SimulatedTarget, string>> = {
  setup: '/punchout/setup',
  orders: '/punchout/orders',
  oci: '/punchout/setup/oci',
}

/** The portal does not answer. */
export class PortalAway extends Error {}

/** PUNCH-5: sends what a buyer's system would send, to the portal and nowhere else. */
export async function sendToPortal(
  portal: string,
  target: SimulatedTarget,
  body: string,
): Promise<{ status: number; ms: number; contentType: string; text: string }> {
  const started = performance.now()
  try {
    const answer = await fetch(portal + portalPaths[target], {
      method: 'POST',
      headers: {
        'content-type': target === 'oci' ? 'application/x-www-form-urlencoded' : 'text/xml; charset=UTF-8',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      ms: Math.round(performance.now() - started),
      contentType: answer.headers.get('content-type') ?? '',
      text: text.slice(0, maxLetters),
    }
  } catch (error) {
    throw new PortalAway('The portal does not answer.', { cause: error })
  }
}

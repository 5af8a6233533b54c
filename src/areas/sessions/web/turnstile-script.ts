/**
 * Cloudflare's script; it may come from nowhere else, and the Content-Security-Policy allows it
 * only where it is configured.
 */
const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** The part of Cloudflare's interface we use. */
export interface Turnstile {
  render(place: HTMLElement, options: object): string
  reset(widget: string): void
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

/** Loads the script; once it is there, the same answer for everybody. */
export async function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile) return window.turnstile
  const script = document.createElement('script')
  script.src = address
  script.async = true
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error('The security check cannot be loaded')))
    document.head.append(script)
  }).catch((error: unknown) => {
    script.remove()
    throw error
  })
  if (!window.turnstile) throw new Error('The security check cannot be loaded')
  return window.turnstile
}

import type { Page } from '@playwright/test'

/** Seconds between two keys of a usual scanner. */
const gapSeconds = 0.008

/**
 * Scans a code as a wedge scanner does: keys without a person's pauses, and Enter. Each key carries
 * the time at which a scanner would have sent it, however busy the machine of the test is.
 */
export async function wedgeScan(page: Page, code: string): Promise<void> {
  const keys = await page.context().newCDPSession(page)
  const startedAt = Date.now() / 1000
  const sent = [...Array.from(code), 'Enter'].flatMap((key, i) => {
    const isEnter = key === 'Enter'
    const press = {
      key,
      timestamp: startedAt + i * gapSeconds,
      // 8 is Shift, which a scanner presses for capitals.
      modifiers: /^[A-Z]$/.test(key) ? 8 : 0,
      ...(isEnter && { code: 'Enter', windowsVirtualKeyCode: 13 }),
    }
    return [
      keys.send('Input.dispatchKeyEvent', { type: 'keyDown', text: isEnter ? '\r' : key, ...press }),
      keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press }),
    ]
  })
  await Promise.all(sent)
  await keys.detach()
}

import type { Page, Request } from '@playwright/test'
import { nothingHere } from './inside.ts'

/** Milliseconds after which no placeholder may remain and no call may be under way. */
const settledMs = 8000
/** For how long nothing may be under way before a place counts as settled, in milliseconds. */
const quietMs = 250

export const pathOf = (address: string): string => new URL(address).pathname
const isStream = (path: string): boolean => path === '/api/events'
export const isCall = (path: string): boolean => path.startsWith('/api/') && !isStream(path)

/** What the page asks the server, and what throws in it. */
export function watchTraffic(page: Page) {
  const all = new Set<string>()
  let counts = new Map<string, number>()
  const underWay = new Set<Request>()
  const errors: string[] = []
  let quietSince = Date.now()
  const onRequest = (request: Request) => {
    const path = pathOf(request.url())
    if (isStream(path) || request.resourceType() === 'image') return
    underWay.add(request)
    if (!isCall(path)) return
    all.add(path)
    counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  const onEnd = (request: Request) => {
    if (underWay.delete(request)) quietSince = Date.now()
  }
  const onError = (error: Error) => void errors.push(`an uncaught error: ${error.message}`)
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd).on('pageerror', onError)
  return {
    calls: (): readonly string[] => [...all],
    /** True while nothing has been under way for a moment. */
    isQuiet: (): boolean => underWay.size === 0 && Date.now() - quietSince >= quietMs,
    /** Requests by path since the last time. */
    takeCounts: (): ReadonlyMap<string, number> => {
      const taken = counts
      counts = new Map()
      return taken
    },
    /** Something was pressed: what follows from it takes a moment to begin. */
    expectMore: (): void => {
      quietSince = Date.now()
    },
    /** Stops watching; returns the errors that nobody caught. */
    stop: (): readonly string[] => {
      page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd).off('pageerror', onError)
      return errors
    },
  }
}

/**
 * True where a place is drawn whole; one look inside the page, as each locator would be a walk
 * through it.
 */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate((left) => {
    const headings = [...document.querySelectorAll('h1, h2, [role="alert"]')]
    if (headings.length === 0 || headings.some(({ textContent }) => textContent === left)) return false
    const placeholders = document.querySelectorAll('.animate-pulse, output[aria-label="Loading"]')
    return [...placeholders].every((each) => !each.checkVisibility({ visibilityProperty: true }))
  }, nothingHere)

/**
 * Waits until the place is drawn, nothing is under way and no placeholder remains; false when that
 * does not happen.
 */
export async function settles(page: Page, traffic: ReturnType<typeof watchTraffic>): Promise<boolean> {
  traffic.expectMore()
  for (const end = Date.now() + settledMs; Date.now() < end; await page.waitForTimeout(50)) {
    if (traffic.isQuiet() && (await isDrawn(page)) && traffic.isQuiet()) return true
  }
  return false
}

/** How many frames in a row the layout must be the same. */
const sameFrames = 4

/**
 * Waits until the layout rests after a change of size: containers are measured in one frame, what
 * follows from it is drawn in the next.
 */
export const layoutRests = (page: Page): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let last = ''
        let same = 0
        const look = () => {
          const { scrollWidth, scrollHeight } = document.documentElement
          const now = `${scrollWidth} ${scrollHeight} ${document.querySelectorAll('*').length}`
          same = now === last ? same + 1 : 0
          last = now
          if (same === frames) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
    sameFrames,
  )

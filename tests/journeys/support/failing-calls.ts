import type { Locator, Page, Request, Route } from '@playwright/test'
import type { Place } from './places.ts'

/** Ways in which a call fails. */
export const faults = ['500', '503', '404', 'slow', 'offline'] as const
export type Fault = (typeof faults)[number]

/** Milliseconds after which no placeholder may stand any more. */
const settledMs = 6000
/** How long a slow call takes, in milliseconds. */
const slowMs = 8000
/** Requests that one call may send while a page stands still; drawing and a live event may each ask again. */
const mostRequests = 3

/** Calls that add something: without them the page is whole, and there is nothing to say. */
const additions: readonly RegExp[] = [
  /\/api\/announcements/,
  /\/api\/sign-in-options$/,
  /\/api\/demo\/sign-ins$/,
  /\/carts\/[^/]+\/(refresh|analysis)$/,
  /\/related$/,
  /\/me\/ship-tos$/,
]

/** A sign-in by a provider is good for one attempt: the page leads back to the sign-in. */
const oneAttempt = /\/single-sign-on\/finish$/

const pathOf = (address: string): string => new URL(address).pathname
const isCall = (request: Request): boolean =>
  request.url().includes('/api/') && request.resourceType() === 'fetch' && !request.url().endsWith('/api/events')

async function fail(route: Route, fault: Fault): Promise<void> {
  if (fault === 'offline') return route.abort('internetdisconnected')
  if (fault === 'slow') {
    await new Promise((resolve) => setTimeout(resolve, slowMs))
    return route.continue().catch(() => undefined)
  }
  return route.fulfill({ status: Number(fault), contentType: 'application/json', body: '' })
}

/** What a load of a place showed. */
export interface Loaded {
  /** Paths of the calls that were made, before and after pressing Retry. */
  readonly calls: readonly string[]
  readonly afterRetry: readonly string[]
  readonly problems: readonly string[]
}

/** Loads a place while some calls fail, presses Retry once they work; tells what a person would find wrong. */
export async function loadWith(
  page: Page,
  { address }: Place,
  fault: Fault | null,
  isFailing: (path: string) => boolean,
): Promise<Loaded> {
  const counts = new Map<string, number>()
  const wrong: string[] = []
  const count = (request: Request) => {
    if (isCall(request)) counts.set(pathOf(request.url()), (counts.get(pathOf(request.url())) ?? 0) + 1)
  }
  const crashed = (error: Error) => void wrong.push(`an uncaught error: ${error.message}`)
  page.on('request', count)
  page.on('pageerror', crashed)
  const isMeant = (url: URL) =>
    url.pathname.startsWith('/api/') && url.pathname !== '/api/events' && isFailing(url.pathname)
  if (fault) await page.route(isMeant, (route) => fail(route, fault))
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  if (!(await settles(page, fault === 'slow' ? slowMs + settledMs : settledMs))) wrong.push('a placeholder that stays')
  const calls = [...counts.keys()]
  for (const [path, times] of counts) if (times > mostRequests) wrong.push(`${times} requests of ${path}`)
  const failed = fault ? calls.filter((path) => isFailing(path)) : []
  if (fault && fault !== 'slow') wrong.push(...(await silences(page, failed)))
  counts.clear()
  if (fault) await page.unroute(isMeant)
  if (fault && fault !== '404' && !failed.some((path) => oneAttempt.test(path))) wrong.push(...(await retried(page)))
  page.off('request', count)
  page.off('pageerror', crashed)
  const names = failed.map((path) => path.replaceAll(/[0-9a-f-]{36}|\d{4,}/g, '…')).join(' ')
  return {
    calls,
    afterRetry: [...counts.keys()],
    problems: wrong.map((what) => `${address} [${names} ${fault ?? 'healthy'}]: ${what}`),
  }
}

const placeholders = (page: Page): Locator =>
  page.locator('.animate-pulse:visible, output[aria-label="Loading"]:visible')

async function settles(page: Page, ms: number): Promise<boolean> {
  await page.waitForTimeout(400)
  const end = Date.now() + ms
  for (;;) {
    const isDrawn = (await page.locator('h1, h2, [role="alert"]').count()) > 0
    if (isDrawn && (await placeholders(page).count()) === 0) {
      await page.waitForTimeout(300)
      if ((await placeholders(page).count()) === 0) return true
    }
    if (Date.now() > end) return false
    await page.waitForTimeout(100)
  }
}

/** The failures a person is told about. */
const alerts = (page: Page): Locator => page.locator('[role="alert"]:visible, [role="status"]:visible')

async function silences(page: Page, failed: readonly string[]): Promise<string[]> {
  const needed = failed.filter((path) => !additions.some((each) => each.test(path)))
  const isElsewhere = /\/(errors|login)/.test(page.url())
  if (needed.length === 0 || isElsewhere) return []
  const said = (await alerts(page).allInnerTexts()).join('').trim()
  return said ? [] : ['nothing says that it failed']
}

/** Presses every Retry within reach, be it of the dialog or of the page: nothing of the failure may be left there. */
async function retried(page: Page): Promise<string[]> {
  const dialog = page.locator('[role="dialog"], section[role="alertdialog"]').last()
  const place = (await dialog.count()) > 0 ? dialog : page.locator('body')
  const retry = place.getByRole('button', { name: /Retry$|^Try again$/ })
  let waiting = await retry.count()
  // A call that is only asked after another one may still have been failing a moment ago.
  for (let round = 0; round < 6 && waiting > 0; round++) {
    await retry
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined)
    for (let waited = 0; waited < settledMs && (await retry.count()) >= waiting; waited += 200)
      await page.waitForTimeout(200)
    await settles(page, settledMs)
    waiting = await retry.count()
  }
  const left = await place.locator('[role="alert"]:visible').allInnerTexts()
  const failed = left.filter((text) =>
    /could not be loaded|went wrong|offline|cannot be reached|Error while/.test(text),
  )
  return failed.map((text) => `after Retry: ${text.replaceAll('\n', ' ')}`)
}

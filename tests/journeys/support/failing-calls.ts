import type { Locator, Page, Route } from '@playwright/test'
import { goInside, startAfresh } from './inside.ts'
import type { Place } from './place.ts'
import { isCall, pathOf, settles, watchTraffic } from './settles.ts'

/** Ways in which a call fails. */
export const faults = ['500', '503', '404', 'slow', 'offline'] as const
export type Fault = (typeof faults)[number]

/** How long drawing may take after the response, in milliseconds. */
const drawnMs = 3000
/** How long a slow call takes, in milliseconds. */
const slowMs = 3000
/**
 * Requests that one call may send while a page stands still; drawing and a live event may each ask
 * again.
 */
const maxRequests = 3
/** Presses of Retry at one place: calls that depend on others fail one after the other. */
const maxRetries = 12

/** Calls that add something: without them the page is whole, and there is nothing to say. */
const additions: readonly RegExp[] = [
  /\/api\/announcements/,
  // The number at the bell; its panel and screen say what failed.
  /\/api\/notifications\/unread$/,
  /\/api\/sign-in-options$/,
  /\/api\/demo\/sign-ins$/,
  /\/carts\/[^/]+\/(refresh|analysis)$/,
  /\/related$/,
  // Who else has the form of a recipe open.
  /\/recipes\/[^/]+\/editing$/,
  // Kept for scanning offline, once a screen rests; the screen of codes has a test of its own.
  /\/codes$/,
  /\/me\/ship-tos$/,
  // The hint above every screen; the screen of deliveries itself needs the call, and fails with
  // `/api/deliveries`.
  /\/delivery-channels$/,
]

/** A sign-in by a provider is good for one attempt: the page leads back to the sign-in. */
const oneAttempt = /\/single-sign-on\/finish$/

/** How the portal says that something failed. */
const failureWords = /could not be|cannot be reached|went wrong|offline|Error while/

/** A path without the ids in it. */
const nameOf = (path: string): string => path.replaceAll(/[0-9a-f-]{36}|\d{4,}/g, '…')

async function fail(route: Route, fault: Fault): Promise<void> {
  if (fault === 'offline') return route.abort('internetdisconnected')
  if (fault === 'slow') {
    await new Promise((resolve) => setTimeout(resolve, slowMs))
    return route.continue().catch(() => undefined)
  }
  return route.fulfill({ status: Number(fault), contentType: 'application/json', body: '' })
}

/** What a place showed. */
export interface Opened {
  /** Paths of the calls that were made. */
  readonly calls: readonly string[]
  /** What a person would find wrong, in sentences. */
  readonly problems: readonly string[]
}

/**
 * Goes to a place while calls fail, each until the portal has said so, and presses Retry until
 * everything is there. The page must have been opened by `openPortal`.
 */
export async function openWith(
  page: Page,
  { address }: Place,
  fault: Fault | null,
  isFailing: (path: string) => boolean,
): Promise<Opened> {
  await startAfresh(page)
  const traffic = watchTraffic(page)
  const failed = new Set<string>()
  const healed = new Set<string>()
  const wrong: string[] = []
  const isMeant = ({ pathname }: URL) => isCall(pathname) && isFailing(pathname) && !healed.has(pathname)
  const answer = (route: Route) => {
    // A picture that does not come leaves its place empty; the text beside it says what it would
    // show.
    if (route.request().resourceType() === 'image') return route.fallback()
    failed.add(pathOf(route.request().url()))
    return fail(route, fault!)
  }
  if (fault) await page.route(isMeant, answer)
  await goInside(page, address)
  for (let presses = 0; ; presses++) {
    if (!(await settles(page, traffic))) wrong.push('a placeholder that stays, or calls without end')
    for (const [path, times] of traffic.takeCounts())
      if (times > maxRequests) wrong.push(`${times} requests of ${path}`)
    const news = [...failed].filter((path) => !healed.has(path))
    if (news.length > 0 && fault !== 'slow' && !(await saysFailure(page, news, fault)))
      wrong.push(`nothing says that ${news.map((path) => nameOf(path)).join(' and ')} failed`)
    // Another try cannot mend what does not exist.
    if (fault === '404' || [...failed].some((path) => oneAttempt.test(path))) break
    for (const path of news) healed.add(path)
    const retry = (await topmost(page)).getByRole('button', { name: /Retry$|^Try again$/ }).first()
    if (presses === maxRetries || !(await retry.isVisible())) {
      const left = await failuresLeft(page)
      // What is asked late fails late.
      if (left.length > 0 && presses < maxRetries && (await retry.isVisible())) continue
      wrong.push(...left)
      break
    }
    await retry.click({ timeout: 2000 }).catch(() => undefined)
  }
  if (fault) await page.unroute(isMeant, answer)
  wrong.push(...traffic.stop())
  const names = [...failed].map((path) => nameOf(path)).join(' ')
  return {
    calls: traffic.calls(),
    problems: [...new Set(wrong)].map((what) => `${address} [${names} ${fault ?? 'healthy'}]: ${what}`),
  }
}

/** The dialog on top, else the page: below a dialog nothing is within reach. */
async function topmost(page: Page): Promise<Locator> {
  const dialog = page.locator('[role="dialog"], section[role="alertdialog"]').last()
  return (await dialog.count()) > 0 ? dialog : page.locator('body')
}

/** Waits for the sentence: on a busy machine drawing comes some time after the response. */
async function saysFailure(page: Page, failed: readonly string[], fault: Fault | null): Promise<boolean> {
  const isNeeded = failed.some((path) => !additions.some((each) => each.test(path)))
  if (!isNeeded) return true
  // A missing object is reported in the words of its screen.
  const said = page
    .locator('[role="alert"]:visible, [role="status"]:visible')
    .filter({ hasText: fault === '404' ? /\w/ : failureWords })
    .or(page.getByRole('button', { name: 'Cart: Not loaded' }))
  for (const end = Date.now() + drawnMs; Date.now() < end; await page.waitForTimeout(50))
    if ((await said.count()) > 0 || /\/(errors|login)/.test(page.url())) return true
  return false
}

/** Once every call works and no Retry is left, nothing may speak of a failure any more. */
async function failuresLeft(page: Page): Promise<string[]> {
  const left = (await topmost(page)).locator('[role="alert"]:visible').filter({ hasText: failureWords })
  for (const end = Date.now() + drawnMs; Date.now() < end; await page.waitForTimeout(50))
    if ((await left.count()) === 0) return []
  const texts = await left.allInnerTexts()
  return texts.map((text) => `after Retry: ${text.replaceAll('\n', ' ')}`)
}

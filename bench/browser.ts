import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { keptKey } from '#browser/kept-for-user.ts'
import { benchUser, scale } from './dataset.ts'
import { type GuideFigures, guideScale, measureGuides } from './guide-screen.ts'
import { processorBetween, record } from './main-thread.ts'
import type { PortalClient } from './portal-client.ts'

/** What the browser showed. */
interface BrowserFigures {
  /** KB of JavaScript and CSS until the first screen after sign-in shows, compressed by gzip. */
  readonly firstRoute: number
  /** The same until it rests: with dialogs that are fetched ahead while nothing else is to do. */
  readonly withFetchedAhead: number
  /**
   * Milliseconds from a key to the next picture in a grid of 500 lines, the processor slowed four
   * times.
   */
  readonly keyP50: number
  readonly keyP95: number
  /** The same by what the page's thread had of an unslowed processor, times the slowing. */
  readonly keyOwnP50: number
  readonly keyOwnP95: number
  readonly guides: GuideFigures
}

interface Visit {
  readonly base: string
  /** Where Chromium is. */
  readonly chromiumPath: string
  /** name=value of the session. */
  readonly cookie: string
  /** Its active cart is the one of 500 lines. */
  readonly shipTo: string
  /** Addresses of guides of 50 and of 5,000 lines. */
  readonly guides: { readonly short: string; readonly long: string }
}

const keystrokes = 120
/** How many times slower the processor of the measured device is. */
const slowed = 4
/** Until the dialogs that are loaded while the browser rests are there. */
const fetchedAheadMs = 8_000

/** The browser's part of the benchmark, where there is a Chromium. */
export async function printBrowser(base: string, client: PortalClient, print: (text: string) => void): Promise<void> {
  const chromiumPath = process.env['CHROMIUM_PATH']
  if (!chromiumPath) return print('\nNo Chromium: the browser was not measured.')
  const { shipTo } = await client.readyCart(scale.shipTos - 1, scale.gridLines)
  const addressOf = async (lines: number) => {
    const [, division, , number, , type, id] = (await client.readyGuide(lines)).split('/').slice(2)
    return `${base}/guides/${type}/${id}?ship-to=${division}.${number}`
  }
  const guides = { short: await addressOf(guideScale.short), long: await addressOf(guideScale.long) }
  const figures = await measureBrowser({ base, chromiumPath, cookie: client.cookie, shipTo, guides })
  const ms = (value: number) => `${value.toFixed(0)} ms`
  const [shown, ahead] = [figures.firstRoute.toFixed(0), figures.withFetchedAhead.toFixed(0)]
  print(
    `\nFirst route: ${shown} KB of JavaScript and CSS by gzip (goal: at most 200); ${ahead} with dialogs fetched ahead`,
  )
  print(
    `A key in a grid of ${scale.gridLines} lines, processor slowed 4 times: ` +
      `p50 ${ms(figures.keyP50)}, p95 ${ms(figures.keyP95)}; ` +
      `by the thread's own time ${ms(figures.keyOwnP50)}, ${ms(figures.keyOwnP95)} (goal: p95 below 50)`,
  )
  const { shortMs, longMs, slowTasks, longestMs, ownSlowTasks, ownLongestMs } = figures.guides
  print(
    `A guide of ${guideScale.long.toLocaleString('en-US')} lines opens in ${ms(longMs)}, one of ${guideScale.short} in ${ms(shortMs)}: ` +
      `${(longMs / shortMs).toFixed(2)} times (goal: at most 1.5)`,
  )
  print(
    `Guide scroll, ${guideScale.page} rows, processor slowed ${guideScale.slowed} times: ${slowTasks} tasks above ${guideScale.maxTaskMs} ms, ` +
      `longest ${ms(longestMs)}; by the thread's own time ${ownSlowTasks}, ${ms(ownLongestMs)} (goal: none)`,
  )
}

/** Opens the built app in Chromium and measures what a person waits for. */
async function measureBrowser({ base, chromiumPath, cookie, shipTo, guides }: Visit): Promise<BrowserFigures> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const [name, value] = cookie.split('=') as [string, string]
    await context.addCookies([{ name, value, url: base }])
    const choice = {
      division: 'NLV',
      number: shipTo,
      name: shipTo,
      city: '',
      isOrderingAllowed: true,
      isProspective: false,
    }
    await context.addInitScript(
      ([key, stored]) => localStorage.setItem(key!, stored!),
      [keptKey(benchUser, 'ship-to'), JSON.stringify(choice)],
    )
    const { firstRoute, withFetchedAhead } = await sizeOf(context, `${base}/shop`)
    const { wall, own } = await keyTimes(context, `${base}/review-cart`)
    const at = (times: readonly number[], share: number) => times[Math.floor((times.length - 1) * share)]!
    return {
      firstRoute,
      withFetchedAhead,
      keyP50: at(wall, 0.5),
      keyP95: at(wall, 0.95),
      keyOwnP50: at(own, 0.5) * slowed,
      keyOwnP95: at(own, 0.95) * slowed,
      guides: await measureGuides(context, guides),
    }
  } finally {
    await browser.close()
  }
}

/** KB of scripts and styles a screen of items loads until it shows, and until it rests. */
async function sizeOf(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname)) files.add(pathname)
  })
  const kilobytes = () =>
    [...files].reduce((sum, path) => sum + gzipSync(readFileSync(`dist/web${path}`)).length, 0) / 1024
  await page.goto(url)
  await page
    .getByRole('textbox', { name: /^Cases of/ })
    .first()
    .waitFor()
  const firstRoute = kilobytes()
  await page.waitForTimeout(fetchedAheadMs)
  await page.close()
  return { firstRoute, withFetchedAhead: kilobytes() }
}

/**
 * Milliseconds from each key in a quantity to the next picture, sorted: on a slowed processor by
 * the clock, then on an unslowed one by the thread's own time.
 */
async function keyTimes(context: BrowserContext, url: string): Promise<{ wall: number[]; own: number[] }> {
  const page = await context.newPage()
  await page.goto(url)
  const quantity = page.getByRole('textbox', { name: /^Cases of/ }).first()
  await quantity.waitFor()
  // The cart that is meant, and not one of another ship-to.
  await page.getByRole('button', { name: `${scale.gridLines} items` }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const kept = window as unknown as { keyTimes: number[] }
    kept.keyTimes = []
    // The event's own time stamp is when the system got the key; the second frame begins after the
    // first was painted.
    window.addEventListener(
      'keydown',
      (event) => {
        performance.mark('key')
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => {
            performance.mark('painted')
            kept.keyTimes.push(performance.now() - event.timeStamp)
          })
          channel.port1.start()
          channel.port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await typeDown(page, quantity)
  const wall = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const recording = await record(context.browser()!, () => typeDown(page, quantity))
  await page.close()
  return { wall: wall.toSorted((a, b) => a - b), own: processorBetween(recording, 'key', 'painted') }
}

/** As people type, twelve keys a second: a figure, Enter, the next line. */
async function typeDown(page: Page, quantity: Locator): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await quantity.click()
  for (let key = 0; key < keystrokes; key++) {
    await page.keyboard.press(key % 2 === 0 ? String(1 + (key % 9)) : 'Enter')
    await page.waitForTimeout(80)
  }
  await page.waitForTimeout(500)
}

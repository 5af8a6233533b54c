import type { BrowserContext, Page } from '@playwright/test'
import { record } from './main-thread.ts'

/** How large the guides are. */
export const guideScale = { short: 50, long: 5_000, page: 500, wheelTurns: 60, slowed: 4, maxTaskMs: 34 } as const

/** What a browser showed of guides. */
export interface GuideFigures {
  /** Milliseconds from the address to the first quantity, the median of `rounds`. */
  readonly shortMs: number
  readonly longMs: number
  /** Tasks of the main thread above the bound while 500 rows scroll on a slowed processor. */
  readonly slowTasks: number
  readonly longestMs: number
  /**
   * The same by what the thread had of an unslowed processor, times the slowing: no other program
   * counts.
   */
  readonly ownSlowTasks: number
  readonly ownLongestMs: number
}

const rounds = 7
/** Until a page that was opened does nothing any more. */
const restMs = 8_000
/** As a wheel is turned by hand. */
const wheel = { pixels: 120, pauseMs: 60 } as const

/** Opens a guide of 50 and one of 5,000 lines in turns, and scrolls a page of 500 rows. */
export async function measureGuides(
  context: BrowserContext,
  { short, long }: { short: string; long: string },
): Promise<GuideFigures> {
  const page = await context.newPage()
  // What both need is loaded.
  await open(page, short)
  const times = { short: [] as number[], long: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.short.push(await open(page, short))
    times.long.push(await open(page, long))
  }
  await page.evaluate((size) => localStorage.setItem('larder.guide-page-size', String(size)), guideScale.page)
  await open(page, long)
  // Dialogs are fetched ahead.
  await page.waitForTimeout(restMs)
  const session = await context.newCDPSession(page)
  const browser = context.browser()!
  const own = await record(browser, () => scroll(page))
  await session.send('Emulation.setCPUThrottlingRate', { rate: guideScale.slowed })
  const slowed = await record(browser, () => scroll(page))
  await page.close()
  const wall = slowed.tasks.map(({ wallMs }) => wallMs)
  const processor = own.tasks.map(({ processorMs }) => processorMs * guideScale.slowed)
  const above = (tasks: readonly number[]) => tasks.filter((ms) => ms > guideScale.maxTaskMs).length
  return {
    shortMs: median(times.short),
    longMs: median(times.long),
    slowTasks: above(wall),
    longestMs: Math.max(...wall),
    ownSlowTasks: above(processor),
    ownLongestMs: Math.max(...processor),
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

async function open(page: Page, url: string): Promise<number> {
  const start = performance.now()
  await page.goto(url)
  await page
    .getByRole('textbox', { name: /^Cases of/ })
    .first()
    .waitFor()
  const ms = performance.now() - start
  await page.waitForLoadState('networkidle')
  return ms
}

/** From the top, by the wheel, with the mouse over the rows. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.mouse.move(720, 500)
  await page.waitForTimeout(1000)
  for (let turn = 0; turn < guideScale.wheelTurns; turn++) {
    await page.mouse.wheel(0, wheel.pixels)
    await page.waitForTimeout(wheel.pauseMs)
  }
}

import { expect, type Page, test } from '@playwright/test'
import { type Everybody, signEverybodyIn } from './support/everybody.ts'
import { goInside, nothingHere, nowhere, openPortal } from './support/inside.ts'
import { enlargeText, overflowing } from './support/overflowing.ts'
import { overlapping } from './support/overlapping.ts'
import type { Person } from './support/place-people.ts'
import { layoutRests, settles, watchTraffic } from './support/settles.ts'

// 320 is WCAG 1.4.10 (Reflow) at 400 % of 1280, 390 a usual phone.
const widths = [320, 390] as const
const largeTextWidths = [1440, 390] as const

/** Opens each address at each width; returns what is too wide or overlaps, by address. */
async function measure(page: Page, addresses: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  await openPortal(page)
  const traffic = watchTraffic(page)
  for (const address of addresses) {
    await page.setViewportSize({ width: widths[0], height: 700 })
    await goInside(page, address)
    await settles(page, traffic)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 320 ? 568 : 844 })
      await layoutRests(page)
      problems.push(...(await overflowing(page)).map((problem) => `${address} at ${width}: ${problem}`))
    }
    await enlargeText(page, true)
    for (const width of largeTextWidths) {
      await page.setViewportSize({ width, height: 844 })
      await layoutRests(page)
      const found = [...(await overflowing(page)), ...(await overlapping(page))]
      problems.push(...found.map((problem) => `${address} at ${width} with text of twice the size: ${problem}`))
    }
    await enlargeText(page, false)
    await goInside(page, nowhere)
    await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible()
  }
  traffic.stop()
  return problems
}

// PLACES=credit-requests measures those addresses alone, while a screen is being built.
const asked = process.env['PLACES'] ?? ''

let everybody: Everybody
test.beforeAll(async ({ browser, baseURL }) => {
  everybody = await signEverybodyIn(browser, { baseURL: baseURL!, hasTouch: true })
})
test.afterAll(() => everybody.close())

// Each by itself, as the places of all together keep one worker busy long after the others.
test.describe.configure({ mode: 'parallel' })

for (const who of ['nobody', 'buyer', 'accounts', 'manager', 'rosa', 'service', 'admin'] as const satisfies Person[]) {
  test(`no screen, sheet or dialog of ${who} is wider than a phone, nor than any screen with text of twice the size, where no texts overlap [SHELL-1, AUTH-1, ORDER-1, USERS-1]`, async () => {
    test.setTimeout(300_000)
    const page = await everybody.contexts[who].newPage()
    const own = everybody.places.filter(({ person, address }) => person === who && address.includes(asked))
    expect(
      await measure(
        page,
        own.map(({ address }) => address),
      ),
    ).toEqual([])
  })
}

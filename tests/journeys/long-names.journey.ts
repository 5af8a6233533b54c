import { expect, type Locator, type Page, test } from '@playwright/test'
import { filledCart } from './support/own-cart.ts'
import { signIn } from './support/portal.ts'

// Names as long as the contract allows, without a blank to break at.
const stamp = Date.now().toString(36)
const name = (length: number) => stamp + 'Wm'.repeat(length).slice(0, length - stamp.length)
// The only ship-to of the chef.
const chef = 'chef@harborbistro.example'
const own = '/api/divisions/NLV/ship-tos/0020001'

/** Saves one entry of the kitchen; returns its id. */
async function made(page: Page, path: string, part: string, data: object): Promise<string> {
  const response = await page.request.post(`${own}${path}`, {
    data,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(response.ok(), path).toBe(true)
  const answer = (await response.json()) as Readonly<Record<string, { id: string }>>
  return answer[part]!.id
}

/** A guide with a line whose own name and location are long. */
async function longGuide(page: Page, locationId: string): Promise<string> {
  const id = await made(page, '/guides', 'guide', {
    type: 'CustomOrder',
    name: name(60),
    from: { kind: 'bought', weeks: 26 },
  })
  const address = `/guides/CustomOrder/${id}`
  const lines = (await (await page.request.get(`${own}${address}/lines`)).json()) as {
    guide: { version: number }
    lines: { lineId: string }[]
  }
  const changed = await page.request.put(`${own}${address}`, {
    data: {
      action: 'UpdateGuideItemsOnly',
      itemsChanged: [
        { lineId: lines.lines[0]!.lineId, locationId, customerDescription: name(60), customerItemNumber: name(20) },
      ],
    },
    headers: { 'if-match': `"${lines.guide.version}"` },
  })
  expect(changed.ok()).toBe(true)
  return address
}

const isInside = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    return left >= 0 && right <= clientWidth
  })

test('names without a blank push nothing off a phone, a tablet or the paper of a shelf sheet [GUIDE-1, GUIDE-3, GUIDE-4, SHELL-1, UI-9]', async ({
  page,
}) => {
  await signIn(page, chef)
  const locationId = await made(page, '/customer-locations', 'location', { name: name(60) })
  const distributorId = await made(page, '/distributors', 'distributor', { name: name(80) })
  const item = { description: name(100), brand: name(60), packSizeDescription: name(60), locationId, distributorId }
  const itemId = await made(page, '/customer-items', 'customItem', item)
  const address = await longGuide(page, locationId)
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${address}?mode=sort`)
    const row = page.getByRole('row', { name: name(60) }).first()
    await expect(row).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The name keeps most of the row: it is not broken letter by letter beside its location.
    const words = row.getByText(name(60)).first()
    expect((await words.boundingBox())!.width).toBeGreaterThan(width / 2)
    await page.goto(`/kitchen?customItem=${itemId}`)
    const dialog = page.getByRole('dialog')
    const title = dialog.getByRole('heading', { name: name(100) })
    await expect(title).toBeVisible()
    expect(await isInside(title)).toBe(true)
    const close = (await dialog.getByRole('button', { name: 'Close' }).boundingBox())!
    expect(close.x).toBeGreaterThan((await title.boundingBox())!.x + (await title.boundingBox())!.width - 1)
  }
  // 720 pixels: Letter between its margins. Every box to write in is on it.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 960 })
  await page.goto(`${address}/sheet`)
  await expect(page.getByRole('columnheader', { name: 'Order' })).toBeVisible()
  expect(await isInside(page.getByRole('columnheader', { name: 'Order' }))).toBe(true)
})

test('a number never stands on the unit of its field [UI-1, GUIDE-1]', async ({ page }) => {
  await signIn(page, chef)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/guides?new-guide=bought')
    const weeks = page.getByLabel('In the last')
    await weeks.fill('104')
    const unit = (await page.getByText('weeks', { exact: true }).boundingBox())!
    const end = await weeks.evaluate((field) => {
      const { right } = field.getBoundingClientRect()
      return right - Number.parseFloat(getComputedStyle(field).paddingRight)
    })
    expect(end).toBeLessThanOrEqual(unit.x)
  }
})

test('under an empty guide the way to the review stays at the foot of a phone, and the guide says where items come from [GUIDE-1, CART-2]', async ({
  page,
}) => {
  await signIn(page, chef)
  await filledCart(page.request)
  const id = await made(page, '/guides', 'guide', { type: 'CustomOrder', name: `Empty ${Date.now()}` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/guides/CustomOrder/${id}`)
  await expect(page.getByText('This guide is empty')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Review · / })).toBeVisible()
  const bar = (await page.getByRole('link', { name: /^Review · / }).boundingBox())!
  const tabs = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!
  expect(tabs.y - (bar.y + bar.height)).toBeLessThan(40)
  await expect(page.getByRole('searchbox', { name: 'Search the guide' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Go to the shop' }).click()
  await expect(page).toHaveURL(/\/shop/)
})

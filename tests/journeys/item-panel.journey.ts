import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

interface Found {
  items: { itemNumber: string }[]
}
interface Detail {
  item: { images: unknown[]; description: string }
}

test('a buyer looks at an item from all sides, by keyboard, and takes its data sheet along [ITEM-4, ITEM-5, ITEM-6]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/')
  const shipTo = await page
    .getByRole('button', { name: /^Ship-to: .*\d{7}/ })
    .first()
    .textContent()
  const place = `/api/divisions/NLV/ship-tos/${/\d{7}/.exec(shipTo ?? '')![0]}/items`
  const list = async (query: string) => ((await (await page.request.get(`${place}?${query}`)).json()) as Found).items
  const found = [...(await list('previouslyBought=true&pageSize=50')), ...(await list('keyword=chicken&pageSize=50'))]
  const details = await Promise.all(
    found.map(async ({ itemNumber }) => {
      const { item } = (await (await page.request.get(`${place}/${itemNumber}`)).json()) as Detail
      return { itemNumber, ...item }
    }),
  )
  const many = details.find(({ images }) => images.length === 5)!
  const none = details.find(({ images }) => images.length === 0)!

  await page.goto(`/shop?item=${many.itemNumber}`)
  const panel = page.getByRole('dialog', { name: many.description })
  await expect(panel.getByRole('img', { name: `${many.description}, Product` })).toBeVisible()
  // What is typed first is a quantity: the form comes last in the order of reading.
  await expect(panel.locator('[data-quantity]').first()).toBeFocused()

  // The strip: four of five in sight, arrows go on.
  const pictures = panel.getByRole('list', { name: 'Pictures' })
  await expect(pictures.getByRole('button')).toHaveCount(5)
  await pictures.getByRole('button', { name: 'Show Product' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('img', { name: `${many.description}, Case` })).toBeVisible()
  await page.keyboard.press('End')
  await expect(pictures.getByRole('button', { name: 'Show Shelf' })).toBeFocused()

  // The magnifier without a mouse.
  const enlarge = panel.getByRole('button', { name: 'Enlarge the picture' })
  await enlarge.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  const enlarged = panel.getByRole('group', { name: 'Enlarged picture' })
  await expect(enlarged).toBeFocused()
  const before = await enlarged.evaluate((box) => box.scrollTop)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => enlarged.evaluate((box) => box.scrollTop)).toBeGreaterThan(before)
  await expectAccessible(page)

  // What it sold, and the file to pass on.
  await expect(panel.getByText(/^Last ordered /)).toBeVisible()
  const [sheet] = await Promise.all([
    page.context().waitForEvent('page'),
    panel.getByRole('link', { name: 'Download Data Sheet' }).click(),
  ])
  await sheet.close()
  const href = (await panel.getByRole('link', { name: 'Download Data Sheet' }).getAttribute('href'))!
  const file = await page.request.get(href)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await file.body()).subarray(0, 8).toString()).toBe('%PDF-1.7')

  // A slide opens its item in the same panel.
  const similar = panel.getByRole('region', { name: 'Similar Products' })
  const slide = similar.getByRole('link').first()
  const name = (await slide.textContent())!
  await slide.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(`item=${many.itemNumber}`))
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`item=${many.itemNumber}`))

  // A number that leads nowhere has a page of its own, with its heading.
  await page.goto('/items/9999999')
  await expect(page.getByText('There is no such item for this ship-to.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item 9999999')

  // Without pictures there is the placeholder and nothing to enlarge.
  await page.goto(`/shop?item=${none.itemNumber}`)
  const plain = page.getByRole('dialog', { name: none.description })
  await expect(plain.getByText('Nutritional information')).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Enlarge the picture' })).toHaveCount(0)
})

test('prices of the shop are for the next routing day, and another is chosen from the calendar [CUST-3, ITEM-8]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/shop')
  const chip = page.getByRole('button', { name: /^Prices for delivery on/ })
  await expect(chip).toHaveText(/^\w{3}, \w{3} \d+$/)
  await chip.click()
  const calendar = page.getByRole('dialog', { name: /^Prices for delivery on/ })
  await expect(calendar.getByRole('grid')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
})

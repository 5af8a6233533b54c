import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const busy = { status: 503, json: { code: 'unavailable', message: 'The portal is busy.' } }

test('staff turn the list of a new customer into a guide, lines decided by keyboard [GUIDE-3]', async ({ page }) => {
  await signIn(page, 'rosa.dsr@larder.example')
  await page.goto('/staging-guides?dialog=bring-list')
  const dialog = page.getByRole('dialog', { name: 'Bring a list' })
  const opened = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file' }).press('Enter')
  // A title above the header, numbers of the former distributor, one thing nobody sells.
  const csv = [
    'Order guide,,,,',
    'Item #,Description,Pack,Par CS,Shelf',
    '4418263,Romaine hearts,,4,Walk-in',
    '4418264,Heavy cream,,2,Walk-in',
    '4418265,Grandmother’s spice,1 JAR,1,Dry store',
  ].join('\n')
  await (await opened).setFiles({ name: 'former list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByText('3 rows, 5 columns, comma-separated')).toBeVisible()
  await expect(dialog.getByLabel('Guide name')).toHaveValue('former list')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('button', { name: /Customer number/ })).toContainText('Item #')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')

  await expect(page.getByRole('heading', { name: 'former list' })).toBeVisible()
  await page.getByRole('button', { name: /^All/ }).press('Enter')
  const lines = page.getByRole('list', { name: 'Lines of the list' })
  await expect(lines.getByText('Being matched')).toHaveCount(0, { timeout: 20_000 })
  await expectAccessible(page)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // A change of width draws other rows.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: String(width) })
      .toBeLessThanOrEqual(width)
  }
  const row = (name: string) => page.locator('[data-line]').filter({ hasText: name })
  await row('Romaine hearts').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row('Heavy cream')).toBeFocused()
  await page.route('**/staging-guides/*/items/*', (route) => route.fulfill(busy))
  await page.keyboard.press('x')
  await expect(page.getByText('Line 2: The portal is busy.')).toBeVisible()
  // Toasts go by themselves: nothing is waited for.
  expect(await page.getByText('Line 2: left out').count()).toBe(0)
  await page.unroute('**/staging-guides/*/items/*')
  await row('Heavy cream').focus()
  await page.keyboard.press('x')
  await expect(row('Heavy cream').getByText('Left out')).toBeVisible()
  await expect(page.getByText('Line 2: left out')).toBeVisible()
  await row('Grandmother’s spice').focus()
  await page.keyboard.press('c')
  await expect(row('Grandmother’s spice').getByText('Custom item').first()).toBeVisible()
  await page.getByRole('button', { name: 'Make guide' }).press('Enter')
  const early = page.getByRole('dialog', { name: 'Make 1 guide' })
  await expect(early.getByText('1 line still needs a decision, or to be left out')).toBeVisible()
  await page.keyboard.press('Escape')
  await row('Romaine hearts').focus()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Item for line 1' }).fill('romaine')
  await expect(page.getByRole('listbox', { name: 'Items' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(row('Romaine hearts').getByText('Chosen')).toBeVisible()

  await page.getByRole('button', { name: 'Make guide' }).press('Enter')
  const make = page.getByRole('dialog', { name: 'Make 1 guide' })
  await make.getByLabel('Guide name').fill('Brought by staff')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(
    page.getByRole('dialog', { name: '1 guide created' }).getByText('Guide created with 2 lines'),
  ).toBeVisible()
  await page
    .getByRole('dialog', { name: '1 guide created' })
    .getByRole('button', { name: 'Close' })
    .last()
    .press('Enter')
  await page.getByRole('button', { name: 'Open guide' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Brought by staff' }).first()).toBeVisible()
  await expect(page.getByText('Grandmother’s spice').first()).toBeVisible()
})

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const fitsItsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('an admin finds what leaves the portal and what imports did, on a phone too [PLAT-13]', async ({ page }) => {
  await signIn(page, 'admin@larder.example')
  await page.goto('/deliveries')
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible()
  const channels = page.getByRole('navigation', { name: 'Channels' })
  await expect(channels.getByRole('link', { name: /ERP/ })).toHaveAttribute('aria-current', 'page')
  await channels.getByRole('link', { name: /Mail/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/channel=mail/)
  await page.getByLabel('State').selectOption('failed')
  await expect(page.getByText('Nothing has failed here.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/imports')
  await page.getByLabel('What').selectOption('items')
  await page.getByRole('link', { name: 'items' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Import of items' })
  await expect(sheet.getByText('Command line')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/deliveries', '/imports']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await fitsItsWidth(page), `${path} at ${width}`).toBe(true)
    }
  }
})

test('deliveries that cannot be read say so, ask seldom, and come back [PLAT-14]', async ({ page }) => {
  await signIn(page, 'admin@larder.example')
  let calls = 0
  await page.route('**/api/deliveries?*', (route) => {
    calls++
    return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Larder cannot reach its database.' } })
  })
  await page.goto('/deliveries')
  await expect(page.getByText('Larder cannot reach its database.')).toBeVisible()
  await page.waitForTimeout(3000)
  expect(calls).toBeLessThan(6)
  await page.unroute('**/api/deliveries?*')
  await page.getByRole('button', { name: /Retry/ }).click()
  await expect(page.getByRole('navigation', { name: 'Channels' })).toBeVisible()
})

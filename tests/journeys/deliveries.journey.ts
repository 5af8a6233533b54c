import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test('an admin finds what leaves the portal and what imports did [PLAT-13]', async ({ page }) => {
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
  // The rows of the other kinds have gone.
  const runs = page.getByRole('region', { name: 'Imports' }).getByRole('link')
  await expect(runs.filter({ hasNotText: /^Items$/ })).toHaveCount(0)
  // Other journeys import items too, as people.
  await page
    .getByRole('row', { name: /Command line/ })
    .getByRole('link')
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Import: Items' })
  await expect(sheet.getByText('Command line')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('that nothing was found under one filter is not said of the next while it loads [PLAT-13, UI-6]', async ({
  page,
}) => {
  await signIn(page, 'admin@larder.example')
  await page.goto('/deliveries?channel=mail&state=failed')
  await expect(page.getByText('No mails found')).toBeVisible()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/deliveries?*state=delivered*', async (route) => {
    await released
    await route.continue()
  })
  await page.getByLabel('State').selectOption('delivered')
  await expect(page.getByText('No mails found')).toBeHidden()
  release()
  await expect(page.getByRole('table').or(page.getByText('No mails found')).first()).toBeVisible()
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

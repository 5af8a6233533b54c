import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test('an admin sees what waits and what failed, and goes where it can be repeated [PLAT-13]', async ({ page }) => {
  await signIn(page, 'admin@larder.example')
  await page.goto('/operations')
  await expect(page.getByRole('heading', { name: 'Operations' })).toBeVisible()
  const queues = page.getByRole('region', { name: 'Queues' })
  await expect(queues.getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('region', { name: 'Processes with background work' })).toContainText('Last sign of life')
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(wider, { message: `at ${width}` }).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
  await queues.getByRole('link', { name: 'Mail' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/deliveries\?.*channel=mail/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Operations' })).toBeVisible()
})

test('an error is said with what can be done, and the page comes back [PLAT-13, UI-6]', async ({ page }) => {
  await signIn(page, 'admin@larder.example')
  await page.route('**/api/operations', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Larder cannot reach its database.' } }),
  )
  await page.goto('/operations')
  await expect(page.getByText('Larder cannot reach its database.')).toBeVisible()
  await page.unroute('**/api/operations')
  await page.getByRole('button', { name: /Retry|Try again/ }).click()
  await expect(page.getByRole('region', { name: 'Queues' })).toBeVisible()
})

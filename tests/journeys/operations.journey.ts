import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { keepIntercepting } from './support/refused-field.ts'

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

test('failures, delays and silent processes are marked, also on a phone in the dark [PLAT-13, UI-6]', async ({
  page,
}) => {
  await signIn(page, 'admin@larder.example')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await keepIntercepting(page)
  const checkedAt = '2026-11-27T12:00:00.000Z'
  const before = '2026-11-26T09:00:00.000Z'
  const queue = { isConfigured: true, waiting: 0, failed: 0, oldestWaitingAt: null }
  const job = { waiting: 0, running: 0, scheduled: 0, retrying: 0, failed: 0, oldestDueAt: null, nextRunAt: null }
  const lastError = `could not reach https://${'erp.'.repeat(30)}example/orders`
  await page.route('**/api/operations', (route) =>
    route.fulfill({
      json: {
        checkedAt,
        queues: [
          { queue: 'erp', ...queue, waiting: 12, failed: 3, oldestWaitingAt: before },
          { queue: 'mail', ...queue, isConfigured: false, waiting: 4, oldestWaitingAt: before },
          { queue: 'webhooks', ...queue, waiting: 1, oldestWaitingAt: before },
        ],
        jobs: [
          { task: 'run-payment-plan', ...job, failed: 1, lastError },
          { task: 'refresh-cart-dates', ...job, waiting: 1, oldestDueAt: before, lastError: null },
        ],
        imports: [],
        processes: [{ id: 'pool-1', seenAt: before }],
      },
    }),
  )
  await page.goto('/operations')
  await expect(page.getByText('6 entries need attention.')).toBeVisible()
  const queues = page.getByRole('region', { name: 'Queues' })
  await expect(queues.getByRole('listitem').first()).toContainText('3 failed')
  await expect(queues.getByRole('listitem').first()).toContainText('oldest 1 d')
  await expect(page.getByRole('region', { name: 'Jobs' })).toContainText('could not reach')
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await wider()).toBeLessThanOrEqual(0)
  await expectAccessible(page)
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

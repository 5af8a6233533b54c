import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test('staff see what needs a hand in one list, and do it from its row [SHELL-8]', async ({ page }) => {
  await signIn(page, 'service@larder.example')
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'What waits for you' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expect(list.getByText(/\d+ failed orders? · \d+ carts? not ordered · \d+ ship-tos? past due/)).toBeVisible()
  expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(6)
  await expectAccessible(page)
  await expect(page.getByRole('list', { name: 'Weeks' }).first().getByRole('img')).toHaveCount(12)

  await list.getByRole('button', { name: /^Show all \d+$/ }).click()
  const failed = list
    .getByRole('listitem')
    .filter({ hasText: /Order \d+ .*(failed|expired)\./ })
    .first()
  await expect(failed).toContainText(/placed (today|\d+ days? ago)/)
  await expect(failed.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\d+$/)
  const shipTo = (await failed.getByText(/^\d{7}$/).textContent())!
  await failed.getByRole('link', { name: /^Reorder / }).click()
  await expect(page.getByRole('dialog', { name: /Reorder/i })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${shipTo} · `)).first()).toBeAttached()
})

test('credit staff see accounts and orders, and no cart; a list that fails can be asked again [SHELL-8]', async ({
  page,
}) => {
  await signIn(page, 'credit@larder.example')
  let isDown = true
  await page.route('**/api/staff/work-queue**', (route) =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'What waits for you' })
  await expect(list.getByText('What waits for you could not be loaded')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your customers by week' }).getByRole('list')).toBeVisible()
  isDown = false
  await list.getByRole('button', { name: 'Retry' }).click()
  await expect(list.getByText(/^\d+ failed orders? · \d+ ship-tos? past due$/)).toBeVisible()
  await expect(list.getByRole('link', { name: /^Review cart/ })).toHaveCount(0)
})

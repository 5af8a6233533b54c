import { expect, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

test('a truck is checked in on a phone without a signal, sent later once, and one press asks credit [NEXT-6, NEXT-9]', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/receiving')
  const today = page.getByRole('list', { name: 'To receive' }).getByRole('link').filter({ hasText: 'Here today' })
  await today.first().click()
  await expect(page.getByRole('list', { name: 'Lines' })).toBeVisible()
  const asBilled = page.getByRole('button', { name: /^As billed: / })
  const lines = await asBilled.count()
  const first = page.getByRole('list', { name: 'Lines' }).locator('[data-item]').first()
  await context.setOffline(true)
  // One press a line.
  for (let line = 0; line < lines; line++) await asBilled.first().click()
  await expect(page.getByText(`${lines} of ${lines} checked`)).toBeVisible()
  await first.getByRole('button').first().click()
  await page.getByRole('button', { name: 'One less: Cases that came' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Short 1 CS')).toBeVisible()
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText(/Kept on this device: .*the end of the receipt/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Received by .* with 1 difference$/)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Request credit' }).click()
  await expect(page.getByText(/^Credit request CR\d+ was sent by/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request credit' })).toBeHidden()
})

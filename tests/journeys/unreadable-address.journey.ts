import { expect, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

const buyer = 'buyer@harborbistro.example'
const staff = 'rosa.dsr@larder.example'

test('an address cut short says that what it named is not there, without a retry that cannot help [UI-2, INV-1, GUIDE-3]', async ({
  page,
}) => {
  await signIn(page, buyer)
  for (const [address, sentence] of [
    ['/inventory/abc', 'This count is no longer present.'],
    ['/inventory/abc/count', 'This count is no longer present.'],
    ['/inventory?rename-count=abc', 'This count is no longer present.'],
    ['/inventory?delete-count=abc', 'This count is no longer present.'],
    ['/guides/CustomOrder/abc/sheet', 'This guide is no longer present.'],
    ['/guides?add-to-guide=%00', 'This is no longer present.'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('alert').filter({ hasText: sentence }), address).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' }), address).toHaveCount(0)
  }
})

test('a list of a customer at an address cut short is not there, without a retry that cannot help [UI-2, GUIDE-3]', async ({
  page,
}) => {
  await signIn(page, staff)
  await page.goto('/staging-guides/abc')
  await expect(page.getByRole('alert').filter({ hasText: 'This staging guide is no longer present.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
})

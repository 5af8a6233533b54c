import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test('a pallet adds its cases to the quantity, and the order is by the case [ITEM-7, PLAT-3]', async ({ page }) => {
  await signIn(page, 'admin@larder.example')
  const imported = await page.request.post('/api/imports/selling-units', {
    headers: { 'content-type': 'text/csv', 'idempotency-key': crypto.randomUUID() },
    data: 'division,itemNumber,unit,cases\nNLV,0100975,Pallet,40\n',
  })
  expect(imported.ok(), await imported.text()).toBe(true)
  await signIn(page, 'chef@harborbistro.example')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/shop?item=0100975')
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: /Pallet = 40 cases/ }).click()
    await panel.getByRole('button', { name: /Pallet = 40 cases/ }).click()
    await expect(panel.getByLabel(/^Cases of/)).toHaveValue('80')
    await expectAccessible(page)
  }
})

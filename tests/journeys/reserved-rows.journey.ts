import { expect, type Locator, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

// A question that is still on its way must not end the test after this one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const reason = 'Item reserved for another ship-to'

async function expectReason(row: Locator): Promise<void> {
  await expect(row).toContainText(reason)
  await expect(row).not.toContainText('$')
  await expect(row.getByRole('textbox')).toHaveCount(0)
}

test('an item that is reserved for others has the reason in place of price and quantity: guide and advanced layout [ITEM-7, GUIDE-3]', async ({
  page,
}) => {
  await signIn(page)
  // No row of the demo is reserved for others.
  await page.route(/\/(guides\/Standard\/[^/?]+|items)\?/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { rows?: { item: object }[]; items?: object[] }
    const first = answer.rows?.[0]?.item ?? answer.items?.[0]
    // Of no cart: out of one a reserved item can be taken.
    if (first) Object.assign(first, { blockedReason: reason, itemNumber: '0999999' })
    await route.fulfill({ response, json: answer })
  })
  const first = page.locator('[data-row="0"]')
  await page.goto('/guides')
  await expectReason(first)
  await expect(page.locator('[data-row="1"]')).toContainText('$')
  await page.getByRole('button', { name: 'Dense rows' }).click()
  await expectReason(first)

  await page.goto('/shop')
  await page.getByRole('button', { name: 'Advanced layout' }).click()
  await expectReason(first)
})

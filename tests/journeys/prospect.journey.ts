import { expect, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

test('a prospect reads once why nothing can be ordered, and gets no filter that is always empty [CUST-4]', async ({
  page,
}) => {
  await signIn(page, 'prospect@maybe.example')
  for (const layout of ['list', 'grid', 'advanced']) {
    await page.goto(`/shop?layout=${layout}`)
    const main = page.getByRole('main')
    await expect(main.getByText(/^\d[\d,]* items$/)).toBeVisible()
    await expect(main.getByText(/Prospective customers cannot order yet/)).toHaveCount(1)
  }
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(filters.getByText('In stock')).toBeVisible()
  await expect(filters.getByText('Bid price')).toHaveCount(0)
  await expect(filters.getByText('Previously bought')).toHaveCount(0)
})

import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { tabTo } from './support/tab-to.ts'

test('a sales rep’s morning by keyboard alone: the day plan, sales by customer and item, their lines, and a lapsed item suggested [STAFF-6]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')
  await page.goto('/dashboard')
  const work = page.getByRole('region', { name: 'What waits for you' })
  await expect(work).toBeVisible()
  await expectAccessible(page)

  // The first customer of the day plan whose items have lapsed.
  await tabTo(page, work.getByRole('button', { name: /^Show all / }))
  await page.keyboard.press('Enter')
  await tabTo(page, work.getByRole('link', { name: /^Suggest items to / }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lapsed items' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('button')).toHaveCount(1)

  // From the palette to the sales of last year.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Sales analytics')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sales', exact: true })).toBeVisible()
  const chart = page.getByRole('list', { name: 'Sales by week' })
  await expect(chart.getByRole('link')).toHaveCount(13)
  // The demo has orders of one year: nothing is compared with a part of the year before.
  await expect(page.getByText(/there is no year before to compare with\./)).toBeVisible()
  await expectAccessible(page)

  // A week of the chart leads to its lines, and Back returns.
  await tabTo(page, chart.getByRole('link').nth(6))
  await expect(chart.getByRole('link').nth(6)).toHaveAccessibleName(/ to .*: \$[\d,.]+$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lines' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lines' }).getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.goBack()

  // By customer, then what the first one buys.
  await tabTo(page, page.getByRole('button', { name: 'Customer', exact: true }))
  await page.keyboard.press('Enter')
  const customers = page.getByRole('region', { name: 'Sales by customer' })
  await expect(customers).toBeVisible()
  await tabTo(page, customers.getByRole('button').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Sales by item' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('button')).toHaveCount(1)
  await tabTo(page, page.getByLabel('Measure'), 'Shift+Tab')
  await page.keyboard.type('Margin')
  await expect(page.getByRole('region', { name: 'Margin by item' })).toBeVisible()
  await expectAccessible(page)

  await tabTo(page, page.getByRole('link', { name: 'Lapsed items' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const lapsed = page.getByRole('list', { name: 'Lapsed items' })
  const suggest = lapsed.getByRole('button', { name: /^Suggest / }).first()
  await tabTo(page, suggest)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/stands first among the usual items of/)).toBeVisible()
  await expect(lapsed.getByRole('button', { name: /^Take back the suggestion of/ }).first()).toBeVisible()
  await expectAccessible(page)
})

test('a sales manager’s morning by keyboard alone: reps side by side, what waits for one of them, and their lapsed customers [STAFF-6]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'paul.dsm@larder.example')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'What waits for you' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Team')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeVisible()
  const table = page.getByRole('region', { name: 'Reps side by side' })
  await expect(table.getByRole('link', { name: /^Sales of .* by customer$/ })).not.toHaveCount(0)
  await expect(table.getByRole('columnheader', { name: 'Past due' })).toBeVisible()
  const chart = page.getByRole('list', { name: 'Sales by rep' })
  await expect(chart.getByRole('link').first()).toHaveAccessibleName(/: \$[\d,.]+$/)
  await expectAccessible(page)

  // Another measure, then what waits for the first rep: the list has its actions.
  await tabTo(page, page.getByLabel('Measure'))
  await page.keyboard.type('Margin')
  await expect(page.getByRole('list', { name: 'Margin by rep' })).toBeVisible()
  const open = table.getByRole('link', { name: /^Open what waits for / }).first()
  const title = (await open.getAttribute('aria-label'))!.replace('Open what', 'What')
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const work = page.getByRole('region', { name: title })
  await expect(work).toBeVisible()
  await expectAccessible(page)

  // Back closes it; the rep's lapsed customers are theirs alone.
  await page.goBack()
  await expect(work).toBeHidden()
  const lapsed = table.getByRole('link', { name: / lapsed customers of / }).first()
  await tabTo(page, lapsed)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lapsed customers' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('button')).toHaveText(/^Rep: /)

  // On a phone the reps stand one below the other.
  await page.goBack()
  await page.setViewportSize({ width: 320, height: 700 })
  const cards = page.getByRole('list', { name: 'Reps side by side' })
  await expect(cards.getByRole('link', { name: /^Open what waits for / }).first()).toBeVisible()
  await expectAccessible(page)
})

test('a buyer sees what the kitchen spends, sets a budget that a refusal does not lose, and which prices moved [NEXT-11]', async ({
  page,
}) => {
  await signIn(page, 'buyer@harborbistro.example')
  await page.goto('/spend')
  await expect(page.getByRole('heading', { name: 'Spend', exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Spend by month' }).getByRole('listitem')).toHaveCount(12)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set budget' }).click()
  const dialog = page.getByRole('dialog', { name: 'Monthly budget' })
  await dialog.getByLabel('Dollars a month').fill('a lot')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter an amount such as 12,500.00.')).toBeVisible()
  await expect(dialog.getByLabel('Dollars a month')).toHaveValue('a lot')
  await dialog.getByLabel('Dollars a month').fill('12,500')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('progressbar', { name: /Of \$12,500.00 a month/ })).toBeVisible()
  await page.getByRole('button', { name: 'Category' }).click()
  await expect(page.getByRole('region', { name: 'Spend by category' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Prices against last month' })).toBeVisible()
  await expectAccessible(page)
})

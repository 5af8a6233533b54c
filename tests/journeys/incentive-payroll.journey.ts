import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test('a week of spiffs is typed and pasted into the grid, a refused row keeps its text, and the closed week changes no more [STAFF-1, UI-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@larder.example')
  // Far from the weeks of the demo's own records.
  await page.goto('/incentive-payroll/spiffs/2026-02-04')
  await expect(page.getByRole('heading', { name: 'Incentive payroll' })).toBeVisible()
  const first = page.getByLabel('Rep of new row 1')
  await first.focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Rosa Diaz\tGulf shrimp\t12\t0.75\nNobody Here\tOlive oil\t3\t1.00\n')
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  const rep = await page.locator('datalist option').first().getAttribute('value')
  await first.fill(rep!)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Please choose one of your sales reps.')).toBeVisible()
  const second = page.getByLabel('Rep of new row 2')
  // Another week would lose what is typed: it is asked first.
  await page.getByRole('button', { name: 'Week after' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await second.focus()
  await expect(second).toBeFocused()
  await expect(second).toHaveValue('Nobody Here')
  await expectAccessible(page)
  await second.fill(rep!)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('2 records saved')).toBeVisible()
  const totals = page.getByRole('region', { name: 'Totals of the week' })
  await expect(totals.getByRole('row', { name: /^All reps/ })).toContainText('$12.00')

  // The same thing for the same rep is refused, and stays to be corrected.
  await page.getByLabel('Rep of new row 3').fill(rep!)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Gulf shrimp')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('This rep has a record of this in the week already.')).toBeVisible()
  await page.getByLabel('Program of new row 3').fill('Cold brew')
  await page.keyboard.press('Control+Enter')
  await expect(totals.getByRole('row', { name: /^All reps/ })).toContainText('$17.00')

  await page.getByRole('button', { name: 'Close week' }).click()
  const question = page.getByRole('alertdialog', { name: 'Close week' })
  await question.getByRole('button', { name: 'Close week' }).click()
  await expect(page.getByText('This week is closed.')).toBeVisible()
  await expect(page.getByLabel(/^Cases of .*Gulf shrimp/)).toHaveJSProperty('readOnly', true)
  await expectAccessible(page)
})

test('two thousand rows are pasted and typed into, and the wrong one among them is brought into view [STAFF-1, UI-8]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@larder.example')
  await page.goto('/incentive-payroll/spiffs/2026-01-14')
  const first = page.getByLabel('Rep of new row 1', { exact: true })
  await first.click()
  const rep = await page.locator('datalist option').first().getAttribute('value')
  await page.evaluate((name) => {
    const clipboardData = new DataTransfer()
    const lines = Array.from({ length: 2000 }, (_, index) =>
      [index === 1989 ? 'Nobody Here' : name, `Program ${index}`, '2', '0.75'].join('\t'),
    )
    clipboardData.setData('text', lines.join('\n'))
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, rep)
  await expect(page.getByRole('button', { name: 'Save 2,000 rows' })).toBeVisible()
  const grid = page.getByRole('grid', { name: 'Records' })
  expect(await grid.locator('[data-row]').count()).toBeLessThan(120)
  await page.getByLabel('Cases of new row 2', { exact: true }).fill('4')
  await expect(grid.locator('[data-row="1"]')).toContainText('$3.00')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Rep of new row 1990', { exact: true })).toBeFocused()
  await expect(page.getByText('Please choose one of your sales reps.')).toBeVisible()
})

test('a sales rep reads what they got, week by week, on a phone [STAFF-1]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn(page, 'rosa.dsr@larder.example')
  await page.goto('/my-incentives')
  const weeks = page.getByRole('region', { name: /^Weeks of/ })
  await expect(weeks.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await weeks.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Spiffs' })).toContainText('Gulf shrimp in season')
  await expectAccessible(page)
  // There is nothing to type into.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})

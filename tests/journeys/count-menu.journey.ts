import { expect, type Locator, test } from '@playwright/test'
import { read } from './support/read-call.ts'
import { openCount } from './support/own-count.ts'
import { expectAccessible, signIn } from './support/portal.ts'

const shipTo = '0020001'

test('a count is renamed on its sheet, and one without quantities is deleted from the list by keyboard [INV-1]', async ({
  page,
}) => {
  await signIn(page)
  const { path } = await openCount(page.request, shipTo)
  const name = `Walk-in ${crypto.randomUUID().slice(0, 8)}`
  await page.goto(`${path}?ship-to=NLV.${shipTo}`)
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename count' })
  const field = renaming.getByRole('textbox', { name: 'Name of the count' })
  await field.fill('')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await field.fill(name)
  await field.press('Control+Enter')
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  await page.goto(`/inventory?ship-to=NLV.${shipTo}`)
  const menu = page.getByRole('button', { name: `More actions: ${name}` })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter')
  await expect(page).toHaveURL(/\/inventory\?.*delete-count=/)
  const question = page.getByRole('alertdialog', { name: 'Delete count' })
  await expect(question.getByText(name)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Count deleted')).toBeVisible()
  await expect(menu).toHaveCount(0)
})

test('a count in which somebody counted is not deleted, and its dialog says why [INV-1]', async ({ page }) => {
  await signIn(page)
  const { id, path, items } = await openCount(page.request, shipTo)
  await page.goto(`${path}?ship-to=NLV.${shipTo}`)
  const field = page.getByRole('textbox', { name: `Cases of ${items[0]}`, exact: true }).first()
  await field.fill('2')
  await field.press('Enter')
  await expect(page.getByText('You, just now').first()).toBeVisible()
  await page.getByRole('button', { name: /^More actions/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Rename…'])
  await page.keyboard.press('Escape')
  await page.goto(`/inventory?ship-to=NLV.${shipTo}&delete-count=${id}`)
  const refused = page.getByRole('dialog', { name: 'Delete count' })
  await expect(refused.getByText('This count has quantities and cannot be deleted. Close it instead.')).toBeVisible()
})

/** Neither the bar with Previous and Next nor that of the portal is over it, without scrolling. */
const expectUncovered = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height - 2))
      }),
    )
    .toBe(true)

for (const [width, where] of [
  [1440, 'the grid'],
  [390, 'a phone'],
] as const)
  test(`an item is counted at another location too, on ${where}, and both quantities are its own [INV-1]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page)
    const at = `/api/divisions/NLV/ship-tos/${shipTo}`
    const name = `Patio ${crypto.randomUUID().slice(0, 8)}`
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await page.request.post(`${at}/customer-locations`, { headers, data: { name } })).ok()).toBe(true)
    const { path } = await openCount(page.request, shipTo)
    await page.goto(`${path}?ship-to=NLV.${shipTo}`)
    await page
      .getByRole('textbox', { name: /^Cases of/ })
      .first()
      .fill('2')
    const also = page.getByRole('button', { name: /^Also here…/ }).first()
    if (width === 390) await expectUncovered(also)
    await also.click()
    await expectAccessible(page)
    await page.getByRole('dialog', { name: 'Also here' }).getByRole('button', { name }).click()
    // The shelf at hand: on a phone the only one, in the grid the last section.
    const there = page.getByRole('textbox', { name: /^Cases of/ }).last()
    await expect(page.getByText(name).and(page.locator(':not(option)')).first()).toBeVisible()
    await expect(there).toHaveValue('')
    await there.fill('3')
    await there.press('Enter')
    await expect(page.getByText('You, just now').first()).toBeVisible()
    await page.reload()
    await expect(there).toHaveValue('3')
    const inventoryId = path.split('/')[2]
    const arrived = async () => {
      const { operations } = await read<{ operations: { caseHundredths: number; locationId: string | null }[] }>(
        page.request,
        `${at}/customer-inventories/${inventoryId}/operations`,
      )
      // A quantity counts after a pause, or when the page goes: the second one with Enter may come
      // first.
      return operations
        .toSorted((one, other) => one.caseHundredths - other.caseHundredths)
        .map(({ caseHundredths, locationId }) => [caseHundredths, locationId !== null])
    }
    await expect.poll(arrived).toEqual([
      [200, false],
      [300, true],
    ])
  })

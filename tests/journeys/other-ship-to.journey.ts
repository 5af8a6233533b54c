import { expect, test } from '@playwright/test'
import { openCount } from './support/own-count.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

test('a guide and a count of another ship-to of the user offer to switch to it, and open there [GUIDE-1, INV-1, SHELL-6]', async ({
  page,
}) => {
  await signIn(page)
  const { shipTos } = await read<{ shipTos: { number: string; name: string; isProspective: boolean }[] }>(
    page.request,
    '/api/me',
  )
  const [here, there] = shipTos.filter(({ isProspective }) => !isProspective)
  const { id, path } = await openCount(page.request, there!.number)
  const { guides } = await read<{ guides: { id: string; type: string; name: string }[] }>(
    page.request,
    `/api/divisions/NLV/ship-tos/${there!.number}/guides`,
  )
  const guide = guides.find(({ type }) => type === 'CustomInventory')!
  for (const [address, landing] of [
    [`/guides/${guide.type}/${guide.id}`, page.getByRole('heading', { name: guide.name })],
    [`/guides/${guide.type}/${guide.id}/sheet`, page.getByRole('heading', { name: guide.name })],
    [path, page.getByRole('textbox', { name: /^Cases of/ }).first()],
  ] as const) {
    await page.goto(`/shop?ship-to=NLV.${here!.number}`)
    await expect(page).toHaveURL(/\/shop$/)
    await page.goto(address)
    const change = page.getByRole('button', { name: `Switch to ${there!.name}` })
    await expect(change).toBeVisible()
    await expectAccessible(page)
    await change.press('Enter')
    await expect(landing).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(address)
  }
  // What is counted after the switch arrives at the ship-to of the count.
  const cases = page.getByRole('textbox', { name: /^Cases of/ }).first()
  await cases.fill('3')
  await cases.press('Enter')
  const log = `/api/divisions/NLV/ship-tos/${there!.number}/customer-inventories/${id}/operations`
  await expect
    .poll(async () => (await read<{ operations: { caseHundredths: number }[] }>(page.request, log)).operations)
    .toMatchObject([{ caseHundredths: 300 }])
})

test('a guide that nobody has is gone, whatever the address names [GUIDE-1]', async ({ page }) => {
  await signIn(page)
  for (const id of [crypto.randomUUID(), 'nonsense']) {
    await page.goto(`/guides/CustomOrder/${id}`)
    await expect(page.getByText('This guide is no longer present.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'All guides' })).toBeVisible()
  }
})

test('a count that was deleted is gone on the device that kept its sheet, also without a connection; what was counted there stays [INV-1, NEXT-9]', async ({
  page,
  context,
}) => {
  await signIn(page)
  const shipTo = '0020001'
  const remove = async (id: string) =>
    expect((await page.request.delete(`/api/divisions/NLV/ship-tos/${shipTo}/customer-inventories/${id}`)).ok()).toBe(
      true,
    )
  const { id, path } = await openCount(page.request, shipTo)
  await page.goto(`${path}?ship-to=NLV.${shipTo}`)
  await expect(page.getByRole('textbox', { name: /^Cases of/ }).first()).toBeVisible()
  await remove(id)
  await expect(page.getByText('This count is no longer present.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This count is no longer present.')).toBeVisible()

  const other = await openCount(page.request, shipTo)
  await page.goto(other.path)
  const cases = page.getByRole('textbox', { name: /^Cases of/ }).first()
  await expect(cases).toBeVisible()
  await context.setOffline(true)
  await cases.fill('4')
  await cases.press('Enter')
  await remove(other.id)
  await context.setOffline(false)
  await expect(page.getByText(/^1 quantity was not taken: This count is no longer present\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close the count' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^1 quantity was not taken/)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(page.getByRole('link', { name: 'All counts' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Cases of/ })).toHaveCount(0)
})

import { expect, type Page, test } from '@playwright/test'
import { codeOfItem, findTruck, itemsToCredit, type Truck } from './support/own-truck.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'
import { wedgeScan } from './support/wedge-scan.ts'

/** Each test, also one that is run again, takes a truck of its own. */
const kitchens = ['0020003', '0020004', '0020005', '0020006']

const lineOf = (page: Page, itemNumber: string) =>
  page.getByRole('list', { name: 'Lines' }).locator(`[data-item="${itemNumber}"]`)

async function open(page: Page, { path }: Truck): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('list', { name: 'Lines' })).toBeVisible()
}

test('a truck is checked in on a phone without a signal, sent later once, and one press asks credit [NEXT-6, NEXT-9]', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const truck = await findTruck(page.request, kitchens)
  const { lines, api, invoiceNumber } = truck
  const creditable = await itemsToCredit(page.request, truck)
  const first = lines.find(
    ({ itemNumber, expected, isCatchWeight }) => creditable.has(itemNumber) && expected.cases > 0 && !isCatchWeight,
  )!
  await open(page, truck)
  await context.setOffline(true)
  // A press for each line but the last two, which the end takes together.
  let presses = 0
  for (const { itemNumber } of lines.slice(0, -2)) {
    await lineOf(page, itemNumber)
      .getByRole('button', { name: /^As billed: / })
      .click()
    presses++
  }
  await expect(page.getByText(`${lines.length - 2} of ${lines.length} checked`)).toBeVisible()
  await lineOf(page, first.itemNumber).getByRole('button').first().click()
  await page.getByRole('button', { name: 'One less: Cases that came' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(lineOf(page, first.itemNumber).getByText('Short 1 CS')).toBeVisible()
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  const end = page.getByRole('dialog', { name: 'Finish the receipt' })
  await expect(end).toContainText('The other 2 lines came as billed, or stay without a check.')
  await end.getByLabel('Name of who signs (optional)').fill('Lee Park')
  const pad = (await end.getByRole('img', { name: 'Sign here' }).boundingBox())!
  await page.mouse.move(pad.x + 30, pad.y + 60)
  await page.mouse.down()
  await page.mouse.move(pad.x + 160, pad.y + 30, { steps: 5 })
  await page.mouse.up()
  await expectAccessible(page)
  await end.getByRole('button', { name: 'Finish, rest as billed' }).click()
  presses += 2
  // At most one a line, beside three for the line that came short, and the signature.
  expect(presses).toBeLessThanOrEqual(lines.length)
  await expect(page.getByText(/Kept on this device: .*the end of the receipt/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Received by .* with 1 difference$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('img', { name: 'Signature of Lee Park' })).toBeVisible()
  const { cursor } = await read<{ cursor: number }>(page.request, `${api}/operations`)
  expect(cursor).toBe(lines.length + 1)
  const { delivery } = await read<{ delivery: { finishes: object[] } }>(page.request, api)
  expect(delivery.finishes).toHaveLength(1)

  await page.getByRole('button', { name: 'Request credit' }).click()
  await expect(page.getByText(/^Credit request CR\d+ was sent by/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request credit' })).toBeHidden()
  await page.getByRole('link', { name: /^CR\d+$/ }).click()
  const request = page.getByRole('dialog', { name: /^Credit request CR\d+$/ })
  await expect(request).toContainText('Short 1 CS')
  await page.keyboard.press('Escape')
  await expect(request).toBeHidden()
  await page.goto(`/invoices?invoice=NLV.${invoiceNumber}`)
  await expect(page.getByRole('link', { name: /^Received by .* with 1 difference$/ })).toBeVisible()
})

test('two people check one truck in, by list and by scan with weight and lot; what both found differently is decided [NEXT-6, NEXT-8]', async ({
  browser,
}) => {
  const [ana, rosa] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  await signIn(ana!)
  await signIn(rosa!, 'rosa.dsr@larder.example')
  const truck = await findTruck(ana!.request, kitchens.toReversed())
  const plain = truck.lines.filter(({ isCatchWeight, expected }) => !isCatchWeight && expected.cases > 1)
  const weighed = truck.lines.find(({ isCatchWeight }) => isCatchWeight)!
  await open(ana!, truck)
  await open(rosa!, truck)

  // A label with its weight and its lot, on the screen of the other at once.
  const gtin = await codeOfItem(ana!.request, truck, weighed.itemNumber)
  await wedgeScan(ana!, `01${gtin}320200064510LOT7A`)
  await expect(lineOf(ana!, weighed.itemNumber)).toContainText('1 CS · 6.45 lb')
  await expect(lineOf(rosa!, weighed.itemNumber)).toContainText('1 CS · 6.45 lb', { timeout: 20_000 })
  await wedgeScan(rosa!, `01${gtin}320200061010LOT7B`)
  await expect(lineOf(ana!, weighed.itemNumber)).toContainText('2 CS · 12.55 lb', { timeout: 20_000 })
  await rosa!.getByRole('button', { name: 'Undo' }).click()
  await expect(lineOf(ana!, weighed.itemNumber)).toContainText('1 CS · 6.45 lb', { timeout: 20_000 })

  const [one] = plain
  await rosa!.context().setOffline(true)
  for (const page of [ana!, rosa!]) await lineOf(page, one!.itemNumber).getByRole('button').first().click()
  await ana!.getByRole('button', { name: 'One less: Cases that came' }).click()
  await rosa!.getByRole('button', { name: 'Damaged', exact: true }).click()
  await rosa!.getByLabel('Temperature, °F').fill('41.5')
  for (const page of [ana!, rosa!]) await page.getByRole('button', { name: 'Save' }).click()
  await rosa!.context().setOffline(false)
  await expect(lineOf(ana!, one!.itemNumber)).toContainText('Found differently: please decide', { timeout: 30_000 })
  await lineOf(ana!, one!.itemNumber).getByRole('button').first().click()
  await ana!.getByRole('button', { name: /found by Rosa/ }).click()
  await expect(lineOf(ana!, one!.itemNumber)).toContainText('Damaged 1 CS')
  await expect(lineOf(rosa!, one!.itemNumber)).toContainText('41.5 °F')
  await expect(lineOf(rosa!, one!.itemNumber)).not.toContainText('please decide', { timeout: 20_000 })

  // A press a line, and that of the last line finishes as well.
  await ana!.keyboard.press('Escape')
  await expect(ana!.getByRole('dialog')).toBeHidden()
  const toCheck = ana!.getByRole('button', { name: /^As billed: / })
  // Of the weighed line one case was scanned: it is no longer among those to check.
  const scanned = lineOf(ana!, weighed.itemNumber).getByRole('button', { name: /^As billed: / })
  if (await scanned.isVisible()) await scanned.click()
  for (let left = await toCheck.count(); left > 1; left--) {
    await toCheck.first().click()
    await expect(toCheck).toHaveCount(left - 1)
  }
  await ana!.getByRole('button', { name: /^As billed, finish: / }).click()
  await expect(ana!.getByText(/^Received by .* with \d+ differences?$/)).toBeVisible({ timeout: 30_000 })
  await expect(toCheck).toHaveCount(0)
})

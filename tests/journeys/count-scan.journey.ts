import { expect, type Page, test } from '@playwright/test'
import { openCount } from './support/own-count.ts'
import { signIn } from './support/portal.ts'
import { wedgeScan } from './support/wedge-scan.ts'

const shipTo = '0020001'
/** Items of the demo: by the case and the each, and by the pound. */
const ribeye = { case: '10090001092682', each: '0090001092685' }
const brisket = { case: '10090001092613' }

const saying = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('scans count a case, one each of an open case, and what a label weighs; on a phone their notes leave Next free [INV-1, NEXT-8]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const { path } = await openCount(page.request, shipTo)
  await page.goto(`${path}?ship-to=NLV.${shipTo}`)
  const amount = (unit: string) => page.getByRole('textbox', { name: new RegExp(`^${unit} of`) })
  await expect(amount('Cases')).toBeVisible()
  await wedgeScan(page, ribeye.case)
  const note = saying(page, '1 CS of')
  await expect(note).toBeVisible()
  const next = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox()
  const box = await note.boundingBox()
  expect(box!.y + box!.height).toBeLessThanOrEqual(next!.y)
  await wedgeScan(page, ribeye.each)
  await expect(saying(page, '1 EA of')).toBeVisible()
  await expect(amount('Cases')).toHaveValue('1')
  await expect(amount('Eaches')).toHaveValue('1')
  await amount('Cases').fill('1.5')
  await wedgeScan(page, ribeye.case)
  await expect(amount('Cases')).toHaveValue('2.5')

  await wedgeScan(page, `]C101${brisket.case}320200198710LOT-L`)
  await expect(saying(page, 'brisket · 19.87 lb · Lot LOT-L')).toBeVisible()
  await expect(amount('Pounds')).toHaveValue('19.87')
  await expect(amount('Cases')).toHaveValue('')
})

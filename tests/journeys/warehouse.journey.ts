import { expect, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'

// An item that no other journey orders: from now on its stock comes by warehouse.
const itemNumber = '0109483'

test('a kitchen that is served by an empty warehouse sees the item as out, and one served by another orders it [PLAT-3, ITEM-9, CHECK-2]', async ({
  page,
  browser,
}) => {
  const office = await browser.newPage()
  await signIn(office, 'admin@larder.example')
  const imported = async (kind: string, ...lines: string[]) => {
    const answer = await office.request.post(`/api/imports/${kind}`, {
      headers: { 'content-type': 'text/csv', 'idempotency-key': crypto.randomUUID() },
      data: `${lines.join('\n')}\n`,
    })
    expect(await answer.json()).toMatchObject({ refused: 0 })
  }
  const serveFrom = (warehouse: string) => imported('ship-tos', 'division,shipTo,warehouse', `NLV,0020001,${warehouse}`)
  await imported(
    'warehouse-stock',
    'division,itemNumber,warehouse,onHandCases,lowBelowCases',
    `NLV,${itemNumber},Journey North,0,5`,
    `NLV,${itemNumber},Journey South,400,5`,
  )
  try {
    await serveFrom('Journey North')
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, 'chef@harborbistro.example')
    const cart = await makeCart(page, 'WAREHOUSE', [itemNumber])
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: itemNumber })
    await page.goto(`/shop?keyword=${itemNumber}`)
    await expect(row.getByText(/^Out/)).toBeVisible()
    await page.goto(`/shop?item=${itemNumber}`)
    await expect(
      page
        .getByRole('dialog')
        .getByText(/out of stock/i)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).not.toContainText('Journey')
    await page.goto('/review-cart')
    await expect(
      page.getByRole('region', { name: 'Cart recommendations' }).getByText('1 item has insufficient stock'),
    ).toBeVisible()
    await expectAccessible(page)
    // The list of what is in stock leaves it out once the catalogue has followed.
    await expect(async () => {
      await page.goto(`/shop?keyword=${itemNumber}&inStock=true`)
      await expect(page.getByText(/Nothing found|No items match/).first()).toBeVisible({ timeout: 3000 })
    }).toPass()

    const elsewhere = await browser.newPage()
    await signIn(elsewhere, 'manager@multiunit.example')
    await elsewhere.goto(`/shop?keyword=${itemNumber}`)
    const theirs = elsewhere.getByRole('main').getByRole('listitem').filter({ hasText: itemNumber })
    await expect(theirs).toBeVisible()
    await expect(theirs.getByText(/^(Out|Low)/)).toBeHidden()
    await elsewhere.close()

    await serveFrom('Journey South')
    await page.goto(`/shop?keyword=${itemNumber}`)
    await expect(row).toBeVisible()
    await expect(row.getByText(/^(Out|Low)/)).toBeHidden()
    await page.goto('/review-cart')
    await expect(page.getByText(/insufficient stock/)).toBeHidden()
    await cart.discard()
  } finally {
    await serveFrom('')
    await office.close()
  }
})

import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, signIn } from './support/portal.ts'

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

test('staff give a category pictures, and the shop shows the first one until it is deleted [ITEM-10]', async ({
  page,
}) => {
  await signIn(page, 'admin@larder.example')
  const read = await page.request.get('/api/item-categories')
  const { categories } = (await read.json()) as { categories: { categoryId: string; name: string; path: string[] }[] }
  const { categoryId, name } = categories.find(({ path }) => path.length > 0)!
  await page.goto(`/category-images?category=${categoryId}`)
  const section = page.getByRole('region', { name: `Pictures of ${name}` })
  const chooser = page.waitForEvent('filechooser')
  await section.getByRole('button', { name: 'Choose pictures' }).click()
  await (
    await chooser
  ).setFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: await picture('#4a7') },
    { name: 'b.png', mimeType: 'image/png', buffer: await picture('#a47') },
  ])
  const list = page.getByRole('grid', { name: `Pictures of ${name}` })
  await expect(list.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  const shown = async () => list.getByRole('img').first().getAttribute('src')
  const first = await shown()
  await list.getByRole('row').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(shown).not.toBe(first)
  await list
    .getByRole('button', { name: `More for ${name}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Describe' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('A crate from above')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(list.getByRole('img', { name: 'A crate from above' })).toBeVisible()
  for (const left of [1, 0]) {
    await list
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(list.getByRole('row')).toHaveCount(left)
  }
})

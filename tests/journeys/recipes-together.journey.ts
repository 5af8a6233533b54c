import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { ownRecipe } from './support/recipe-places.ts'

const shipTo = { division: 'NLV', number: '0020001' }
const base = `/api/divisions/${shipTo.division}/ship-tos/${shipTo.number}`

test('two edit one recipe: each sees the other, and what the other saved, and nothing is lost [RECIPE-3]', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const id = await ownRecipe(page.request, shipTo)
  await page.goto(`/recipes/${id}/edit?ship-to=NLV.0020001`)
  await page.getByRole('textbox', { name: 'Station' }).fill('Garde manger')
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const colleague = await other.newPage()
  await signIn(colleague, 'chef@harborbistro.example')
  await colleague.goto(`/recipes/${id}/edit?ship-to=NLV.0020001`)
  const too = 'is editing this recipe too. What one of you saves is shown to the others.'
  await expect(colleague.getByText(`Mara Okafor ${too}`)).toBeVisible()
  await expect(page.getByText(`Theo Lindqvist ${too}`)).toBeVisible()
  await expectAccessible(page)
  // Whoever leaves is not named any more.
  await colleague.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText(too)).toBeHidden()
  const path = `${base}/recipes/${id}`
  const { version, title } = (await (await colleague.request.get(path)).json()) as { version: number; title: string }
  const theirs = await colleague.request.put(path, {
    data: { title, type: 'MENU_RECIPE', servings: 20, tools: 'Ladle' },
    headers: { 'if-match': `"${version}"` },
  })
  expect(theirs.ok()).toBe(true)
  await other.close()
  await expect(page.getByText('Someone else changed this in the meantime.')).toBeVisible()
  // Also where the note above the form is out of sight.
  await expect(page.getByText(/^Changed by someone else: /)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Station' })).toHaveValue('Garde manger')
  await expect(page.getByRole('textbox', { name: 'Tools' })).toHaveValue('Ladle')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  expect(await (await page.request.get(path)).json()).toMatchObject({
    servings: 20,
    tools: 'Ladle',
    station: 'Garde manger',
  })
})

test('a recipe that is deleted while it is edited can be added again with all that was typed [RECIPE-3]', async ({
  page,
}) => {
  await signIn(page)
  const id = await ownRecipe(page.request, shipTo)
  await page.goto(`/recipes/${id}/edit?ship-to=NLV.0020001`)
  const title = await page.getByRole('textbox', { name: 'Title' }).inputValue()
  await page.getByRole('textbox', { name: 'Station' }).fill('Garde manger')
  const gone = await page.request.delete(`${base}/recipes/${id}`, { headers: { 'if-match': '"1"' } })
  expect(gone.ok()).toBe(true)
  // The tab of whoever deletes is not notified: it learns when it saves.
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else deleted this recipe.')).toBeVisible()
  await page.getByRole('button', { name: 'Add recipe' }).click()
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  expect(page.url()).not.toContain(id)
  await expect(page.getByText('Garde manger')).toBeVisible()
})

test('a sub recipe that is deleted while it is chosen is named in its line [RECIPE-3]', async ({ page }) => {
  await signIn(page)
  const word = randomUUID().replaceAll(/[^a-f]/g, '')
  const added = await page.request.post(`${base}/recipes`, {
    data: { title: `Sauce ${word}`, type: 'SUB_RECIPE', noOfRecipeUnits: 2, recipeUnit: 'qt' },
    headers: { 'idempotency-key': randomUUID() },
  })
  const { recipe } = (await added.json()) as { recipe: { id: string } }
  await page.goto('/recipes/new?ship-to=NLV.0020001')
  const field = page.getByRole('combobox', { name: 'Add an ingredient' })
  await field.fill(`1 qt sauce ${word}`)
  await page
    .getByRole('option', { name: `Sauce ${word}` })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Remove ingredient 1' })).toBeVisible()
  const colleague = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin })
  const chef = await colleague.newPage()
  await signIn(chef, 'chef@harborbistro.example')
  const gone = await chef.request.delete(`${base}/recipes/${recipe.id}`, { headers: { 'if-match': '"1"' } })
  expect(gone.ok()).toBe(true)
  await colleague.close()
  await expect(
    page.getByText('This ingredient is no longer present. Remove it, or add another one.').first(),
  ).toBeVisible()
})

import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { ownRecipe } from './support/recipe-places.ts'
import { read } from './support/read-call.ts'
import { keepIntercepting } from './support/refused-field.ts'

const shipTo = { division: 'NLV', number: '0020001' }
const base = `/api/divisions/${shipTo.division}/ship-tos/${shipTo.number}`

interface Effects {
  readonly recipes: readonly { readonly id: string; readonly title: string; readonly change: number | null }[]
}

test('what price changes did to recipes is listed, and drawn for one with a table beside it [RECIPE-2]', async ({
  page,
}) => {
  await keepIntercepting(page)
  await signIn(page)
  const { recipes } = await read<Effects>(page.request, `${base}/recipes/price-effects?weeks=26`)
  const changed = recipes.find(({ change }) => change !== null && change !== 0)!
  await page.goto('/recipes/price-changes?ship-to=NLV.0020001&weeks=26')
  await expect(page.getByRole('heading', { name: 'Price changes' })).toBeVisible()
  await expect(page.getByText(/^\d+ recipes? changed since/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: changed.title, exact: true }).click()
  const effect = page.getByRole('region', { name: 'Price effect', exact: true })
  await effect.getByRole('combobox', { name: 'Over' }).selectOption('26')
  await expect(effect.getByRole('strong')).toHaveText(/^[+-]\$\d+\.\d+ an? /)
  await expect(effect.getByRole('img', { name: /^Cost a .+ lowest \$.+, highest \$/ })).toBeVisible()
  await effect.getByText('The same as a table').click()
  await expect(
    effect
      .getByRole('cell')
      .filter({ hasText: /\$\d.* to \$\d.* an? \w+:/ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)

  // A call that fails says so, with Retry, and the recipe stays.
  await page.route(/price-effect\?/, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } }),
  )
  await effect.getByRole('combobox', { name: 'Over' }).selectOption('52')
  await expect(effect.getByText('The price effect could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ingredients', exact: true })).toBeVisible()
  await page.unroute(/price-effect\?/)
  await effect.getByRole('button', { name: 'Retry' }).click()
  await expect(effect.getByText(/a plate|has changed since|since/).first()).toBeVisible()
})

test('an item is replaced in recipes once its effect was shown; a recipe left out keeps it [RECIPE-3]', async ({
  page,
}) => {
  await signIn(page)
  const [one, other] = [await ownRecipe(page.request, shipTo), await ownRecipe(page.request, shipTo)]
  const recipeOf = (id: string) =>
    read<{ title: string; ingredients: { itemNumber: string }[] }>(page.request, `${base}/recipes/${id}`)
  const before = await recipeOf(one)
  const { title } = before
  let itemNumber = ''
  for (const each of before.ingredients) {
    const { alternates } = await read<{ alternates: object[] }>(
      page.request,
      `${base}/items/${each.itemNumber}/related`,
    )
    if (alternates.length > 0) itemNumber = each.itemNumber
  }
  expect(itemNumber, 'one of the first items has an alternate').not.toBe('')
  await page.goto(`/recipes/${one}?ship-to=NLV.0020001&replace-ingredient=${itemNumber}`)
  const dialog = page.getByRole('dialog', { name: 'Replace Discontinued Item' })
  const effect = dialog.getByRole('list', { name: 'Effect on recipes' })
  const own = effect.getByRole('listitem').filter({ hasText: title })
  await expect(own.getByText(/ a plate$/)).toBeVisible()
  await expectAccessible(page)
  const left = effect.getByRole('listitem').filter({ hasText: (await recipeOf(other)).title })
  await left.getByRole('checkbox').press('Space')
  await expect(left.getByRole('checkbox')).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Replace' }).press('Enter')
  await expect(page.getByText(/^Replaced in \d+ recipes?$/)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect((await recipeOf(one)).ingredients.map((each) => each.itemNumber)).not.toContain(itemNumber)
  expect((await recipeOf(other)).ingredients.map((each) => each.itemNumber)).toContain(itemNumber)
})

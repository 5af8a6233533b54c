import { expect, test } from '@playwright/test'
import { ownMenu } from './support/menu-places.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { ownRecipe } from './support/recipe-places.ts'
import { expectRefused, keepIntercepting, refuse, said, typeAway } from './support/refused-field.ts'

const shipTo = { division: 'NLV', number: '0020001' }

test.beforeEach(({ page }) => keepIntercepting(page))

test('what the server refuses of a menu is said at its field, a dish by its name, and what was typed stays [NEXT-10, UI-2]', async ({
  page,
}) => {
  await signIn(page)
  const id = await ownMenu(page.request, shipTo, await ownRecipe(page.request, shipTo))
  await page.goto(`/menus/${id}/edit?ship-to=NLV.0020001`)
  const [title, covers] = [
    page.getByRole('textbox', { name: 'Title' }),
    page.getByRole('textbox', { name: 'Usual covers' }),
  ]
  await expect(title).toHaveValue(/^Menu of the day/)
  // What is wrong is found before anything is sent.
  await covers.fill('0')
  await covers.press('Control+Enter')
  await expect(covers).toBeFocused()
  await expect(covers).toHaveAttribute('aria-invalid', 'true')
  await covers.fill('120')
  await title.fill('Harvest')
  const share = page.getByRole('textbox', { name: /^Share of Soup of the day/ })
  await share.fill('60')

  const call = `**/menus/${id}`
  await refuse(page, call, 'title')
  await title.press('Control+Enter')
  await expectRefused(title)
  await expectAccessible(page)
  await typeAway(page, title)
  await refuse(page, call, 'usualCovers')
  await page.keyboard.press('Control+Enter')
  await expectRefused(covers)
  await refuse(page, call, 'recipes.0.recipeId')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: said }).first()).toBeInViewport()
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await title.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here.' })).toBeInViewport()
  await expect(title, 'as typed').toHaveValue('Harvest7')
  await expect(covers, 'as typed').toHaveValue('120')
  await expect(share, 'as typed').toHaveValue('60')

  await title.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Harvest7' })).toBeVisible()
})

test('covers that nobody may have are said at the field, and the order that is shown stays [NEXT-10, UI-2]', async ({
  page,
}) => {
  await signIn(page)
  const id = await ownMenu(page.request, shipTo, await ownRecipe(page.request, shipTo))
  // A link without covers starts with the menu's usual ones.
  await page.goto(`/menus/${id}/order?ship-to=NLV.0020001`)
  const covers = page.getByRole('textbox', { name: 'Covers' })
  await expect(covers).toHaveValue('80')
  await expect(page.getByRole('list', { name: 'Servings' })).toContainText('80 servings')
  await covers.fill('0')
  await expect(covers).toHaveAttribute('aria-invalid', 'true')
  await expect(covers).toHaveAccessibleDescription('Input cannot be less than 1')
  await expect(page.getByRole('list', { name: 'Servings' })).toContainText('80 servings')
  await page.route('**/menus/*/order-plan**', (route) => route.fulfill({ status: 503, body: '' }))
  await covers.fill('90')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(covers, 'as typed').toHaveValue('90')
})

test('texts of others are texts: no title, direction, note or measurement runs, on the screen or on paper [RECIPE-2, RECIPE-4, NEXT-10, security 41]', async ({
  page,
}) => {
  await signIn(page)
  const hostile = `<img src=x onerror="window.ran=1"><script>window.ran=1</script>=HYPERLINK("x")`
  const base = `/api/divisions/${shipTo.division}/ship-tos/${shipTo.number}`
  const recipeId = await ownRecipe(page.request, shipTo)
  const { version, ingredients } = (await (await page.request.get(`${base}/recipes/${recipeId}`)).json()) as {
    version: number
    ingredients: { itemNumber: string }[]
  }
  const title = `${recipeId.slice(-4)} ${hostile}`
  const saved = await page.request.put(`${base}/recipes/${recipeId}`, {
    data: {
      title,
      description: hostile,
      type: 'MENU_RECIPE',
      servings: 4,
      category: '<b>Soup</b>',
      station: 'Hostile <i>station</i>',
      tools: hostile,
      directions: [hostile, 'javascript:window.ran=1'],
      freeFromOverride: ['<u>Egg</u>'],
      ingredients: [
        {
          ingredientType: 'own item',
          itemNumber: ingredients[0]!.itemNumber,
          quantity: 1,
          recipeUnit: '<s>lb</s>',
          ruPerPu: 20,
          measurement: hostile,
        },
      ],
    },
    headers: { 'if-match': `"${version}"` },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  const menuId = await ownMenu(page.request, shipTo, recipeId)
  const asked = (path: string) => `${path}${path.includes('?') ? '&' : '?'}ship-to=NLV.0020001`
  for (const path of [
    `/recipes/${recipeId}`,
    `/recipes/${recipeId}/edit`,
    `/recipes/cards?ids=${recipeId}`,
    `/recipes/stations?station=${encodeURIComponent('Hostile <i>station</i>')}`,
    `/recipes/${recipeId}/sheet`,
    `/recipes/order?recipes=${recipeId}`,
    `/menus/${menuId}`,
    `/menus/${menuId}/sheet`,
    `/menus/${menuId}/order`,
    `/recipes?keyword=${recipeId.slice(-4)}`,
  ]) {
    await page.goto(asked(path))
    const shown = path.endsWith('/edit')
      ? page.getByRole('textbox', { name: 'Title' })
      : page.getByText(recipeId.slice(-4)).first()
    await expect(shown, path).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect(
      await page.evaluate(() => [document.querySelectorAll('img[src="x"]').length, 'ran' in window]),
      path,
    ).toEqual([0, false])
    await page.emulateMedia({ media: null })
  }
})

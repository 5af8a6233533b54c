import { demoMenus } from '#areas/demo/generate/demo-menus.ts'
import { menuText } from '#areas/menus/menu.ts'
import { addMenu } from '#areas/menus/server/public.ts'

/**
 * NEXT-10: the menus of a kitchen of the demo, each added as people add one; dishes that the
 * kitchen does not cook are left out.
 */
export async function seedMenus(
  call: Parameters<typeof addMenu>[0],
  recipeIdOf: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { dishes, ...menu } of demoMenus) {
    const recipes = dishes.flatMap(({ title, ...mix }) => {
      const recipeId = recipeIdOf.get(title)
      return recipeId ? [{ recipeId, ...mix }] : []
    })
    if (recipes.length > 0) await addMenu(call, menuText.parse({ ...menu, recipes }))
  }
}

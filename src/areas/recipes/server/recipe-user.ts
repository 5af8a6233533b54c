import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'

/** What uses recipes, such as menus: one in use is neither deleted nor given another type. */
export interface RecipeUser {
  /** Of what uses them: 'menu'. */
  readonly noun: string
  readonly usesOf: (
    db: Queries,
    place: ShipToKey,
    recipeIds: readonly string[],
  ) => Promise<readonly { readonly id: string; readonly title: string }[]>
  /** The refusal of a recipe in use; `titles` are "'Lunch' and 'Dinner'". */
  readonly refusal: (titles: string, count: number) => string
}

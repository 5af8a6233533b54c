import type { CalendarDate } from '#kit/dates.ts'
import { Refused } from '#kit/decision.ts'
import type { RecipePricingType } from '#areas/customers/ship-to-settings.ts'
import { shipToOf, shipToSettingsOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Recipe } from '../recipe.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { toRecipe } from './recipe-answers.ts'
import { type Costing, readBook } from './recipe-book.ts'
import { usesOfRecipes } from './recipe.store.ts'

/** Who asks for recipes, when, and for which prices. */
interface Asked {
  readonly caller: Caller
  readonly now: Date
  readonly query?: {
    readonly deliveryDate?: CalendarDate | undefined
    readonly pricingType?: RecipePricingType | undefined
  }
}

/**
 * RECIPE-2: which prices recipes are costed with: of the ship-to's setting unless another kind is
 * asked for, of the delivery date or of today. Days before today have no prices any more.
 */
export async function costingFor(db: Queries, { caller, now, query = {} }: Asked): Promise<Costing> {
  const shipTo = shipToOf(caller)
  const settings = await shipToSettingsOf(db, shipTo)
  const today = todayIn(shipTo.timeZone, now)
  const pricingType = query.pricingType ?? settings.recipePricingType
  const { deliveryDate } = query
  const isLater = pricingType === 'current' && deliveryDate !== undefined && deliveryDate > today
  return {
    shipTo,
    pricingType,
    priceDate: isLater ? deliveryDate : today,
    today,
    maxFoodCostPct: settings.maxFoodCostPct,
    mayViewCost: caller.actor.can('viewAnalysis'),
  }
}

/** One recipe in full, or the refusal of a missing one. */
export async function recipeOf(db: Queries, costing: Costing, id: string, scaleTo?: number): Promise<Recipe> {
  const [book, uses] = await Promise.all([readBook(db, costing, [id]), usesOfRecipes(db, costing.shipTo, [id])])
  if (!book.recipes.has(id)) throw new Refused(recipeRefusals.recipe_not_found)
  return toRecipe(book, id, costing, { uses, scaleTo })
}

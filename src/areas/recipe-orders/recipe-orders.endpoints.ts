import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { askedDate, shipToParams } from '#contract/values.ts'
import { cartChangeRefusals } from '#areas/carts/cart-contract.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { lineError, lineWanted } from '#areas/carts/line.endpoints.ts'
import { idList } from '#areas/recipes/recipes.endpoints.ts'
import { recipeRefusals } from '#areas/recipes/recipes.refusals.ts'
import { orderLimits, orderPlan } from './recipe-orders.ts'

const isScale = (text: string): boolean => /^(?:\d{1,6}(?:\.\d{1,4})?)?$/.test(text) && !/^[0.]+$/.test(text)

/** RECIPE-4: what recipes need, in cases and eaches, less what was counted lately. */
export const planRecipeOrder = endpoint({
  name: 'planRecipeOrder',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/recipe-order-plan',
  livesBy: ['recipe', 'customer-data', 'catalogue', 'counts'],
  summary: 'What recipes need, as an order that nobody has placed',
  needs: ['manageRecipes'],
  params: shipToParams,
  query: z.object({
    recipeIds: idList.pipe(
      z
        .array(z.uuid())
        .min(1, 'Select at least one recipe')
        .max(orderLimits.recipes, `Select at most ${orderLimits.recipes} recipes`),
    ),
    /**
     * Servings or units of each recipe, in the order of `recipeIds`, with commas between them;
     * empty: as it is written.
     */
    scales: z
      .string()
      .max(1200)
      .transform((text) => text.split(','))
      .pipe(z.array(z.string().max(11).refine(isScale, 'Scale is a number above 0 with at most 4 decimals')))
      .optional(),
  }),
  answer: orderPlan,
  refusals: [recipeRefusals.recipe_not_found],
})

/**
 * RECIPE-4, NEXT-10: puts lines on top of what a cart has, or into a new one; once, however often
 * it is sent. A line that may not be ordered is left out with its reason; without any that may, no
 * cart is started.
 */
export const orderIngredients = endpoint({
  name: 'orderIngredients',
  method: 'POST',
  path: '/divisions/:division/ship-tos/:shipTo/recipe-orders',
  summary: 'Add what recipes need to a cart',
  needs: ['manageRecipes', 'manageCart'],
  idempotent: true,
  params: shipToParams,
  body: z.object({
    /** Null: a new one, which becomes the active cart. */
    cartId: z.uuid().nullable(),
    /** Of a new cart. */
    deliveryDate: askedDate.optional(),
    lines: z
      .array(lineWanted)
      .min(1, 'Choose at least one line')
      .max(orderLimits.lines, `At most ${orderLimits.lines} lines at once`),
  }),
  answer: z.object({
    message: z.string(),
    /** Where the lines are; null when none could be added. */
    cartId: z.uuid().nullable(),
    added: z.number().int(),
    refused: z.array(lineError),
  }),
  refusals: [
    ...cartChangeRefusals,
    cartRefusals.quantity_required,
    cartRefusals.duplicate_item,
    cartRefusals.too_many_lines,
    cartRefusals.prospect_cannot_order,
    cartRefusals.ordering_not_allowed,
    cartRefusals.po_of_procurement,
    cartRefusals.delivery_info_fixed,
    cartRefusals.date_in_past,
    cartRefusals.date_too_far,
    cartRefusals.date_not_routed,
    cartRefusals.date_past_cut_off,
    cartRefusals.order_type_not_allowed,
  ],
})

import { z } from 'zod'
import { calendarDate, instant, itemNumber } from '#contract/values.ts'
import { itemSummary } from '#areas/items/item.ts'
import { units, type UnitKey } from '#areas/measures/units.ts'
import { recipeType } from '#areas/recipes/recipe.ts'

/** Most recipes of one order, and most lines. */
export const orderLimits = { recipes: 100, lines: 500 } as const

/** An exact fraction as `kit/rational.ts` writes it. */
const exact = z.string()
const unitKey = z.enum(units.map(({ key }) => key) as [UnitKey, ...UnitKey[]])

/** How much of something a recipe takes, as it is written there and scaled. */
const use = z.object({
  recipeId: z.uuid(),
  title: z.string(),
  amount: exact,
  recipeUnit: z.string(),
  /** Percent that is left after trimming: so much more is needed. */
  yieldPct: z.number(),
})

/** RECIPE-4: an item that recipes need, with everything its order is worked out from. */
export const orderLine = z
  .object({
    itemNumber,
    itemInfo: itemSummary,
    /** Cases, exact; null: what a case holds is not known. */
    needed: exact.nullable(),
    /** The unit the kitchen thinks of it in, and how many of them a case holds, exact. */
    recipeUnit: z.string(),
    unitsPerCase: exact.nullable(),
    /** Answered once, it makes `needed` known. */
    missingLink: z.object({ of: unitKey, unit: unitKey }).nullable(),
    pack: z.object({
      eachesPerCase: z.number().int(),
      isBrokenCase: z.boolean(),
      eachOnly: z.boolean(),
      /** A recipe buys it by the each. */
      isByEach: z.boolean(),
    }),
    /** The last count of it; null: never counted. A count that is not recent counts as nothing. */
    counted: z
      .object({
        hundredthsOfCases: z.number().int(),
        units: z.number().int(),
        countedAt: instant,
        isRecent: z.boolean(),
      })
      .nullable(),
    /** In open carts for the day of the order. */
    inCarts: z.object({ orderedCases: z.number().int(), orderedUnits: z.number().int() }),
    /** Why it cannot be ordered, whatever the cart. */
    refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
    uses: z.array(use),
  })
  .meta({ id: 'RecipeOrderLine' })
/** An item that recipes need. */
export type OrderLine = z.output<typeof orderLine>

/** What recipes need and nobody can order here. */
export const notOrdered = z
  .object({
    name: z.string(),
    reason: z.enum(['custom item', 'sub recipe', 'item not found']),
    uses: z.array(use),
  })
  .meta({ id: 'RecipeOrderRest' })
/** What recipes need and nobody can order here. */
export type NotOrdered = z.output<typeof notOrdered>

/** RECIPE-4: what recipes need, as an order that nobody has placed. */
export const orderPlan = z
  .object({
    recipes: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        type: recipeType,
        recipeUnit: z.string(),
        /** Servings or units as it is written. */
        made: z.number().nullable(),
        /** What is to be made; null: as it is written. */
        scaleTo: z.number().nullable(),
      }),
    ),
    lines: z.array(orderLine),
    notOrdered: z.array(notOrdered),
    /** The day whose open carts count; null: none do. */
    deliveryDate: calendarDate.nullable(),
    now: instant,
    /** Of the division: its days are meant. */
    timeZone: z.string(),
  })
  .meta({ id: 'RecipeOrderPlan' })
/** What recipes need, as an order that nobody has placed. */
export type OrderPlan = z.output<typeof orderPlan>

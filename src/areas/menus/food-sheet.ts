import { z } from 'zod'
import { instant } from '#contract/values.ts'
import { allergenStates } from './rules/list-allergens.ts'

/** NEXT-10: what is in a dish, for guests who ask. */
export const foodSheetRecipe = z
  .object({
    recipeId: z.uuid(),
    title: z.string(),
    /** What the nutrition is of: 'serving', or the unit of a sub recipe. */
    portion: z.string(),
    allergens: z.array(
      z.object({
        name: z.string(),
        state: z.enum(allergenStates),
        /** The ingredients that make it so; none of 'free from'. */
        by: z.array(z.string()),
      }),
    ),
    diets: z.array(z.object({ name: z.string(), isStated: z.boolean(), notStatedBy: z.array(z.string()) })),
    /** Ingredients whose data names no allergen: nothing is free from what they may hold. */
    withoutAllergenData: z.array(z.string()),
    /** What the kitchen itself states; null: nothing. It is never mixed with the data. */
    kitchenDiets: z.array(z.string()).nullable(),
    kitchenFreeFrom: z.array(z.string()).nullable(),
    nutrition: z.object({
      grams: z.number().int().nullable(),
      nutrients: z.array(
        z.object({
          name: z.string(),
          uom: z.string(),
          /** Of what is known; null: nothing is. */
          amount: z.number().nullable(),
          /** Percent of the weight that is known; null: the weight is not. */
          knownPct: z.number().int().nullable(),
        }),
      ),
      withoutLabel: z.array(z.string()),
      withoutWeight: z.array(z.string()),
    }),
  })
  .meta({ id: 'FoodSheetRecipe' })
/** What is in a dish. */
export type FoodSheetRecipe = z.output<typeof foodSheetRecipe>

/** NEXT-10: what is in the dishes of a menu, or in one recipe. */
export const foodSheet = z
  .object({
    title: z.string(),
    recipes: z.array(foodSheetRecipe),
    now: instant,
    /** Of the division: its days are meant. */
    timeZone: z.string(),
  })
  .meta({ id: 'FoodSheet' })
/** What is in the dishes of a menu, or in one recipe. */
export type FoodSheet = z.output<typeof foodSheet>

import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { calendarDate, cents, instant, itemNumber } from '#contract/values.ts'
import { dietaryPreferences } from '#areas/items/item.ts'
import { customItemText } from '#areas/customer-data/custom-item.ts'

/**
 * The two types, with their words. A menu recipe is sold by the serving, a sub recipe used in
 * others.
 */
export const recipeTypes = { MENU_RECIPE: 'Menu recipe', SUB_RECIPE: 'Sub recipe' } as const
/** One of them. */
export type RecipeType = keyof typeof recipeTypes
/** The type of a recipe. */
export const recipeType = z.enum(['MENU_RECIPE', 'SUB_RECIPE'], 'Choose a type')

/** What an ingredient is, as the specification names it. */
export const ingredientTypes = ['own item', 'Sub recipe', 'Custom item'] as const
/** What an ingredient of a saved recipe is. */
export type IngredientType = (typeof ingredientTypes)[number]

/** Units an item is bought in: 1 Case, 2 Each. */
export const purchaseUnits = { case: 1, each: 2 } as const
/** One of them. */
export type PurchaseUnit = (typeof purchaseUnits)[keyof typeof purchaseUnits]
const purchaseUnit = z.union([z.literal(1), z.literal(2)], 'Choose a case or an each')

/** Most letters of each text, and how many there may be. */
export const recipeLimits = {
  title: 120,
  description: 2000,
  category: 60,
  station: 60,
  tools: 300,
  measurement: 120,
  recipeUnit: 30,
  direction: 1000,
  directions: 100,
  ingredients: 200,
  /** Sub recipes within sub recipes below a recipe. */
  depth: 10,
  /** Recipes of one ship-to. */
  recipes: 5000,
  allergens: 30,
  /** Of a text that is read as ingredients. */
  matchedText: 50_000,
  matchedLines: 300,
} as const

const max = recipeLimits

/** True when a number has at most so many decimals. */
const hasDecimals = (value: number, decimals: number): boolean => {
  const [, fraction = ''] = String(value).split('.')
  return !String(value).includes('e') && fraction.length <= decimals
}
/** A number above 0 that is written in decimals. */
export const positive = (label: string, decimals: number, largest: number) =>
  z
    .number(`${label} is a number`)
    .gt(0, `${label} must be more than 0`)
    .max(largest, `${label} cannot be more than ${largest.toLocaleString('en-US')}`)
    .refine((value) => hasDecimals(value, decimals), `${label} has at most ${decimals} decimals`)

const names = (label: string) => z.array(freeText({ label, max: 60 }).min(1, 'Required')).max(max.allergens)

/** How much of it, and how a purchase unit becomes recipe units. */
const amounts = {
  /** As the cook reads it, such as '2 cups, diced'; free text that costs nothing. */
  measurement: freeText({ label: 'Measurement', max: max.measurement }).default(''),
  /** In `recipeUnit`. */
  quantity: positive('Quantity', 6, 999_999),
  recipeUnit: freeText({ label: 'Recipe unit', max: max.recipeUnit }).min(1, 'Required'),
  /**
   * What is bought: a case or an each. Catch weight is priced by the pound, whatever this says; of
   * a sub recipe it means nothing.
   */
  purchaseUnit: purchaseUnit.default(1),
  /**
   * Recipe units in one purchase unit, in one pound of catch weight, or in one of a sub recipe's.
   */
  ruPerPu: positive('Recipe units per purchase unit', 6, 9_999_999),
  /** Percent of what is bought that is left after trimming. */
  yieldPct: z
    .number('Yield is a number')
    .gt(0, 'Yield must be more than 0 %')
    .max(100, 'Yield cannot be more than 100 %')
    .refine((value) => hasDecimals(value, 2), 'Yield has at most 2 decimals')
    .default(100),
}

/** What a person writes of an ingredient. */
export const ingredientText = z.discriminatedUnion('ingredientType', [
  z.object({ ingredientType: z.literal('own item'), itemNumber, ...amounts }),
  z.object({ ingredientType: z.literal('Sub recipe'), subRecipeId: z.uuid(), ...amounts }),
  z.object({ ingredientType: z.literal('Custom item'), customItemId: z.uuid(), ...amounts }),
  z.object({
    ingredientType: z.literal('New Custom item'),
    /** Added to the kitchen's own items together with the recipe. */
    newCustomItem: customItemText
      .pick({ description: true, packSizeDescription: true, isBrokenCase: true, eachesPerCase: true })
      .extend({ casePrice: customItemText.shape.casePrice, eachPrice: customItemText.shape.eachPrice })
      .partial()
      .required({ description: true }),
    ...amounts,
  }),
])
/** What a person writes of an ingredient. */
export type IngredientText = z.output<typeof ingredientText>

/** What a person writes of a recipe. */
export const recipeText = z.object({
  title: freeText({ label: 'Title', max: max.title }).min(1, 'Required'),
  description: freeText({ label: 'Description', max: max.description }).default(''),
  type: recipeType,
  category: freeText({ label: 'Category', max: max.category }).default(''),
  station: freeText({ label: 'Station', max: max.station }).default(''),
  tools: freeText({ label: 'Tools', max: max.tools }).default(''),
  cookTimeMins: z
    .number('Cook time is a number of minutes')
    .int('Cook time is a whole number of minutes')
    .min(0, 'Cook time cannot be less than 0')
    .max(9999, 'Cook time cannot be more than 9,999 minutes')
    .nullable()
    .default(null),
  /** Of a menu recipe. */
  servings: z
    .number('Servings is a number')
    .int('Servings is a whole number')
    .min(1, 'Servings cannot be less than 1')
    .max(99_999, 'Servings cannot be more than 99,999')
    .nullable()
    .default(null),
  /** Of a menu recipe; cents. */
  menuPricePerServing: z
    .number('Menu price is an amount')
    .int('Menu price is an amount in whole cents')
    .min(1, 'Menu price must be more than $0.00')
    .max(9_999_999, 'Menu price cannot be more than $99,999.99')
    .nullable()
    .default(null),
  /** What a sub recipe makes, in its recipe unit. */
  noOfRecipeUnits: positive('Number of recipe units', 4, 999_999).nullable().default(null),
  recipeUnit: freeText({ label: 'Recipe unit', max: max.recipeUnit }).default(''),
  /** Percent added for what nobody measures: salt, frying oil, what is spilt. */
  qFactor: z
    .number('Q factor is a number')
    .min(0, 'Q factor cannot be less than 0 %')
    .max(100, 'Q factor cannot be more than 100 %')
    .refine((value) => hasDecimals(value, 2), 'Q factor has at most 2 decimals')
    .default(0),
  /** The steps, in order. */
  directions: z
    .array(freeText({ label: 'Step', max: max.direction }).min(1, 'Required'))
    .max(max.directions, `A recipe can have at most ${max.directions} steps`)
    .default([]),
  /** A picture that was added for recipes; null: none; absent: as it is. */
  pictureId: z.uuid().nullable().optional(),
  /** Diets as the kitchen states them; null: what every ingredient's own data says. */
  dietOverride: z.array(z.enum(dietaryPreferences)).max(dietaryPreferences.length).nullable().default(null),
  /** Allergens it is free from as the kitchen states it; null: derived likewise. */
  freeFromOverride: names('Free from').nullable().default(null),
  ingredients: z
    .array(ingredientText)
    .max(max.ingredients, `A recipe can have at most ${max.ingredients} ingredients`)
    .default([]),
})
/** What a person writes of a recipe. */
export type RecipeText = z.output<typeof recipeText>

/**
 * What an ingredient costs, for those who may view analysis. Thousandths of a dollar a recipe unit,
 * cents in all; null: no price is known.
 */
const ingredientCosts = {
  ruCost: z.number().int().nullable().optional(),
  cost: cents.nullable().optional(),
  isPricePresent: z.boolean().optional(),
}

/** An ingredient as it is read. */
export const ingredient = z
  .object({
    ingredientType: z.enum(ingredientTypes),
    itemNumber: itemNumber.nullable(),
    customItemId: z.uuid().nullable(),
    subRecipeId: z.uuid().nullable(),
    subRecipeTitle: z.string().nullable(),
    /** Of an item of the catalogue or the kitchen's own. */
    itemInfo: z
      .object({
        description: z.string(),
        brand: z.string(),
        packSizeDescription: z.string(),
        isCatchWeight: z.boolean(),
        isBrokenCase: z.boolean(),
        isDiscontinued: z.boolean(),
      })
      .nullable(),
    measurement: z.string(),
    quantity: z.number(),
    recipeUnit: z.string(),
    purchaseUnit,
    ruPerPu: z.number(),
    yieldPct: z.number(),
    ...ingredientCosts,
  })
  .meta({ id: 'RecipeIngredient' })
/** An ingredient as it is read. */
export type Ingredient = z.output<typeof ingredient>

/**
 * What a recipe costs. Every field is absent for those who may not view analysis; null: a price is
 * unknown, or there is nothing to divide by.
 */
export const recipeCosts = {
  /** False: at least one ingredient has no price, so that no total is known. */
  isPricePresent: z.boolean().optional(),
  totalIngredientCost: cents.nullable().optional(),
  qFactorCost: cents.nullable().optional(),
  totalCost: cents.nullable().optional(),
  costPerServing: cents.nullable().optional(),
  /** Thousandths of a dollar. */
  costPerRu: z.number().int().nullable().optional(),
  /** Percent with two decimals. */
  foodCostPct: z.number().nullable().optional(),
  /** The food cost is above the ship-to's maximum. */
  isOverFoodCost: z.boolean().optional(),
  /** The menu price at which the food cost is the ship-to's maximum, when it is above it. */
  suggestedMenuPrice: cents.nullable().optional(),
}

/** A recipe as lists show it. */
export const recipeSummary = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    type: recipeType,
    categoryInfo: z.object({ name: z.string() }),
    station: z.string(),
    cookTimeMins: z.number().int().nullable(),
    servings: z.number().int().nullable(),
    noOfRecipeUnits: z.number().nullable(),
    recipeUnit: z.string(),
    menuPricePerServing: cents.nullable(),
    /** Null: it has no picture. */
    image: z.object({ id: z.uuid(), url: z.string(), thumbnailUrl: z.string() }).nullable(),
    dietaryPreferences: z.array(z.string()),
    allergensFreeFrom: z.array(z.string()),
    ingredientCount: z.number().int(),
    createdBy: z.string(),
    createdOn: instant,
    modifiedBy: z.string(),
    modifiedOn: instant,
    version: z.number().int(),
    ...recipeCosts,
  })
  .meta({ id: 'RecipeSummary' })
/** A recipe as lists show it. */
export type RecipeSummary = z.output<typeof recipeSummary>

/** A recipe in full. */
export const recipe = recipeSummary
  .extend({
    division: z.string(),
    shipTo: z.string(),
    /** Of the division: its days are meant. */
    timeZone: z.string(),
    tools: z.string(),
    qFactor: z.number(),
    directions: z.array(z.string()),
    /** What the data of all ingredients says, whatever the kitchen states. */
    derivedDiets: z.array(z.string()),
    derivedFreeFrom: z.array(z.string()),
    isDietOverridden: z.boolean(),
    isFreeFromOverridden: z.boolean(),
    ingredients: z.array(ingredient),
    /** Recipes that use it. */
    usedIn: z.array(z.object({ id: z.uuid(), title: z.string() })),
    /** Which prices it is costed with, and the day they are for. */
    pricingType: z.enum(['current', 'last purchased']),
    priceDate: calendarDate,
    /** The ship-to's highest food cost in percent; null: no limit. */
    maxFoodCostPct: z.number().nullable(),
  })
  .meta({ id: 'Recipe' })
/** A recipe in full. */
export type Recipe = z.output<typeof recipe>

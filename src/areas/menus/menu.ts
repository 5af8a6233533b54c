import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { calendarDate, cents, instant } from '#contract/values.ts'

/** Most letters of each text, and how many there may be. */
export const menuLimits = {
  title: 120,
  description: 2000,
  recipes: 200,
  /** Menus of one ship-to. */
  menus: 500,
  covers: 99_999,
  portions: 99.99,
} as const

const max = menuLimits

/** A number with at most two decimals. */
const twoDecimals = (value: number): boolean => /^\d+(?:\.\d{1,2})?$/.test(String(value))

/** What a person writes of a dish on a menu. */
export const menuRecipeText = z.object({
  recipeId: z.uuid(),
  /** Percent of the covers that take it. */
  sharePct: z
    .number('Share is a number')
    .gt(0, 'Share must be more than 0 %')
    .max(100, 'Share cannot be more than 100 %')
    .refine(twoDecimals, 'Share has at most 2 decimals'),
  /** Servings for each of them. */
  portions: z
    .number('Portions is a number')
    .gt(0, 'Portions must be more than 0')
    .max(max.portions, `Portions cannot be more than ${max.portions}`)
    .refine(twoDecimals, 'Portions has at most 2 decimals')
    .default(1),
})

/** Guests who are expected. */
export const covers = z
  .number('Covers is a number')
  .int('Covers is a whole number')
  .min(1, 'Covers cannot be less than 1')
  .max(max.covers, `Covers cannot be more than ${max.covers.toLocaleString('en-US')}`)

/** What a person writes of a menu. */
export const menuText = z.object({
  title: freeText({ label: 'Title', max: max.title }).min(1, 'Required'),
  description: freeText({ label: 'Description', max: max.description }).default(''),
  /** What an order starts with. */
  usualCovers: covers.nullable().default(null),
  recipes: z.array(menuRecipeText).max(max.recipes, `A menu can have at most ${max.recipes} recipes`).default([]),
})
/** What a person writes of a menu. */
export type MenuText = z.output<typeof menuText>

/** What a menu costs; every field is absent for those who may not view analysis. */
const menuCosts = {
  /** False: a dish has a price that is unknown, so that no figure of the mix is known. */
  isPricePresent: z.boolean().optional(),
  /** What the food of one guest costs, by the mix. */
  costPerCover: cents.nullable().optional(),
  /** Expected food cost of the mix: percent with two decimals; null: a menu price is missing. */
  foodCostPct: z.number().nullable().optional(),
  isOverFoodCost: z.boolean().optional(),
}

/** A menu as lists show it. */
export const menuSummary = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    usualCovers: z.number().int().nullable(),
    recipeCount: z.number().int(),
    /** What one guest pays, by the mix; null: a dish has no menu price. */
    pricePerCover: cents.nullable(),
    createdBy: z.string(),
    createdOn: instant,
    modifiedBy: z.string(),
    modifiedOn: instant,
    version: z.number().int(),
    ...menuCosts,
  })
  .meta({ id: 'MenuSummary' })
/** A menu as lists show it. */
export type MenuSummary = z.output<typeof menuSummary>

/** A dish of a menu as it is read. */
export const menuRecipe = z
  .object({
    recipeId: z.uuid(),
    title: z.string(),
    category: z.string(),
    sharePct: z.number(),
    portions: z.number(),
    servings: z.number().int().nullable(),
    menuPricePerServing: cents.nullable(),
    costPerServing: cents.nullable().optional(),
    foodCostPct: z.number().nullable().optional(),
    isPricePresent: z.boolean().optional(),
    isOverFoodCost: z.boolean().optional(),
  })
  .meta({ id: 'MenuRecipe' })
/** A dish of a menu as it is read. */
export type MenuRecipe = z.output<typeof menuRecipe>

/** A menu in full. */
export const menu = menuSummary
  .extend({
    division: z.string(),
    shipTo: z.string(),
    /** Of the division: its days are meant. */
    timeZone: z.string(),
    recipes: z.array(menuRecipe),
    pricingType: z.enum(['current', 'last purchased']),
    priceDate: calendarDate,
    maxFoodCostPct: z.number().nullable(),
  })
  .meta({ id: 'Menu' })
/** A menu in full. */
export type Menu = z.output<typeof menu>

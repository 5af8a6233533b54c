import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryList } from '#contract/paging.ts'
import { itemNumber, shipToParams } from '#contract/values.ts'
import { ingredientTypes, positive, recipeLimits } from './recipe.ts'
import { units, type UnitKey } from '#areas/measures/units.ts'
import { recipeRefusals } from './recipes.refusals.ts'
import { idList, lives, needs, priced, recipesPath } from './recipes.endpoints.ts'

/** Answers 'What does 1 cup weigh?': one `of` is `amount` `unit`. */
const unitKey = z.enum(units.map(({ key }) => key) as [UnitKey, ...UnitKey[]], 'Choose a unit')
const link = z.object({ of: unitKey, amount: z.string(), unit: unitKey, source: z.string() })

/** RECIPE-3: what connects two kinds of measure of an ingredient; asked once and kept for it. */
export const setIngredientLink = endpoint({
  name: 'setIngredientLink',
  method: 'PUT',
  path: `${recipesPath}/ingredient-links`,
  summary: 'Answer how two measures of an ingredient are connected',
  needs,
  params: shipToParams,
  body: z.object({
    itemNumber: itemNumber.nullable().default(null),
    customItemId: z.uuid().nullable().default(null),
    subRecipeId: z.uuid().nullable().default(null),
    of: unitKey,
    amount: positive('Amount', 6, 9_999_999),
    unit: unitKey,
  }),
  answer: z.object({ message: z.string() }),
  refusals: [
    recipeRefusals.one_ingredient_needed,
    recipeRefusals.link_is_known,
    recipeRefusals.item_not_found,
    recipeRefusals.custom_item_not_found,
    recipeRefusals.sub_recipe_not_found,
  ],
})

/** A price an ingredient can have, as an exact fraction of cents 'numerator/denominator'. */
const exactCents = z.string().nullable()

/**
 * RECIPE-3: what the editor needs to know of ingredients to name and cost them as they are typed,
 * and to derive diets and allergens.
 * Prices are absent for those who may not view analysis.
 */
export const getIngredientFacts = endpoint({
  name: 'getIngredientFacts',
  method: 'GET',
  path: `${recipesPath}/ingredient-facts`,
  livesBy: lives,
  summary: 'Names, packs and prices of what may go into a recipe',
  needs,
  params: shipToParams,
  query: z.object({
    itemNumbers: queryList.optional(),
    customItemIds: idList.optional(),
    subRecipeIds: idList.optional(),
    ...priced,
  }),
  answer: z.object({
    facts: z.array(
      z.object({
        /** The item number, or the id of a custom item or sub recipe. */
        key: z.string(),
        title: z.string(),
        packSizeDescription: z.string(),
        isCatchWeight: z.boolean(),
        /** Bought by the each, too. */
        hasEach: z.boolean(),
        /** Of a sub recipe: the unit of what it makes. */
        recipeUnit: z.string(),
        /** What connects its measures, what the kitchen answered first; amounts are exact. */
        links: z.array(link),
        /** What it states of diets and allergens; null: nothing is known of it. */
        suitability: z
          .object({
            diets: z.array(z.string()),
            freeFrom: z.array(z.string()),
            contains: z.array(z.string()),
            mayContain: z.array(z.string()),
          })
          .nullable(),
        /** Exact cents a case, or a pound of catch weight, or a unit of a sub recipe. */
        casePrice: exactCents.optional(),
        eachPrice: exactCents.optional(),
      }),
    ),
    pricingType: z.enum(['current', 'last purchased']),
    maxFoodCostPct: z.number().nullable(),
  }),
})
/** What the editor knows of an ingredient. */
export type IngredientFacts = z.output<(typeof getIngredientFacts)['answer']>['facts'][number]

/** Something a line may mean. */
const ingredientChoice = z.object({
  ingredientType: z.enum(ingredientTypes),
  /** The item number, or the id of a custom item or sub recipe. */
  reference: z.string(),
  title: z.string(),
  packSizeDescription: z.string(),
  brand: z.string(),
  purchaseUnit: z.union([z.literal(1), z.literal(2)]),
  /**
   * Where the line says what its unit holds, as in '1 (14 oz) can': recipe units in a purchase
   * unit, or in a pound of catch weight. Null: as the ingredient's own measures say.
   */
  ruPerPu: z.string().nullable(),
})
/** Something a line may mean. */
export type IngredientChoice = z.output<typeof ingredientChoice>

const matchedLine = z.object({
  /** Line number in the text, from 1. */
  position: z.number().int(),
  source: z.string(),
  /**
   * `sure` has its ingredient as the first choice, `asked` has several, `none` has none; nothing is
   * bought for `water`, and `skipped` is no ingredient.
   */
  outcome: z.enum(['sure', 'asked', 'none', 'water', 'skipped']),
  /** Why a person must look at it, as a sentence; null when none must. */
  reason: z.string().nullable(),
  /** As much as is needed: no amount is asked. */
  isToTaste: z.boolean(),
  food: z.string(),
  /** Empty without an amount. */
  quantity: z.string(),
  recipeUnit: z.string(),
  measurement: z.string(),
  choices: z.array(ingredientChoice),
})
/** A line of a text and what it was matched to. */
export type MatchedLine = z.output<typeof matchedLine>

/** RECIPE-3: reads typed or pasted lines and returns what they mean. Nothing is kept. */
export const matchRecipeLines = endpoint({
  name: 'matchRecipeLines',
  method: 'POST',
  path: `${recipesPath}/ingredient-matches`,
  summary: 'Match typed or pasted lines to ingredients',
  needs,
  params: shipToParams,
  body: z.object({
    text: z.string().max(recipeLimits.matchedText, 'Paste at most 50,000 characters at once'),
    /** The recipe the lines are for: it is never its own ingredient. */
    recipeId: z.uuid().optional(),
  }),
  answer: z.object({ lines: z.array(matchedLine) }),
  bodyLimit: 4 * recipeLimits.matchedText,
  refusals: [recipeRefusals.lines_missing, recipeRefusals.too_many_lines],
})

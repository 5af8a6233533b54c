import { recipeTexts } from './recipe-texts.ts'

/** An ingredient of a recipe of the demo. */
export interface DemoIngredient {
  readonly quantity: number
  readonly recipeUnit: string
  /**
   * An item of the range whose description begins so, a sub recipe above it, or what the kitchen
   * buys at the market without a price.
   */
  readonly kind: 'item' | 'sub recipe' | 'market'
  readonly name: string
  readonly measurement: string
  readonly yieldPct: number
}

/** A recipe of the demo. */
export interface DemoRecipe {
  readonly title: string
  readonly servings: number | null
  /** Cents. */
  readonly menuPricePerServing: number | null
  readonly noOfRecipeUnits: number | null
  readonly recipeUnit: string
  readonly category: string
  readonly station: string
  readonly cookTimeMins: number
  readonly tools: string
  readonly qFactor: number
  readonly ingredients: readonly DemoIngredient[]
  readonly directions: readonly string[]
}

const kinds = { '@': 'sub recipe', '!': 'market' } as const

/** '- 2 lb ONION YELLOW | diced | 90': amount and name, how it is cut, percent left of it. */
function ingredientOf(line: string): DemoIngredient {
  const [what = '', second = '', third = ''] = line.slice(2).split(' | ')
  const [, quantity, recipeUnit = '', mark, name = ''] = /^([\d.]+) (\S+) ([@!])?(.+)$/.exec(what) ?? []
  if (!quantity) throw new Error(`'${line}' is no ingredient`)
  const isYield = /^\d+$/.test(second)
  return {
    quantity: Number(quantity),
    recipeUnit,
    kind: mark ? kinds[mark as keyof typeof kinds] : 'item',
    name,
    measurement: isYield ? '' : second,
    yieldPct: Number((isYield ? second : third) || 100),
  }
}

/** '= Title | serves 4 at 12.00 | category | station | minutes | tools | Q factor', then lines. */
function recipeOf(text: string): DemoRecipe {
  const [head = '', ...lines] = text.split('\n').filter(Boolean)
  const [title = '', makes = '', category = '', station = '', minutes = '', tools = '', qFactor = '0'] =
    head.split(' | ')
  const [, servings, price = ''] = /^serves (\d+) at ([\d.]+)$/.exec(makes) ?? []
  const [, units, unit = ''] = /^makes ([\d.]+) (\S+)$/.exec(makes) ?? []
  if (!servings && !units) throw new Error(`'${makes}' of ${title} is neither servings nor units`)
  return {
    title,
    servings: servings ? Number(servings) : null,
    menuPricePerServing: servings ? Math.round(Number(price) * 100) : null,
    noOfRecipeUnits: units ? Number(units) : null,
    recipeUnit: unit,
    category,
    station,
    cookTimeMins: Number(minutes),
    tools,
    qFactor: Number(qFactor),
    ingredients: lines.filter((line) => line.startsWith('- ')).map(ingredientOf),
    directions: lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)),
  }
}

/** RECIPE-1: the recipes of the demo's kitchens, sub recipes before what uses them. */
export const demoRecipes = (): DemoRecipe[] => recipeTexts.trim().slice(2).split('\n= ').map(recipeOf)

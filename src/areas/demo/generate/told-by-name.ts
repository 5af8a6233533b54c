import type { FoodFacts } from './nutrition.ts'

/** What a word in a description says of an item, whatever its family is. */
interface Telling {
  readonly words: RegExp
  readonly contains?: readonly string[]
  /** What the family contains, but this does not. */
  readonly lacks?: string
  /** Diets it cannot suit. */
  readonly spoils?: readonly string[]
  /** The diet it suits. */
  readonly suits?: string
}

const meat = ['vegetarian', 'vegan'] as const
const tellings: readonly Telling[] = [
  { words: /\b(PORK|HAM|BACON|PEPPERONI|SALAMI|MORTADELLA|PROSCIUTTO|PANCETTA)\b/, spoils: ['no pork', ...meat] },
  { words: /\b(BEEF|PASTRAMI|VEAL)\b/, spoils: ['no beef', ...meat] },
  { words: /\b(CHICKEN|TURKEY|DUCK)\b/, spoils: meat },
  { words: /\b(FISH|COD|ANCHOVY|ROE|CAVIAR|CAESAR|WORCESTERSHIRE)\b/, contains: ['Fish'], spoils: meat },
  { words: /\b(LOBSTER|CRAB|SHRIMP|PRAWN)\b/, contains: ['Crustacean Shellfish'], spoils: meat },
  // Mollusks are no crustaceans.
  { words: /\b(CLAMS?|CALAMARI|OYSTERS|MUSSELS|SCALLOP)\b/, lacks: 'Crustacean Shellfish', spoils: meat },
  { words: /\b(BREADED|BRD|BATTERED|BATTER)\b/, contains: ['Wheat', 'Egg'], spoils: ['gluten free', 'vegan'] },
  { words: /\bPIZZA (CHEESE|PEPPERONI)\b/, contains: ['Milk'], spoils: ['vegan'] },
  {
    words: /\b(?:CHEESE(?! ALTERNATIVE)|CHEDDAR|MOZZARELLA|ALFREDO|RANCH|BUTTERMILK)\b/,
    contains: ['Milk'],
    spoils: ['vegan'],
  },
  { words: /\b(HONEY|MAYO)\b/, spoils: ['vegan'] },
  { words: /\bGLUTEN FREE\b/, suits: 'gluten free' },
  { words: /\bORGANIC\b/, suits: 'organic' },
  { words: /\b(CAGE FREE|FREE RANGE)\b/, suits: 'free range' },
]

/**
 * The family's facts, corrected by what the name says: a pepperoni pizza is not vegetarian, gluten
 * free pasta has no wheat.
 */
export function toldByName(food: FoodFacts, description: string): FoodFacts {
  const told = tellings.filter(({ words }) => words.test(description))
  const spoilt = new Set(told.flatMap(({ spoils }) => spoils ?? []))
  const suited = told.flatMap(({ suits }) => suits ?? [])
  const lacking = new Set(told.map(({ lacks }) => lacks))
  const isGlutenFree = suited.includes('gluten free')
  const contains = [...food.contains, ...told.flatMap(({ contains: more }) => more ?? [])]
  return {
    panel: food.panel,
    // What is made of wheat otherwise is made of rice then.
    ingredients: isGlutenFree ? food.ingredients.replace(/[^,]*wheat[^,.]*/i, ' rice flour').trim() : food.ingredients,
    contains: [...new Set(contains)].filter((name) => !lacking.has(name) && !(isGlutenFree && name === 'Wheat')),
    diets: [...new Set([...food.diets, ...suited])].filter((diet) => !spoilt.has(diet)),
  }
}

import { allergens, type FoodFacts } from './foods.ts'
import type { Random } from './random.ts'
import { type Product, storages } from './range/read-range.ts'

const nutrientNames = [
  ['Total Fat', 'g', 78],
  ['Saturated Fat', 'g', 20],
  ['Cholesterol', 'mg', 300],
  ['Sodium', 'mg', 2300],
  ['Total Carbohydrate', 'g', 275],
  ['Dietary Fiber', 'g', 28],
  ['Total Sugars', 'g', null],
  ['Added Sugars', 'g', 50],
  ['Protein', 'g', 50],
] as const
const minerals = [
  ['Vitamin D', 'mcg', 20],
  ['Calcium', 'mg', 1300],
  ['Iron', 'mg', 18],
  ['Potassium', 'mg', 4700],
] as const

interface Serving {
  readonly household: string
  readonly grams: number
}
const spoonful: Serving = { household: '1 tsp', grams: 5 }
const tablespoon: Serving = { household: '1 Tbsp', grams: 14 }
const glass: Serving = { household: '8 fl oz', grams: 240 }
const portions: Readonly<Record<string, Serving>> = {
  beverage: glass,
  bakery: { household: '2 oz', grams: 57 },
  dairy: { household: '1 oz', grams: 28 },
  pantry: { household: '1/2 cup', grams: 125 },
  produce: { household: '3 oz', grams: 85 },
  sauces: { household: '2 Tbsp', grams: 30 },
}
const portion: Serving = { household: '4 oz', grams: 112 }

/** Salt and spices by the teaspoon, oil and bases by the tablespoon, milk by the glass. */
function servingOf({ department, category, food }: Product, { panel }: FoodFacts): Serving {
  const [kcal = 0, , , , sodium = 0, , fiber = 0] = panel
  if (department === 'spices' || sodium > 5000 || fiber > 20) return spoonful
  if (kcal > 700 || food === 'sugar' || sodium > 2000) return tablespoon
  return category === 'Milk and Cream' && kcal < 100 ? glass : (portions[department] ?? portion)
}

/** Cubic inches per pound of goods in a case; paper takes more. */
const inchesAPound = { food: 42, paper: 170 } as const

/** The sides of a case in inches, and how many fit on a pallet of 40 by 48 inches. */
function caseOf({ department }: Product, hundredths: number): object {
  const isPaper = department === 'disposables'
  const volume = Math.max(60, (hundredths / 100) * (isPaper ? inchesAPound.paper : inchesAPound.food))
  const side = Math.cbrt(volume)
  const [depth, width, height] = [side * 1.35, side, side / 1.35].map((inches) => Math.round(inches * 10) / 10)
  return {
    'shippingInfo.depth': depth,
    'shippingInfo.width': width,
    'shippingInfo.height': height,
    'shippingInfo.volume': Math.round((depth! * width! * height!) / 17.28) / 100,
    'shippingInfo.casePallet.ti': Math.min(60, Math.max(1, Math.floor((40 * 48) / (depth! * width!)))),
    'shippingInfo.casePallet.hi': Math.min(30, Math.max(1, Math.floor(50 / height!))),
  }
}

// Countries of origin; the first that fits, otherwise the United States.
const origins: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(ITALIAN|SAN MARZANO|PARMIGIANO|PROSCIUTTO|PECORINO|BALSAMIC|TIPO 00|ARBORIO|MORTADELLA)\b/, ['Italy']],
  [/\b(MANCHEGO|SPANISH|SHERRY)\b/, ['Spain']],
  [/\b(BRIE|CAMEMBERT|CORNICHON|DIJON|HERBES)\b/, ['France']],
  [/^(SALMON|TROUT)/, ['Norway', 'Chile', 'United States']],
  [/^(SHRIMP WHITE|PRAWN|SHRIMP COOKED|TILAPIA|SWAI)/, ['Vietnam', 'Ecuador', 'India']],
  [/^(COD|LOBSTER|CRAB LEG|MUSSELS)/, ['Canada', 'United States']],
  [/^(BANANA|PINEAPPLE|MELON)/, ['Guatemala', 'Costa Rica']],
  [/^(AVOCADO|LIME|TOMATILLO|MANGO|PEPPER|CUCUMBER|TOMATO ROMA)/, ['Mexico', 'Mexico', 'United States']],
  [/^(COFFEE|ESPRESSO)/, ['Colombia', 'Brazil', 'Ethiopia']],
  [/^(TEA|PEPPER BLACK|CINNAMON|TURMERIC)/, ['India', 'Sri Lanka']],
  [/^(COCONUT|RICE JASMINE|SAUCE FISH|RICE NOODLE|BABY CORN)/, ['Thailand']],
  [/^(OLIVE|CAPER|OIL OLIVE)/, ['Spain', 'Greece', 'Italy']],
  [/^LAMB.*IMPORTED/, ['New Zealand', 'Australia']],
]

const rounded = (value: number): number => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Salmon, salt.' of '{noun}, salt.' */
const ingredientsOf = ({ noun }: Product, { ingredients }: FoodFacts): string =>
  capital(ingredients.replaceAll('{noun}', noun.toLowerCase()))

const keeping = { cold: 'Keep refrigerated', frozen: 'Keep frozen', dry: 'Store in a cool, dry place' } as const

/**
 * What the item page shows, with the dotted names of the items import; consistent with the food it
 * is made of (ITEM-3).
 */
export function detailsOf(product: Product, food: FoodFacts | null, caseWeight: number, chance: Random): object {
  const [least, most] = storages[product.storage]
  const logistics = {
    ...caseOf(product, caseWeight),
    'shippingInfo.shelfLife': product.shelfLife,
    'storageTemp.min': least,
    'storageTemp.max': most,
    countryOfOrigin: chance.pick(origins.find(([words]) => words.test(product.description))?.[1] ?? ['United States']),
    commodityName: product.category,
    commodityId: product.unspsc,
  }
  // One item in twenty has no nutrition panel, as in real catalogues: the page shows N/A.
  if (!food || chance.percent(5)) return logistics
  const serving = servingOf(product, food)
  const around = (per100: number) => rounded((per100 * serving.grams * (0.95 + chance.next() * 0.1)) / 100)
  const [kcal = 0, ...panel] = food.panel
  const main = nutrientNames.map(([name, uom, daily], i) => {
    const quantity = around(panel[i]!)
    return { name, quantity, uom, rdi: daily === null ? null : Math.round((quantity * 100) / daily) }
  })
  const isPlain = kcal < 5 && !food.ingredients.includes('minerals')
  const extra = minerals.map(([name, uom, daily]) => {
    const rdi = isPlain ? 0 : chance.whole(0, 12)
    return { name, quantity: rounded((daily * rdi) / 100), uom, rdi }
  })
  const named = [...food.contains, ...food.mayContain]
  return {
    ...logistics,
    ingredients: ingredientsOf(product, food),
    allergensContains: food.contains,
    allergensMayContains: food.mayContain,
    // Only certain claims: an item from a shared production line is free from nothing.
    allergensFreeFrom: food.isPure ? Object.values(allergens).filter((name) => !named.includes(name)) : [],
    servingSuggestions: `${keeping[product.storage]}, ${least} to ${most} °F.`,
    nutrients: [...main, ...extra],
    calories: Math.round(around(kcal)),
    avgServingsPerCase: Math.max(1, Math.floor((caseWeight * 4.536) / serving.grams)),
    householdServingSize: serving.household,
    'servingSize.value': serving.grams,
    'servingSize.uom': 'g',
    hasChildNutrition: /\bCN\b/.test(product.description),
  }
}

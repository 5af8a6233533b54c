import type { Department, Family } from './family.ts'
import { countries } from './names.ts'
import type { FoodFacts } from './nutrition.ts'
import type { Random } from './random.ts'

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
const allergens = [
  'Milk',
  'Egg',
  'Fish',
  'Crustacean Shellfish',
  'Tree Nuts',
  'Peanuts',
  'Wheat',
  'Soy',
  'Sesame',
] as const

interface Serving {
  readonly household: string
  readonly grams: number
}
const portions: readonly Serving[] = [
  { household: '1 oz', grams: 28 },
  { household: '2 oz', grams: 56 },
  { household: '3 oz', grams: 85 },
  { household: '4 oz', grams: 112 },
  { household: '5 oz', grams: 140 },
]
const spoonfuls: readonly Serving[] = [
  { household: '1 tsp', grams: 5 },
  { household: '1 Tbsp', grams: 14 },
]

/** Salt, spices, bases, oil: nobody eats a portion of them. */
const isStrong = ({ panel: [kcal, , , , sodium, , fiber] }: FoodFacts): boolean =>
  kcal > 700 || sodium > 2000 || fiber > 20

const rounded = (value: number): number => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

/**
 * What the item page shows, with the dotted names of the items import; consistent with the food
 * family (ITEM-3).
 */
export function detailsOf(
  department: Department,
  family: Family,
  food: FoodFacts | null,
  caseWeight: number,
  chance: Random,
): object {
  const width = chance.whole(8, 20)
  const depth = chance.whole(8, 24)
  const height = chance.whole(4, 16)
  const logistics = {
    'shippingInfo.depth': depth,
    'shippingInfo.width': width,
    'shippingInfo.height': height,
    'shippingInfo.volume': Math.round((depth * width * height) / 17.28) / 100,
    'shippingInfo.casePallet.ti': chance.whole(5, 12),
    'shippingInfo.casePallet.hi': chance.whole(4, 9),
    'shippingInfo.shelfLife': Math.max(5, Math.round(department.shelfLife * (0.6 + chance.next() * 0.8))),
    'storageTemp.min': department.storage[0],
    'storageTemp.max': department.storage[1],
    countryOfOrigin: chance.pick(countries),
    commodityName: family.category,
    commodityId: family.unspsc,
  }
  // One item in twenty comes without its panel, as in life: the page says N/A.
  if (!food || chance.percent(5)) return logistics
  const { household, grams: serving } = chance.pick(isStrong(food) ? spoonfuls : portions)
  const around = (per100: number) => rounded((per100 * serving * (0.85 + chance.next() * 0.3)) / 100)
  const [kcal, ...panel] = food.panel
  const main = nutrientNames.map(([name, uom, daily], i) => {
    const quantity = around(panel[i]!)
    return { name, quantity, uom, rdi: daily === null ? null : Math.round((quantity * 100) / daily) }
  })
  const extra = minerals.map(([name, uom, daily]) => {
    const rdi = chance.whole(0, 12)
    return { name, quantity: rounded((daily * rdi) / 100), uom, rdi }
  })
  const grams = caseWeight * 4.536
  const mayContain = allergens.filter((name) => !includes(food.contains, name) && chance.percent(8))
  return {
    ...logistics,
    ingredients: food.ingredients,
    allergensContains: food.contains,
    allergensMayContains: mayContain,
    allergensFreeFrom: allergens.filter((name) => !includes(food.contains, name) && !mayContain.includes(name)),
    servingSuggestions: `Keep at ${department.storage[0]} to ${department.storage[1]} °F. ${chance.pick(['Serve as a center of the plate item.', 'Use straight from the case or portion ahead of service.', 'Ready for the line: heat through and serve.', 'Good for banquets, catering and daily specials.'])}`,
    nutrients: [...main, ...extra],
    calories: Math.round(around(kcal)),
    avgServingsPerCase: Math.max(1, Math.floor(grams / serving)),
    householdServingSize: household,
    'servingSize.value': serving,
    'servingSize.uom': 'g',
    hasChildNutrition: chance.percent(6),
  }
}

const includes = (names: readonly string[], name: string): boolean => names.includes(name)

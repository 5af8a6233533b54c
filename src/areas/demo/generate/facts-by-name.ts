import type { FoodFacts, Panel } from './foods.ts'

/** What a word in a description implies about an item, whatever its food. */
interface Telling {
  readonly words: RegExp
  readonly contains?: readonly string[]
  /** Allergens of the food that this item does not contain. */
  readonly lacks?: readonly string[]
  /** Diets it cannot suit. */
  readonly spoils?: readonly string[]
  /** Diets it suits. */
  readonly suits?: readonly string[]
  /** Panel and ingredients of a drink made otherwise than its food. */
  readonly made?: { readonly panel: Panel; readonly ingredients: string }
}

const meat = ['vegetarian', 'vegan'] as const
const nameFacts: readonly Telling[] = [
  {
    words:
      /\b(PORK|HAM|BACON(?! TURKEY)|PEPPERONI|SALAMI|MORTADELLA|PROSCIUTTO|PANCETTA|PIZZA SUPREME|LARD|CHORIZO|CORDON BLEU|PATE)\b/,
    spoils: ['no pork', ...meat],
  },
  { words: /\b(BEEF|PASTRAMI|VEAL|STROGANOFF|BOLOGNA)\b/, spoils: ['no beef', ...meat] },
  { words: /\b(CHICKEN(?! STYLE)|TURKEY|DUCK|GELATIN|PANNA COTTA)\b/, spoils: meat },
  // By law or custom with animal rennet.
  { words: /\b(PARMIGIANO REGGIANO|PECORINO ROMANO|MANCHEGO|GRUYERE)\b/, spoils: meat },
  {
    words: /\b(FISH(?! FREE)|COD|ANCHOVY|ROE|CAVIAR|CAESAR|WORCESTERSHIRE|ALBACORE)\b/,
    contains: ['Fish'],
    spoils: meat,
  },
  { words: /\b(LOBSTER(?! BRIOCHE)|CRAB|SHRIMP|PRAWN|CRAWFISH)\b/, contains: ['Crustacean Shellfish'], spoils: meat },
  // Mollusks are no crustaceans, and oyster mushrooms and crackers no mollusks.
  { words: /\b(CLAMS?|CALAMARI|OYSTERS|OYSTER FLAVOR|MUSSELS|SCALLOP|SQUID|OCTOPUS)\b/, spoils: meat },
  {
    words: /\b(BREADED|BRD|BATTERED|BEER BATTER|TEMPURA|FRENCH TOAST|ICE CREAM SANDWICH|COOKIES AND CREAM)\b/,
    contains: ['Wheat'],
    spoils: ['gluten free'],
  },
  // Barley among them.
  { words: /\bTHREE GRAIN\b/, spoils: ['gluten free'] },
  {
    words:
      /\b(CHEESE(?! ALTERNATIVE)|CHEDDAR(?! STYLE)|MOZZARELLA(?! STYLE)|PARMESAN|FETA|ALFREDO|RANCH|BUTTERMILK|CAESAR|SOUR CREAM|BUTTERY|AU GRATIN|MASHED|TRUFFLE BUTTER|HORSERADISH CREAM|CREAM OF (?!WHEAT)|QUESADILLA|SPANAKOPITA|RANGOON|HAZELNUT SPREAD)/,
    contains: ['Milk'],
    spoils: ['vegan'],
  },
  {
    words: /\b(EGG(?! ALTERNATIVE| FREE)|MAYO|MAYONNAISE|AIOLI|CAESAR|RANCH|TARTAR|THOUSAND ISLAND)\b/,
    contains: ['Egg'],
    spoils: ['vegan'],
  },
  {
    words: /(?<!CREAMER |SYRUP )\b(ALMOND|CASHEW|HAZELNUT|MACADAMIA|PECAN|PINE NUT|PISTACHIO|PRALINE|WALNUT)\b/,
    contains: ['Tree Nuts'],
  },
  { words: /\bPEANUT\b/, contains: ['Peanuts'] },
  { words: /\b(BUTTER BLEND|OIL VEGETABLE BLEND|PAN SPRAY)\b/, contains: ['Soy'] },
  { words: /\b(SESAME|TAHINI|SEEDED|EVERYTHING)\b/, contains: ['Sesame'] },
  { words: /\bHONEY\b/, spoils: ['vegan'] },
  {
    words: /^CLUB SODA\b/,
    made: {
      panel: [0, 0, 0, 0, 21, 0, 0, 0, 0, 0],
      ingredients: 'Carbonated water, minerals (sodium bicarbonate, potassium sulfate).',
    },
  },
  {
    words: /^KOMBUCHA\b/,
    made: {
      panel: [13, 0, 0, 0, 4, 3, 0, 2.8, 1.8, 0],
      ingredients: 'Water, black tea, cane sugar, ginger juice, kombucha culture.',
    },
  },
  {
    words: /^SPORTS DRINK\b/,
    made: {
      panel: [22, 0, 0, 0, 45, 5.8, 0, 5.6, 5.6, 0],
      ingredients: 'Water, sugar, dextrose, citric acid, salt, sodium citrate, potassium phosphate, natural flavors.',
    },
  },
  { words: /\bNUT FREE\b/, lacks: ['Tree Nuts', 'Peanuts'] },
  { words: /\b(VEGAN|DAIRY FREE)\b/, lacks: ['Milk', 'Egg'], suits: ['vegan', 'vegetarian', 'no beef', 'no pork'] },
  { words: /\bGLUTEN FREE\b/, lacks: ['Wheat'], suits: ['gluten free'] },
  { words: /\bORGANIC\b/, suits: ['organic'] },
  { words: /\b(CAGE FREE|FREE RANGE)\b/, suits: ['free range'] },
]

/**
 * How an allergen reads among ingredients, and what takes its place; nothing where it is left out.
 */
const written: Readonly<Record<string, readonly [words: RegExp, instead: string]>> = {
  Wheat: [/[^,.(]*wheat[^,.()]*(\([^)]*\))?/gi, ' rice flour'],
  Egg: [/, [^,.()]*\beggs?\b[^,.()]*/gi, ''],
  Milk: [/, [^,.()]*\bmilk\b[^,.()]*/gi, ''],
  'Tree Nuts': [/, [^,.()]*\b(almonds|cashews)\b[^,.()]*/gi, ''],
}

/** The ingredients without those of the allergens that it lacks. */
const ingredientsWithout = (ingredients: string, lacking: Iterable<string>): string =>
  [...lacking].reduce((text, allergen) => {
    const [words, instead] = written[allergen] ?? []
    return words === undefined ? text : text.replaceAll(words, instead!).trim()
  }, ingredients)

/**
 * The facts of a food, corrected by what the name says: a pepperoni pizza is not vegetarian, gluten
 * free pasta is made of rice and vegan mayonnaise without eggs, pistachio gelato has nuts, club
 * soda no sugar. Where a word adds an allergen, 'free from' is no longer certain of the others.
 */
export function factsByName(food: FoodFacts, description: string): FoodFacts {
  const matching = nameFacts.filter(({ words }) => words.test(description))
  const added = matching.flatMap(({ contains }) => contains ?? [])
  const lacking = new Set(matching.flatMap(({ lacks }) => lacks ?? []))
  const made = matching.find((each) => each.made)?.made
  const contains = [...new Set([...food.contains, ...added])].filter((name) => !lacking.has(name))
  const mayContain = food.mayContain.filter((name) => !contains.includes(name) && !lacking.has(name))
  const spoilt = new Set(matching.flatMap(({ spoils }) => spoils ?? []))
  if (contains.includes('Wheat') || mayContain.includes('Wheat')) spoilt.add('gluten free')
  else if (lacking.has('Wheat')) spoilt.delete('gluten free')
  return {
    panel: made?.panel ?? food.panel,
    ingredients: ingredientsWithout(made?.ingredients ?? food.ingredients, lacking),
    contains,
    mayContain,
    isPure: food.isPure && added.every((name) => food.contains.includes(name)),
    diets: [...new Set([...food.diets, ...matching.flatMap(({ suits }) => suits ?? [])])].filter(
      (diet) => !spoilt.has(diet),
    ),
  }
}

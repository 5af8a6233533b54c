/**
 * Per 100 g: kcal, g fat, g saturated fat, mg cholesterol, mg sodium, g carbohydrate, g fiber, g
 * sugars, g added sugars, g protein.
 */
type Panel = readonly [number, number, number, number, number, number, number, number, number, number]

/** What a food family is made of: panel, ingredients, allergens it contains, diets it suits. */
export interface FoodFacts {
  readonly panel: Panel
  readonly ingredients: string
  readonly contains: readonly string[]
  readonly diets: readonly string[]
}

const vegan = ['vegan', 'vegetarian', 'no beef', 'no pork'] as const
const meatless = ['vegetarian', 'no beef', 'no pork'] as const

const facts = (
  panel: Panel,
  ingredients: string,
  contains: readonly string[],
  diets: readonly string[],
): FoodFacts => ({
  panel,
  ingredients,
  contains,
  diets,
})

/** Typical figures of each food family; every single item varies a little around them. */
export const nutrition = {
  beef: facts([215, 14, 5.6, 68, 66, 0, 0, 0, 0, 21], 'Beef.', [], ['gluten free', 'no pork']),
  lamb: facts([258, 17, 7.4, 97, 72, 0, 0, 0, 0, 25], 'Lamb.', [], ['gluten free', 'no beef', 'no pork']),
  pork: facts(
    [242, 16, 5.9, 72, 420, 1, 0, 0.6, 0.4, 22],
    'Pork, water, salt, sugar, sodium phosphate.',
    [],
    ['gluten free', 'no beef'],
  ),
  chicken: facts(
    [143, 6, 1.7, 84, 82, 0, 0, 0, 0, 21],
    'Chicken, containing up to 12% water, salt and natural flavoring.',
    [],
    ['gluten free', 'no beef', 'no pork'],
  ),
  breaded: facts(
    [258, 14, 2.8, 42, 560, 21, 1.4, 1.2, 0.6, 13],
    'Main ingredient, enriched wheat flour, water, soybean oil, corn starch, salt, leavening, spices, dried egg whites.',
    ['Wheat', 'Egg', 'Soy'],
    ['no beef', 'no pork'],
  ),
  egg: facts([143, 9.5, 3.1, 372, 142, 0.7, 0, 0.4, 0, 12.6], 'Eggs.', ['Egg'], ['gluten free', ...meatless]),
  fish: facts([146, 6, 1.2, 58, 74, 0, 0, 0, 0, 21], 'Fish.', ['Fish'], ['gluten free', 'no beef', 'no pork']),
  shellfish: facts(
    [85, 1, 0.3, 152, 310, 1, 0, 0, 0, 18],
    'Shellfish, water, salt, sodium tripolyphosphate.',
    ['Crustacean Shellfish'],
    ['gluten free', 'no beef', 'no pork'],
  ),
  milk: facts(
    [95, 5.4, 3.3, 18, 52, 6, 0, 5.4, 1.5, 4.2],
    'Pasteurized milk, vitamin D3.',
    ['Milk'],
    ['gluten free', ...meatless],
  ),
  cheese: facts(
    [335, 26, 16, 82, 640, 3, 0, 1, 0, 23],
    'Pasteurized milk, cheese culture, salt, enzymes, potato starch.',
    ['Milk'],
    ['gluten free', ...meatless],
  ),
  butter: facts(
    [717, 81, 51, 215, 320, 0.1, 0, 0.1, 0, 0.9],
    'Pasteurized cream, salt.',
    ['Milk'],
    ['gluten free', ...meatless],
  ),
  leaf: facts([20, 0.3, 0, 0, 24, 3.4, 1.8, 1.1, 0, 1.8], 'Greens.', [], ['gluten free', ...vegan]),
  vegetable: facts([34, 0.3, 0.1, 0, 36, 7, 2.4, 2.8, 0, 2], 'Vegetables.', [], ['gluten free', ...vegan]),
  root: facts([68, 0.1, 0, 0, 14, 15, 2.2, 3.1, 0, 1.8], 'Vegetables.', [], ['gluten free', ...vegan]),
  fruit: facts([56, 0.3, 0, 0, 2, 14, 2.6, 10, 0, 0.8], 'Fruit.', [], ['gluten free', ...vegan]),
  bread: facts(
    [268, 3.6, 0.8, 0, 480, 49, 2.8, 4.6, 3.8, 9],
    'Enriched wheat flour, water, yeast, sugar, soybean oil, salt, calcium propionate.',
    ['Wheat', 'Soy'],
    meatless,
  ),
  dessert: facts(
    [382, 19, 8.4, 62, 310, 48, 1.4, 30, 27, 5],
    'Sugar, enriched wheat flour, butter, eggs, milk, cocoa, leavening, salt, natural flavor.',
    ['Wheat', 'Milk', 'Egg'],
    meatless,
  ),
  fry: facts(
    [150, 5, 0.9, 0, 340, 24, 2.2, 0.4, 0, 2.2],
    'Potatoes, canola oil, salt, sodium acid pyrophosphate, dextrose.',
    [],
    ['gluten free', ...vegan],
  ),
  icecream: facts(
    [210, 11, 6.8, 44, 80, 24, 0.4, 21, 17, 3.6],
    'Milk, cream, sugar, corn syrup, whey, mono and diglycerides, guar gum, natural flavor.',
    ['Milk'],
    ['gluten free', ...meatless],
  ),
  flour: facts(
    [364, 1, 0.2, 0, 2, 76, 2.7, 0.3, 0, 10],
    'Wheat flour, niacin, reduced iron, thiamine mononitrate, riboflavin, folic acid.',
    ['Wheat'],
    ['kosher', ...vegan],
  ),
  sugar: facts([390, 0, 0, 0, 4, 98, 0, 96, 96, 0], 'Sugar.', [], ['gluten free', 'kosher', ...vegan]),
  grain: facts([358, 2.2, 0.4, 0, 6, 76, 4.8, 1.2, 0, 9], 'Whole grain.', [], ['kosher', ...vegan]),
  pasta: facts(
    [371, 1.5, 0.3, 0, 6, 75, 3.2, 2.7, 0, 13],
    'Durum wheat semolina, niacin, iron, thiamine mononitrate, riboflavin, folic acid.',
    ['Wheat'],
    ['kosher', ...vegan],
  ),
  bean: facts(
    [128, 0.6, 0.1, 0, 210, 23, 7.4, 0.6, 0, 8.4],
    'Beans, water, salt, calcium chloride.',
    [],
    ['gluten free', 'kosher', ...vegan],
  ),
  tomato: facts(
    [32, 0.2, 0, 0, 260, 7, 1.8, 4.4, 0.6, 1.6],
    'Tomatoes, tomato juice, salt, citric acid, calcium chloride.',
    [],
    ['gluten free', 'kosher', ...vegan],
  ),
  nut: facts([560, 46, 5, 0, 12, 26, 9, 8, 2, 18], 'Nuts.', ['Tree Nuts'], ['gluten free', 'kosher', ...vegan]),
  oil: facts(
    [884, 100, 11, 0, 0, 0, 0, 0, 0, 0],
    'Vegetable oil, citric acid, dimethylpolysiloxane.',
    [],
    ['gluten free', 'kosher', ...vegan],
  ),
  vinegar: facts(
    [22, 0, 0, 0, 6, 1, 0, 0.4, 0, 0],
    'Distilled vinegar, water.',
    [],
    ['gluten free', 'kosher', ...vegan],
  ),
  ketchup: facts(
    [104, 0.1, 0, 0, 880, 26, 0.4, 22, 18, 1.2],
    'Tomato concentrate, sugar, distilled vinegar, salt, spice, onion powder.',
    [],
    ['gluten free', 'kosher', ...vegan],
  ),
  mayo: facts(
    [520, 54, 8, 34, 720, 5, 0, 3, 2, 1.2],
    'Soybean oil, water, egg yolks, vinegar, sugar, salt, mustard flour, garlic.',
    ['Egg', 'Soy'],
    meatless,
  ),
  soy: facts(
    [72, 0.4, 0.1, 0, 4600, 10, 0.6, 6, 4, 6],
    'Water, soybeans, wheat, salt, sugar, vinegar.',
    ['Soy', 'Wheat'],
    ['kosher', ...vegan],
  ),
  spice: facts([280, 6, 1.2, 0, 60, 58, 26, 4, 0, 11], 'Spices.', [], ['gluten free', 'kosher', ...vegan]),
  salt: facts([0, 0, 0, 0, 38_700, 0, 0, 0, 0, 0], 'Salt.', [], ['gluten free', 'kosher', ...vegan]),
  base: facts(
    [190, 6, 2, 8, 15_000, 24, 0.6, 8, 6, 10],
    'Stock, salt, hydrolyzed soy protein, sugar, yeast extract, onion powder.',
    ['Soy'],
    ['no pork'],
  ),
  coffee: facts([2, 0, 0, 0, 4, 0.2, 0, 0, 0, 0.2], 'Coffee or tea.', [], ['gluten free', 'kosher', ...vegan]),
  juice: facts(
    [46, 0.1, 0, 0, 6, 11, 0.2, 9.6, 2, 0.5],
    'Juice, ascorbic acid.',
    [],
    ['gluten free', 'kosher', ...vegan],
  ),
  soda: facts(
    [38, 0, 0, 0, 8, 10, 0, 10, 10, 0],
    'Carbonated water, sugar, citric acid, natural flavors.',
    [],
    ['gluten free', 'kosher', ...vegan],
  ),
  tofu: facts(
    [168, 9, 1.2, 0, 320, 9, 3.4, 1.4, 0.6, 15],
    'Water, soy protein, canola oil, yeast extract, salt, beet juice.',
    ['Soy'],
    ['kosher', ...vegan],
  ),
  chocolate: facts(
    [510, 32, 19, 4, 20, 56, 8, 42, 40, 6],
    'Cocoa mass, sugar, cocoa butter, soy lecithin, vanilla.',
    ['Soy', 'Milk'],
    ['kosher', ...meatless],
  ),
  none: null,
} as const satisfies Record<string, FoodFacts | null>

/** A food family's key. */
export type Nutrition = keyof typeof nutrition

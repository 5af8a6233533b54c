/**
 * Per 100 g: kcal, g fat, g saturated fat, mg cholesterol, mg sodium, g carbohydrate, g fiber, g
 * sugars, g added sugars, g protein.
 */
export type Panel = readonly number[]

/** The name of a food in the table: what a product is made of. */
export type FoodKey = string

/** The nine allergens that United States labels name. */
export const allergens = {
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  crustacean: 'Crustacean Shellfish',
  treenuts: 'Tree Nuts',
  peanuts: 'Peanuts',
  wheat: 'Wheat',
  soy: 'Soy',
  sesame: 'Sesame',
} as const
type Allergen = (typeof allergens)[keyof typeof allergens]

const dietCodes = {
  vegan: ['vegan', 'vegetarian', 'no beef', 'no pork'],
  vegetarian: ['vegetarian', 'no beef', 'no pork'],
  nobeef: ['no beef'],
  nopork: ['no pork'],
  gf: ['gluten free'],
  kosher: ['kosher'],
} as const

/** Facts of a food: nutrition panel, ingredients, allergens, and suitable diets. */
export interface FoodFacts {
  readonly panel: Panel
  /** As printed; '{noun}' stands for the product's own name. */
  readonly ingredients: string
  readonly contains: readonly string[]
  readonly mayContain: readonly string[]
  /**
   * True when it is certainly free from all other allergens: a single ingredient, or a separate
   * production line.
   */
  readonly isPure: boolean
  readonly diets: readonly string[]
}

// food | panel | contains | may contain | diets | ingredients; 'none' in the fourth column: surely
// nothing else is in it, '-': not known.
const table = `
beef | 215 14 5.6 68 66 0 0 0 0 21 | - | none | gf nopork | Beef.
veal | 172 8 3.1 82 83 0 0 0 0 24 | - | none | gf nopork | Veal.
lamb | 258 17 7.4 97 72 0 0 0 0 25 | - | none | gf nobeef nopork | Lamb.
game | 146 5 2.1 74 54 0 0 0 0 25 | - | none | gf nobeef | {noun}.
duck | 337 28 9.7 84 59 0 0 0 0 19 | - | none | gf nobeef nopork | {noun}.
pork | 242 16 5.9 72 62 0 0 0 0 24 | - | none | gf nobeef | Pork.
chicken | 143 6 1.7 84 82 0 0 0 0 21 | - | none | gf nobeef nopork | Chicken, containing up to 12% water, salt.
turkey | 148 6 1.8 76 74 0 0 0 0 23 | - | none | gf nobeef nopork | Turkey, containing up to 10% water, salt.
chicken-cooked | 148 5 1.4 82 480 2 0 0.6 0.2 23 | - | milk soy | gf nobeef nopork | Chicken, water, modified food starch, salt, natural flavors.
chicken-cured | 180 12 3.4 78 640 3 0 2 2 15 | - | milk soy | gf nobeef nopork | Chicken, apples, water, salt, spices, celery powder.
turkey-cured | 104 2 0.6 48 840 3 0 2 2 18 | - | milk | gf nobeef nopork | Turkey breast, turkey broth, salt, sugar, sodium phosphate, sodium nitrite.
cured-pork | 290 22 7.8 66 1180 2 0 1 1 20 | - | milk | gf nobeef | Pork, water, salt, sugar, sodium phosphate, sodium erythorbate, sodium nitrite.
cured-beef | 240 17 6.8 64 1040 2 0 1 1 19 | - | milk soy | gf nopork | Beef, water, salt, dextrose, spices, sodium phosphate, sodium nitrite.
sausage | 300 26 9.4 72 780 2 0 1 1 15 | - | milk soy | gf nobeef | Pork, water, salt, spices, dextrose, paprika.
meatball | 270 19 7.2 66 620 8 1 2 1 16 | wheat milk egg soy | sesame | nopork | Beef, water, bread crumbs (wheat flour, yeast, salt), soy protein, eggs, romano cheese, salt, spices.
breaded-chicken | 258 14 2.8 42 560 18 1.2 0.8 0.4 15 | wheat | egg milk soy | nobeef nopork | Chicken, water, enriched wheat flour, soybean oil, corn starch, salt, leavening, spices.
egg | 143 9.5 3.1 372 142 0.7 0 0.4 0 12.6 | egg | none | gf vegetarian | Eggs.
egg-cooked | 160 11 3.4 340 340 3 0 1 0.4 11 | egg milk | soy wheat | vegetarian | Eggs, milk, soybean oil, modified food starch, salt, xanthan gum.
pie-savory | 280 19 8 120 480 17 1 2 0.6 10 | wheat milk egg | soy | nobeef | Eggs, cream, cheese, enriched wheat flour, butter, salt.
fish | 146 6 1.2 58 74 0 0 0 0 21 | fish | none | gf nobeef nopork | {noun}.
smoked-fish | 180 10 2 50 1100 1 0 0.5 0.5 21 | fish | none | gf nobeef nopork | {noun}, salt, sugar, natural wood smoke.
glazed-fish | 240 14 3.2 110 620 10 0 8 8 18 | fish wheat soy | sesame | nobeef nopork | {noun}, soy sauce (water, soybeans, wheat, salt), sugar, rice wine.
shrimp | 85 0.9 0.2 150 310 0.4 0 0 0 18 | crustacean | fish | gf nobeef nopork | Shrimp, water, salt, sodium tripolyphosphate.
crustacean | 90 1.2 0.2 90 340 0 0 0 0 19 | crustacean | fish | gf nobeef nopork | {noun}, water, salt.
mollusk | 82 1.4 0.3 42 290 3.6 0 0 0 14 | - | crustacean fish | gf nobeef nopork | {noun} (mollusk).
seafood-mix | 84 1.2 0.3 90 360 3 0 0.6 0.4 15 | fish crustacean | egg wheat | nobeef nopork | Squid, mussels, shrimp, surimi (fish protein, wheat starch), salt.
breaded-shrimp | 222 10 1.8 90 520 21 1 1.4 1 12 | crustacean wheat | egg milk soy fish | nobeef nopork | Shrimp, enriched wheat flour, water, corn starch, soybean oil, salt, leavening.
breaded-fish | 226 11 1.9 34 480 20 1 1.2 0.8 12 | fish wheat | egg milk soy | nobeef nopork | {noun}, enriched wheat flour, water, soybean oil, corn starch, salt, leavening, spices.
breaded-mollusk | 230 11 2 60 560 22 1 1 0.6 11 | wheat | egg milk soy crustacean fish | nobeef nopork | {noun} (mollusk), enriched wheat flour, water, soybean oil, salt, leavening.
crab-cake | 210 13 2.2 84 620 9 0.6 1.4 0.6 14 | crustacean egg wheat milk | soy fish | nobeef nopork | Crab meat, mayonnaise (soybean oil, egg yolks), bread crumbs (wheat flour), butter, mustard, spices.
surimi | 99 0.9 0.2 20 530 15 0.5 6 5 8 | fish crustacean egg wheat soy | - | nobeef nopork | Fish protein (pollock), water, wheat starch, sugar, egg whites, crab extract, soy protein, salt.
chowder | 98 5.4 3 24 520 8 0.6 2 0.4 4.6 | milk wheat | fish crustacean soy | nobeef | Milk, clams, potatoes, cream, wheat flour, butter, celery, salt, spices.
milk | 61 3.3 1.9 10 44 4.8 0 4.8 0 3.2 | milk | none | gf kosher vegetarian | Milk, vitamin D3.
milk-sweet | 96 2.2 1.3 9 64 16 0.2 14 9 3.4 | milk | - | gf vegetarian | Milk, sugar, natural flavor, salt, carrageenan.
cream | 240 23 14 74 52 4 0 3 0 3 | milk | none | gf kosher vegetarian | Milk, cream.
eggnog | 130 6 3.6 58 66 16 0 15 10 4 | milk egg | none | gf vegetarian | Milk, cream, sugar, egg yolks, nutmeg, carrageenan.
yogurt | 76 2 1.3 8 46 5 0 4.4 0 8.6 | milk | none | gf kosher vegetarian | Cultured pasteurized milk.
cheese | 335 26 16 82 640 3 0 1 0 23 | milk | none | gf vegetarian | Pasteurized milk, cheese culture, salt, enzymes.
cheese-sauce | 160 12 6.4 30 780 9 0 2 0.4 4 | milk | soy wheat | vegetarian | Water, cheese (milk, culture, salt, enzymes), cream, modified food starch, salt, sodium phosphate.
butter | 717 81 51 215 320 0.1 0 0.1 0 0.9 | milk | none | gf kosher vegetarian | Pasteurized cream.
margarine | 710 80 16 0 640 0.5 0 0 0 0.2 | soy | milk | gf vegetarian | Soybean oil, palm oil, water, salt, soy lecithin, natural flavor, vitamin A.
soy-milk | 43 1.8 0.2 0 38 3.6 0.5 2.6 2.2 3 | soy | treenuts | gf kosher vegan | Water, soybeans, cane sugar, calcium carbonate, salt.
oat-milk | 50 1.5 0.2 0 42 7 0.8 3 1.6 1 | - | treenuts soy | vegan | Water, oats, canola oil, calcium carbonate, salt.
nut-milk | 18 1.2 0.1 0 66 1 0.3 0.6 0.4 0.5 | treenuts | soy | gf kosher vegan | Water, almonds, calcium carbonate, salt, gellan gum.
coconut | 197 19 17 0 24 4 0.6 2 0 2 | - | treenuts | gf kosher vegan | Coconut, water, guar gum.
leaf | 20 0.3 0 0 24 3.4 1.8 1.1 0 1.8 | - | none | gf vegan | {noun}.
vegetable | 34 0.3 0.1 0 22 7 2.4 2.8 0 2 | - | none | gf vegan | {noun}.
root | 68 0.1 0 0 14 15 2.2 3.1 0 1.8 | - | none | gf vegan | {noun}.
fruit | 56 0.3 0 0 2 14 2.6 10 0 0.8 | - | none | gf vegan | {noun}.
seaweed | 35 0.3 0.1 0 48 5 0.3 0.5 0 6 | - | crustacean | gf vegan | Roasted seaweed.
salad-kit | 140 11 2.2 8 320 8 2 3 1 3 | milk egg wheat | soy fish | nobeef nopork | Romaine lettuce, dressing (soybean oil, water, egg yolks, cheese), croutons (wheat flour, oil, salt).
bread | 268 3.6 0.8 0 480 49 2.8 4.6 3.8 9 | wheat | soy milk egg sesame | vegetarian | Enriched wheat flour, water, yeast, sugar, canola oil, salt, calcium propionate.
brioche | 320 11 5.6 62 420 46 2 9 8 9 | wheat milk egg | soy sesame | vegetarian | Enriched wheat flour, butter, eggs, water, sugar, milk, yeast, salt.
milk-bread | 300 9 4.2 12 560 46 2 5 4 8 | wheat milk | soy egg | vegetarian | Enriched wheat flour, buttermilk, butter, water, leavening, sugar, salt.
corn-bread | 380 12 1.4 0 320 62 5.4 1 0 7 | - | none | gf vegan | Corn, vegetable oil, water, lime, salt.
cake | 382 19 8.4 62 310 48 1.4 30 27 5 | wheat milk egg | soy treenuts peanuts | vegetarian | Sugar, enriched wheat flour, eggs, butter, milk, vegetable oil, leavening, salt, natural flavor.
pie | 262 12 4.8 4 210 37 1.6 18 14 2.4 | wheat | milk egg soy | vegetarian | Fruit filling (fruit, sugar, water, corn starch), enriched wheat flour, palm oil, water, salt.
pastry | 406 21 12 67 420 46 2 9 7 8 | wheat milk egg | soy treenuts | vegetarian | Enriched wheat flour, butter, water, sugar, eggs, yeast, milk, salt.
almond-pastry | 420 21 7 50 90 52 3 40 36 8 | wheat milk egg treenuts | soy peanuts | vegetarian | Sugar, almonds, egg whites, butter, cream, wheat flour, cocoa.
cookie | 460 22 10 30 340 62 2 34 32 5 | wheat milk egg soy | treenuts peanuts | vegetarian | Enriched wheat flour, sugar, butter, chocolate (cocoa mass, sugar, soy lecithin), eggs, leavening, salt.
fry | 150 5 0.9 0 340 24 2.2 0.4 0 2.2 | - | wheat milk | vegan | Potatoes, vegetable oil, salt, sodium acid pyrophosphate, dextrose.
edamame | 121 5.2 0.6 0 6 9 5.2 2.2 0 12 | soy | none | gf vegan | Soybeans.
breaded | 258 14 2.2 2 560 29 2 3 1.2 4 | wheat | milk egg soy | vegetarian | {noun}, enriched wheat flour, water, soybean oil, corn starch, salt, leavening, spices.
breaded-cheese | 310 18 7.4 30 720 24 1.4 2 0.8 13 | wheat milk | egg soy | vegetarian | Cheese (milk, culture, salt, enzymes), enriched wheat flour, water, soybean oil, salt, leavening.
dumpling | 190 7 2 18 440 23 1.4 2 1 8 | wheat soy | egg sesame crustacean | nobeef | Wheat flour, cabbage, filling, soy sauce (soybeans, wheat, salt), water, ginger, garlic.
filled-pastry | 250 12 3.8 20 460 27 2 2 0.8 8 | wheat | milk egg soy sesame | - | Filling, enriched wheat flour, water, vegetable oil, onions, spices, salt.
filled-pasta | 220 7 3.6 42 420 29 1.8 2 0.6 10 | wheat milk egg | soy | - | Durum wheat flour, ricotta cheese, eggs, water, bread crumbs, salt, spices.
entree | 150 7.4 3.8 26 420 14 1.2 3 0.8 8 | wheat milk | egg soy | - | Pasta (durum wheat), tomatoes, cheese (milk, culture, salt), water, onions, spices.
entree-meat | 160 9 3.4 38 460 10 1 2 0.8 10 | wheat soy | milk egg | - | Meat, water, vegetables, wheat flour, soy protein, salt, spices.
soup | 58 2.6 1 6 420 7 0.9 2 0.6 2.2 | wheat | milk egg soy | - | Water, vegetables, wheat flour, modified food starch, salt, yeast extract, spices.
icecream | 210 11 6.8 44 80 24 0.4 21 17 3.6 | milk | egg soy treenuts peanuts wheat | vegetarian | Milk, cream, sugar, corn syrup, whey, mono and diglycerides, guar gum, natural flavor.
sorbet | 130 0.2 0 0 6 32 0.8 27 24 0.4 | - | milk | gf vegan | Water, fruit, sugar, corn syrup, pectin, citric acid.
pizza | 266 10 4.6 18 600 32 2 3.6 1.6 12 | wheat milk | soy egg | vegetarian | Enriched wheat flour, mozzarella cheese (milk, culture, salt), tomatoes, water, yeast, soybean oil, salt.
flour | 364 1 0.2 0 2 76 2.7 0.3 0 10 | wheat | soy | kosher vegan | Wheat flour, niacin, reduced iron, thiamine mononitrate, riboflavin, folic acid.
gf-flour | 380 6 1 0 6 74 4 1 0 8 | - | treenuts | gf vegan | {noun}.
corn-meal | 365 3 0.4 0 5 77 5 0.6 0 8 | - | none | gf kosher vegan | Corn.
leavening | 105 1.2 0.2 0 8200 22 6 0 0 12 | - | none | gf kosher vegan | {noun}.
baking-mix | 380 6 2.4 4 820 74 2.2 18 16 8 | wheat milk | egg soy | vegetarian | Enriched wheat flour, sugar, soybean oil, leavening, buttermilk, salt.
dessert-mix | 375 0.4 0.2 0 680 92 0.4 80 78 1.6 | - | milk soy | - | Sugar, modified food starch, gelatin or phosphates, salt, natural flavor, color.
fruit-sweet | 240 0.1 0 0 20 60 1 50 46 0.4 | - | none | gf kosher vegan | Fruit, sugar, water, pectin, citric acid.
extract | 288 0 0 0 9 13 0 13 0 0 | - | none | gf kosher vegan | Water, alcohol, extractives.
sugar | 390 0 0 0 4 98 0 96 96 0 | - | none | gf kosher vegan | {noun}.
diet-syrup | 32 0 0 0 160 8 0 0 0 0 | - | none | gf kosher vegan | Water, sorbitol, cellulose gum, natural flavor, salt, sucralose.
sweetener | 360 0 0 0 2 90 0 80 0 0 | - | none | gf kosher vegan | Dextrose, maltodextrin, sweetener.
honey | 304 0 0 0 4 82 0.2 82 82 0.3 | - | none | gf kosher vegetarian | Honey.
rice | 358 0.8 0.2 0 4 79 1.4 0.2 0 7 | - | none | gf kosher vegan | Rice.
seed-grain | 368 6 0.7 0 5 64 7 2 0 14 | - | none | gf kosher vegan | {noun}.
wheat-grain | 352 1.4 0.2 0 8 74 8 0.6 0 12 | wheat | none | kosher vegan | {noun} (wheat).
barley | 352 1.2 0.2 0 9 78 16 0.8 0 10 | - | wheat | kosher vegan | Barley.
oat | 379 6.5 1.1 0 6 68 10 1 0 13 | - | wheat | kosher vegan | Whole grain oats.
pasta | 371 1.5 0.3 0 6 75 3.2 2.7 0 13 | wheat | egg soy | kosher vegan | Durum wheat semolina, niacin, iron, thiamine mononitrate, riboflavin, folic acid.
egg-pasta | 384 4.4 1.2 84 40 71 3.3 1.9 0 14 | wheat egg | soy | kosher vegetarian | Enriched wheat flour, eggs, niacin, iron, thiamine mononitrate, riboflavin, folic acid.
rice-noodle | 364 0.6 0.2 0 182 80 1.6 0.1 0 6 | - | none | gf vegan | {noun}, water.
wheat-noodle | 300 2 0.4 0 420 60 2.4 1 0 9 | wheat | egg soy | vegan | Wheat flour, water, salt, potassium carbonate.
miso | 198 6 1 0 3728 26 5.4 6 0 12 | soy | wheat | vegan | Soybeans, rice, salt, water, culture.
curry-paste | 110 4 0.6 0 2400 16 5 6 3 2.6 | - | crustacean fish soy | gf nobeef nopork | {noun}, garlic, lemongrass, salt, spices.
bean | 128 0.6 0.1 0 210 23 7.4 0.6 0 8.4 | - | none | gf kosher vegan | {noun}, water, salt, calcium chloride.
hummus | 230 16 2.2 0 420 16 5 0.6 0 7 | sesame | soy | gf kosher vegan | Chickpeas, tahini (sesame), soybean oil, water, lemon juice, garlic, salt.
tomato | 32 0.2 0 0 260 7 1.8 4.4 0 1.6 | - | none | gf kosher vegan | Tomatoes, tomato juice, salt, citric acid, calcium chloride.
vegetable-canned | 40 0.3 0.1 0 240 8 2.4 2.6 0.2 1.8 | - | none | gf kosher vegan | {noun}, water, salt.
fruit-canned | 66 0.1 0 0 5 17 1.3 15 7 0.4 | - | none | gf kosher vegan | {noun}, water, sugar, citric acid.
olive | 145 15 2 0 1200 4 3 0.5 0 1 | - | none | gf kosher vegan | Olives, water, salt.
tree-nut | 607 54 4.6 0 6 21 8 4 0 18 | treenuts | peanuts | gf kosher vegan | {noun}.
peanut | 588 49 8 0 360 22 8 8 4 25 | peanuts | treenuts | gf kosher vegan | Peanuts, salt.
sesame | 590 52 7 0 30 21 9 0.4 0 18 | sesame | none | gf kosher vegan | Sesame seeds.
seed | 560 46 6 0 10 24 12 3 0 20 | - | treenuts peanuts sesame | gf kosher vegan | {noun}.
dried-fruit | 310 0.4 0.1 0 12 80 5 62 8 2.4 | - | treenuts | gf kosher vegan | {noun}.
wheat-cereal | 376 2.4 0.5 0 560 82 9 22 20 9 | wheat | soy treenuts | vegetarian | Whole grain, sugar, salt, malt extract, vitamins and minerals.
malt-cereal | 374 0.8 0.2 0 620 84 2.6 9 9 7 | - | wheat soy | vegetarian | Milled grain, sugar, salt, barley malt extract, vitamins and minerals.
granola | 460 18 3 0 120 66 7 24 20 10 | treenuts | wheat soy milk peanuts | vegetarian | Whole grain oats, sugar, canola oil, almonds, honey, salt.
cracker | 430 12 2.4 0 900 72 3 4 3 9 | wheat | soy milk | vegetarian | Enriched wheat flour, vegetable oil, salt, malt syrup, leavening.
popcorn | 540 36 6 6 760 46 8 1 0.4 9 | milk | - | gf vegetarian | Popcorn, corn oil, cheddar cheese (milk, culture, salt, enzymes), whey, salt.
potato-chip | 536 34 4 0 560 53 4 1 0.4 6 | - | milk soy | gf vegetarian | Potatoes, vegetable oil, seasoning, salt.
oil | 884 100 11 0 0 0 0 0 0 0 | - | none | gf kosher vegan | Vegetable oil.
lard | 902 100 39 95 0 0 0 0 0 0 | - | none | gf nobeef | Lard.
duck-fat | 900 100 33 100 0 0 0 0 0 0 | - | none | gf nobeef nopork | Duck fat.
soy-oil | 884 100 15 0 0 0 0 0 0 0 | soy | none | gf kosher vegan | Soybean oil, citric acid, dimethylpolysiloxane.
peanut-oil | 884 100 17 0 0 0 0 0 0 0 | peanuts | none | gf kosher vegan | Peanut oil.
vinegar | 22 0 0 0 6 1 0 0.4 0 0 | - | none | gf kosher vegan | Vinegar, water.
ketchup | 104 0.1 0 0 880 26 0.4 22 18 1.2 | - | none | gf kosher vegan | Tomato concentrate, sugar, distilled vinegar, salt, spice, onion powder.
mustard | 62 3.4 0.2 0 1100 5 4 1 0 4 | - | none | gf kosher vegan | Water, vinegar, mustard seed, salt, turmeric, paprika.
pickle | 18 0.2 0 0 980 4 1 2 1.4 0.4 | - | none | gf kosher vegan | {noun}, water, vinegar, salt, calcium chloride, spices.
mayo | 520 54 8 34 720 5 0 3 2 1.2 | egg soy | milk | gf vegetarian | Soybean oil, water, egg yolks, vinegar, sugar, salt, mustard flour.
vinaigrette | 290 28 4 0 880 10 0.2 8 7 0.4 | soy | milk egg sesame | vegetarian | Soybean oil, water, vinegar, sugar, salt, garlic, xanthan gum.
hot-sauce | 40 0.6 0.1 0 2300 6 1 3 2 0.8 | - | none | gf kosher vegan | Peppers, distilled vinegar, water, salt, garlic powder.
soy | 72 0.4 0.1 0 4600 10 0.6 6 4 6 | soy wheat | sesame | kosher vegan | Water, soybeans, wheat, salt, sugar, vinegar.
fish-sauce | 60 0 0 0 6200 8 0 7 6 5 | fish | soy | nobeef nopork | Anchovies, water, vinegar, molasses, sugar, salt.
tomato-sauce | 62 1.6 0.3 0 460 11 1.8 7 3 1.6 | - | none | gf vegan | Tomatoes, tomato paste, sugar, salt, onion, garlic, spices.
pesto | 460 46 9 14 860 7 2 1 0 6 | milk treenuts | peanuts soy | gf vegetarian | Basil, canola oil, parmesan cheese (milk, culture, salt, enzymes), cashews, garlic, salt.
gravy | 52 1.8 0.6 2 620 7 0.2 0.8 0.4 1.4 | wheat soy | milk | - | Water, wheat flour, meat stock, soybean oil, salt, yeast extract, caramel color.
hollandaise | 300 29 12 180 560 7 0.2 2 0.6 3 | milk egg wheat | soy | vegetarian | Water, butter, egg yolks, wheat flour, modified food starch, salt, lemon juice.
spice | 280 6 1.2 0 60 58 26 4 0 11 | - | none | gf kosher vegan | {noun}.
coating | 350 1 0.2 0 2600 74 3 1 0.4 9 | wheat | milk egg soy | vegan | Wheat flour, corn starch, salt, leavening, spices.
salt | 0 0 0 0 38700 0 0 0 0 0 | - | none | gf kosher vegan | Salt.
base | 190 6 2 8 15000 24 0.6 8 6 10 | - | milk soy wheat | - | {noun} stock, salt, sugar, yeast extract, onion powder, natural flavor.
broth | 6 0.1 0 0 290 0.6 0 0.3 0 0.9 | - | none | gf | Water, {noun} stock, salt, yeast extract.
coffee | 2 0 0 0 4 0.2 0 0 0 0.2 | - | none | gf kosher vegan | Coffee.
tea | 1 0 0 0 3 0.2 0 0 0 0 | - | none | gf kosher vegan | Tea.
juice | 46 0.1 0 0 6 11 0.2 9.6 0 0.5 | - | none | gf kosher vegan | Juice, water, ascorbic acid.
soda | 38 0 0 0 8 10 0 10 10 0 | - | none | gf kosher vegan | Carbonated water, sugar, citric acid, natural flavors.
coconut-water | 19 0.2 0.1 0 25 3.7 0 2.6 0 0.3 | - | none | gf vegan | Coconut water.
diet-soda | 5 0 0 0 14 1.2 0 0 0 0 | - | none | gf kosher vegan | Carbonated water, citric acid, sucralose, natural flavors.
water | 0 0 0 0 1 0 0 0 0 0 | - | none | gf kosher vegan | Water.
beer | 22 0 0 0 5 5 0 1 0 0.4 | wheat | none | vegan | Water, malted barley, wheat, hops, yeast.
plant-meat | 212 12 3 0 520 11 4 1 0.4 17 | soy wheat | treenuts sesame | vegan | Water, soy protein, wheat gluten, canola oil, yeast extract, salt, beet juice.
plant-egg | 130 10 1 0 400 4 0.6 0.6 0 8 | - | soy | gf vegan | Water, mung bean protein, canola oil, corn starch, salt, turmeric.
tofu | 120 7 1 0 12 2.4 1.4 0.6 0 13 | soy | none | gf kosher vegan | Water, soybeans, calcium sulfate.
seitan | 150 2 0.3 0 420 9 1 1 0 24 | wheat soy | - | vegan | Water, wheat gluten, soy sauce (soybeans, wheat, salt), spices.
chocolate | 530 33 20 6 24 56 8 46 44 6 | milk soy | treenuts peanuts | gf vegetarian | Cocoa mass, sugar, cocoa butter, milk powder, soy lecithin, vanilla.
cocoa | 228 14 8 0 21 58 33 2 0 20 | - | none | gf kosher vegan | Cocoa.
icing | 410 14 7 0 160 70 0.4 64 62 0.4 | soy | milk | gf vegetarian | Sugar, palm oil, water, corn syrup, soy lecithin, natural flavor, color.
marshmallow | 318 0.2 0 0 80 81 0 58 58 1.8 | - | none | gf nobeef | Corn syrup, sugar, modified corn starch, gelatin, natural flavor.
`

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '-' && word !== 'none')
const named = (text: string): Allergen[] => words(text).map((word) => allergens[word as keyof typeof allergens])

/** The facts of each food; null for non-food. */
export const foods: ReadonlyMap<FoodKey, FoodFacts | null> = new Map<FoodKey, FoodFacts | null>([
  ['none', null],
  ...table
    .trim()
    .split('\n')
    .map((line): [FoodKey, FoodFacts] => {
      const [key = '', panel = '', contains = '', may = '', diets = '', ingredients = ''] = line.split(' | ')
      return [
        key,
        {
          panel: panel.split(' ').map(Number),
          ingredients,
          contains: named(contains),
          mayContain: named(may),
          isPure: may === 'none',
          diets: words(diets).flatMap((code) => dietCodes[code as keyof typeof dietCodes]),
        },
      ]
    }),
])

import { houseKinds } from './names.ts'

/** The kind of kitchen of a ship-to; a hotel or casino has several kinds. */
export type Kitchen =
  | 'bistro'
  | 'diner'
  | 'cafe'
  | 'pizzeria'
  | 'grill'
  | 'hotel'
  | 'hospital'
  | 'school'
  | 'seniors'
  | 'buffet'
  | 'sushi'
  | 'steakhouse'

/** The kitchens of each kind of customer, by its name; several alternate over its ship-tos. */
const kitchensOf: Readonly<Record<string, readonly Kitchen[]>> = {
  Bistro: ['bistro'],
  Diner: ['diner'],
  Cafe: ['cafe'],
  Trattoria: ['pizzeria'],
  'Grill Group': ['grill', 'steakhouse'],
  Hotels: ['hotel', 'cafe', 'sushi', 'steakhouse'],
  'Health System': ['hospital', 'cafe'],
  'School District': ['school'],
  'Senior Living': ['seniors'],
  'Casino Resorts': ['buffet', 'steakhouse', 'sushi', 'pizzeria', 'diner'],
}

/** What the `place`-th kitchen of the `house`-th house cooks. */
export function kitchenOf(house: number, place: number): Kitchen {
  const kitchens = kitchensOf[houseKinds[house % houseKinds.length]!]!
  return kitchens[place % kitchens.length]!
}

/**
 * How many usual items a kitchen buys of each category, 'category:count'. Categories are ids of the
 * catalogue; `all` is bought by every kitchen.
 */
const menus: Readonly<Record<Kitchen | 'all', string>> = {
  all: `produce-onions-and-roots:4 produce-lettuce-and-greens:2 produce-tomatoes-and-peppers:2 produce-fruit:2 produce-herbs:1
    dairy-butter-and-margarine:1 dairy-milk-and-cream:2 poultry-eggs:1 oils-frying-oil:1 pantry-flour-and-baking:1
    pantry-sugar-and-sweeteners:1 spices-salt:1 spices-spices:2 disposables-napkins-and-towels:2
    disposables-wrap-bags-and-gloves:3 kitchen-detergent-and-sanitizer:2`,
  bistro: `meat-beef:4 meat-pork:2 meat-bacon-and-ham:1 meat-lamb:1 poultry-chicken:3 poultry-turkey-and-duck:1
    seafood-salmon-and-fin-fish:3 seafood-shellfish:2 dairy-cheese-sliced-and-block:3 produce-vegetables-fresh:4 produce-herbs:3
    bakery-bread-and-rolls:2 bakery-cakes-and-pies:1 frozen-fries-and-potatoes:2 oils-olive-and-specialty-oil:2 oils-vinegar:1
    pantry-rice-and-grains:1 sauces-ketchup-and-mustard:1 sauces-pickles-and-olives:1 beverage-coffee:1
    specialty-chocolate-and-pastry-supply:1 spices-bases-and-stocks:2`,
  diner: `meat-ground-beef:2 meat-bacon-and-ham:2 meat-sausage:2 poultry-chicken:2 poultry-chicken-prepared:2
    seafood-seafood-prepared:1 dairy-cheese-sliced-and-block:2 bakery-bread-and-rolls:4 bakery-pastry-and-breakfast:3
    bakery-cakes-and-pies:2 frozen-fries-and-potatoes:3 frozen-appetizers:2 frozen-ice-cream:2 sauces-ketchup-and-mustard:2
    sauces-mayonnaise-and-dressing:2 sauces-pickles-and-olives:1 beverage-coffee:2 beverage-juice:2
    beverage-soft-drinks-and-water:3 pantry-canned-fruit-and-vegetables:1 pantry-sugar-and-sweeteners:2
    disposables-containers:2 disposables-cups-and-lids:2`,
  cafe: `bakery-pastry-and-breakfast:6 bakery-bread-and-rolls:3 bakery-cakes-and-pies:2 dairy-milk-and-cream:2
    dairy-plant-milk-and-cream:3 dairy-yogurt-and-cultured:2 beverage-coffee:4 beverage-tea:3 beverage-juice:2
    beverage-soft-drinks-and-water:2 meat-deli-meat:2 poultry-turkey-and-duck:1 dairy-cheese-sliced-and-block:2
    pantry-sugar-and-sweeteners:2 disposables-cups-and-lids:6 disposables-containers:2 disposables-cutlery-and-straws:2
    pantry-snacks-and-crackers:1`,
  pizzeria: `pantry-canned-tomato:3 pantry-pasta:5 pantry-flour-and-baking:2 dairy-cheese-shredded:3
    dairy-cheese-sliced-and-block:3 frozen-pizza-and-dough:2 meat-deli-meat:4 meat-sausage:2 meat-ground-beef:1
    poultry-chicken:1 seafood-shrimp:1 oils-olive-and-specialty-oil:3 oils-vinegar:1 sauces-barbecue-and-pasta-sauce:3
    sauces-pickles-and-olives:2 produce-herbs:3 produce-vegetables-fresh:3 frozen-entrees-and-soups:1 frozen-appetizers:1
    bakery-bread-and-rolls:1 beverage-soft-drinks-and-water:2 disposables-containers:3 spices-spices:2`,
  grill: `meat-beef:5 meat-ground-beef:3 meat-pork:3 meat-sausage:1 poultry-chicken:4 seafood-shrimp:1
    bakery-bread-and-rolls:3 frozen-fries-and-potatoes:4 frozen-appetizers:4 dairy-cheese-sliced-and-block:2
    sauces-barbecue-and-pasta-sauce:3 sauces-ketchup-and-mustard:2 sauces-mayonnaise-and-dressing:3
    sauces-hot-and-asian-sauce:2 sauces-pickles-and-olives:1 spices-blends-and-rubs:3 beverage-soft-drinks-and-water:3
    disposables-containers:2 disposables-cups-and-lids:2`,
  hotel: `meat-beef:3 meat-bacon-and-ham:2 meat-sausage:2 poultry-chicken:3 poultry-eggs:3 seafood-salmon-and-fin-fish:2
    seafood-shrimp:2 dairy-yogurt-and-cultured:3 dairy-cheese-sliced-and-block:3 produce-fruit:5 produce-vegetables-fresh:4
    bakery-pastry-and-breakfast:5 bakery-bread-and-rolls:3 bakery-cakes-and-pies:2 pantry-cereal-and-breakfast:3
    pantry-sugar-and-sweeteners:2 beverage-coffee:3 beverage-juice:3 beverage-tea:2 beverage-soft-drinks-and-water:2
    frozen-fries-and-potatoes:1 disposables-cups-and-lids:2 kitchen-tabletop:1`,
  hospital: `poultry-chicken:3 poultry-chicken-prepared:1 poultry-turkey-and-duck:2 seafood-salmon-and-fin-fish:1
    seafood-seafood-prepared:1 meat-ground-beef:1 dairy-yogurt-and-cultured:3 produce-fruit:4 produce-vegetables-fresh:2
    frozen-frozen-vegetables:5 frozen-entrees-and-soups:3 pantry-canned-fruit-and-vegetables:4 pantry-rice-and-grains:2
    pantry-cereal-and-breakfast:3 pantry-snacks-and-crackers:2 beverage-juice:4 beverage-coffee:1 bakery-bread-and-rolls:3
    spices-bases-and-stocks:2 disposables-cups-and-lids:2 disposables-containers:2 disposables-cutlery-and-straws:2`,
  school: `poultry-chicken-prepared:5 meat-ground-beef:1 meat-sausage:1 seafood-seafood-prepared:1 dairy-milk-and-cream:4
    dairy-cheese-shredded:2 dairy-yogurt-and-cultured:1 produce-fruit:4 bakery-bread-and-rolls:3 bakery-pastry-and-breakfast:3
    frozen-pizza-and-dough:3 frozen-fries-and-potatoes:3 frozen-frozen-vegetables:4 frozen-entrees-and-soups:2
    pantry-canned-fruit-and-vegetables:5 pantry-beans-and-legumes:2 pantry-cereal-and-breakfast:3 beverage-juice:2
    sauces-ketchup-and-mustard:2 disposables-containers:3 disposables-cutlery-and-straws:2`,
  seniors: `poultry-chicken:2 poultry-turkey-and-duck:2 meat-pork:2 meat-beef:1 seafood-salmon-and-fin-fish:2
    dairy-yogurt-and-cultured:2 dairy-milk-and-cream:2 produce-fruit:3 produce-vegetables-fresh:2 frozen-frozen-vegetables:4
    frozen-entrees-and-soups:4 frozen-ice-cream:2 pantry-canned-fruit-and-vegetables:4 pantry-cereal-and-breakfast:3
    bakery-bread-and-rolls:3 bakery-cakes-and-pies:3 beverage-juice:3 beverage-coffee:2 spices-bases-and-stocks:2
    sauces-barbecue-and-pasta-sauce:1`,
  buffet: `meat-beef:4 meat-pork:3 meat-bacon-and-ham:2 poultry-chicken:4 seafood-shrimp:4 seafood-shellfish:3
    seafood-salmon-and-fin-fish:2 produce-fruit:4 produce-vegetables-fresh:4 frozen-appetizers:3 frozen-frozen-vegetables:2
    bakery-bread-and-rolls:3 bakery-cakes-and-pies:4 bakery-pastry-and-breakfast:3 frozen-ice-cream:3 pantry-pasta:2
    pantry-rice-and-grains:2 sauces-mayonnaise-and-dressing:3 sauces-hot-and-asian-sauce:2 beverage-soft-drinks-and-water:3
    kitchen-tabletop:1`,
  sushi: `seafood-salmon-and-fin-fish:6 seafood-shrimp:3 seafood-shellfish:2 seafood-seafood-prepared:2 pantry-asian-pantry:6
    pantry-rice-and-grains:3 sauces-hot-and-asian-sauce:5 produce-vegetables-fresh:3 produce-fruit:2 oils-vinegar:2
    oils-olive-and-specialty-oil:1 specialty-plant-based:1 beverage-tea:2 beverage-soft-drinks-and-water:2
    disposables-cutlery-and-straws:2 disposables-containers:2`,
  steakhouse: `meat-beef:8 meat-lamb:1 meat-pork:1 poultry-chicken:1 seafood-shellfish:3 seafood-salmon-and-fin-fish:2
    seafood-shrimp:2 produce-vegetables-fresh:5 produce-herbs:3 dairy-cheese-sliced-and-block:3 dairy-milk-and-cream:2
    frozen-fries-and-potatoes:2 bakery-bread-and-rolls:2 bakery-cakes-and-pies:3 oils-olive-and-specialty-oil:2
    sauces-hot-and-asian-sauce:1 spices-blends-and-rubs:2 spices-bases-and-stocks:2 beverage-coffee:1 kitchen-tabletop:1`,
}

const shares = (kitchen: Kitchen | 'all'): [categoryId: string, count: number][] =>
  menus[kitchen].split(/\s+/).map((entry) => {
    const [categoryId = '', count = ''] = entry.split(':')
    return [categoryId, Number(count)]
  })

/** How many usual items a kitchen buys of each category. */
export function menuOf(kitchen: Kitchen): ReadonlyMap<string, number> {
  const menu = new Map(shares('all'))
  for (const [categoryId, count] of shares(kitchen)) menu.set(categoryId, (menu.get(categoryId) ?? 0) + count)
  return menu
}

/** How much a kitchen cooks beside a bistro. */
export const sizeOf: Readonly<Record<Kitchen, number>> = {
  bistro: 1,
  diner: 1.3,
  cafe: 0.7,
  pizzeria: 1.2,
  grill: 1.6,
  hotel: 2.2,
  hospital: 2.4,
  school: 3,
  seniors: 1.6,
  buffet: 3.5,
  sushi: 0.9,
  steakhouse: 1.6,
}

import type { Product } from './range/read-range.ts'

/** A label: its departments, and its price level compared with the usual. All are invented. */
export interface Brand {
  readonly name: string
  /** 1 is the usual price; a value label is below, a premium one above. */
  readonly level: number
  readonly isHouse: boolean
  /** Departments, or 'department/category' for specialists. */
  readonly makes: ReadonlySet<string>
}

// name | price level | what it makes. The distributor's own labels first.
const table = `
Larder Basics | 0.9 | pantry oils sauces spices frozen bakery beverage dairy disposables kitchen/Detergent_and_Sanitizer kitchen/Cleaning_Tools poultry
North Pantry | 0.95 | pantry oils sauces spices frozen bakery beverage
Larder Select | 1 | meat poultry seafood dairy produce
Copper Ladle | 1.14 | sauces oils spices specialty bakery pantry seafood/Shellfish
Kitchen Crest | 0.96 | disposables kitchen
Amberlea Ranch | 1.12 | meat poultry
Brindle Beef Company | 1.06 | meat
Stonebridge Packing | 0.96 | meat poultry
Canyonwell Reserve | 1.2 | meat
Cedarfold Creek | 1 | meat poultry
Millrace Provisions | 0.98 | meat
Three Oaks Smokehouse | 1.08 | meat poultry/Turkey_and_Duck specialty
Prairie Line | 0.92 | meat poultry
Old Depot Deli | 1.04 | meat poultry/Turkey_and_Duck
Blackfork Meats | 1.02 | meat
Cresthaven Poultry | 1 | poultry
Sunny Coop | 1.1 | poultry
Dovetail Farms | 1.14 | poultry dairy
Red Barn Eggs | 1.05 | poultry/Eggs
Harvest Perch | 0.97 | poultry
Coldbrook Fisheries | 1 | seafood
Bluecap Harbor | 1.08 | seafood
Saltline | 0.94 | seafood
North Shoal | 1.04 | seafood
Gull Point | 0.97 | seafood
Tidewater Reserve | 1.22 | seafood specialty
Longline Co-op | 1.1 | seafood
Lantern Bay | 1.02 | seafood
Marrow Sound | 0.99 | seafood
Clovermoor Dairy | 1 | dairy
Ashgrove Creamery | 1.12 | dairy
Meadow Gate | 0.96 | dairy
Alder Valley | 1.03 | dairy
Hollow Oak Cheese | 1.16 | dairy/Cheese,_Shredded dairy/Cheese,_Sliced_and_Block
Birchwater Dairy | 1.01 | dairy
Whitewell | 0.94 | dairy
Sweet Clover Farm | 1.2 | dairy
Birchwater Gardens | 1 | produce
Green Quarry | 0.95 | produce
Valley Rows | 0.97 | produce
Juniper Hill Growers | 1.08 | produce
Sundial Fields | 1.02 | produce
Copperhill Farms | 1.05 | produce
Root & Row | 1.14 | produce
Early Basket | 0.93 | produce
Fair Acre | 1.1 | produce
Foundry Street Bakers | 1.08 | bakery frozen
Granary Way | 1 | bakery pantry
Hearth & Sill | 1.15 | bakery
Morning Oven | 0.96 | bakery frozen
Wheatline | 0.94 | bakery pantry
Le Petit Quai | 1.24 | bakery/Cakes_and_Pies bakery/Pastry_and_Breakfast bakery/Bread_and_Rolls
Sunrise Pan | 1.02 | bakery
Ovenbird | 1.05 | bakery
Frostfield | 0.95 | frozen
Winterrow | 1 | frozen
Snow Orchard | 1.06 | frozen
Kettle & Fork | 1.1 | frozen sauces
Polar Mill | 0.97 | frozen
Fryer's Choice | 1.02 | frozen
Quick Plate | 0.92 | frozen bakery
Cold Lantern | 1.04 | frozen
Alder Mills | 1 | pantry bakery
Canyonwell Trading | 0.97 | pantry spices
Casa Verano | 1.06 | pantry sauces
Villa Sorrenna | 1.2 | pantry/Pasta pantry/Canned_Tomato oils/Olive_and_Specialty_Oil oils/Vinegar sauces specialty
Jade Terrace | 1.04 | pantry sauces/Hot_and_Asian_Sauce
Silo Number Nine | 0.94 | pantry
Brindle Mills | 1.03 | pantry oils
Dry Creek Canning | 0.98 | pantry sauces
Orchard Lane | 1.08 | pantry beverage
Amberlea Pantry | 1.01 | pantry oils spices
Clearpan | 0.95 | oils
Goldenmill | 1 | oils
Oliveto Alto | 1.24 | oils/Olive_and_Specialty_Oil
Press & Stone | 1.12 | oils
Fryline | 0.93 | oils/Frying_Oil
Sunpress | 1.03 | oils
Vinegar Works | 1.06 | oils/Vinegar sauces/Pickles_and_Olives sauces/Mayonnaise_and_Dressing
Red Door Sauces | 1 | sauces
Cactus Flower | 1.05 | sauces spices
Whistling Pot | 0.96 | sauces
Saltbox Condiments | 0.92 | sauces
Iron Skillet | 1.08 | sauces spices
Copperhill Spice | 1.1 | spices
Cannery Row Spice | 1 | spices
Larkspur Trading | 0.96 | spices
Ember & Seed | 1.18 | spices
Stockpot Brothers | 1.05 | spices/Bases_and_Stocks spices/Blends_and_Rubs
Quarry Salt | 0.98 | spices/Salt spices/Spices
Hill Station | 1.12 | beverage
Cedarfold Roasters | 1.08 | beverage/Coffee beverage/Tea
Bluecap Coffee | 1 | beverage/Coffee
Switchyard Soda | 0.96 | beverage/Soft_Drinks_and_Water beverage/Juice
Clearwell Springs | 1.02 | beverage/Soft_Drinks_and_Water beverage/Juice
Pomelo Press | 1.1 | beverage/Juice beverage/Soft_Drinks_and_Water
Teahouse Lane | 1.04 | beverage/Tea beverage/Coffee
Bright Pitcher | 0.94 | beverage
Maison Auberive | 1.22 | specialty bakery
Bosco Nero | 1.15 | specialty/Truffles specialty/Antipasti_and_Charcuterie oils/Olive_and_Specialty_Oil
Silverfin | 1.1 | specialty/Caviar_and_Roe seafood/Salmon_and_Fin_Fish
Cocoa Meridian | 1.08 | specialty/Chocolate_and_Pastry_Supply
Field & Furrow | 1 | specialty
Gentle Acre | 0.98 | specialty/Plant-Based dairy/Plant_Milk_and_Cream
Atelier Brindle | 1.05 | specialty
Noble Cellar | 1.12 | specialty
Papermill Basics | 0.92 | disposables
Foldwell | 1 | disposables
Greenleaf Pack | 1.16 | disposables
Cupline | 0.98 | disposables/Cups_and_Lids disposables/Cutlery_and_Straws disposables/Containers
Sturdipak | 1.03 | disposables
Northgate Paper | 1.01 | disposables
Ecoplate | 1.12 | disposables
Handsure | 1.04 | disposables/Wrap,_Bags_and_Gloves disposables/Napkins_and_Towels
Brightwash | 1 | kitchen/Detergent_and_Sanitizer kitchen/Cleaning_Tools
Cleanline Pro | 1.06 | kitchen/Detergent_and_Sanitizer kitchen/Cleaning_Tools
Millhouse Supply | 0.97 | kitchen
Steelhearth | 1.12 | kitchen/Smallwares kitchen/Tabletop
Chef's Bench | 1.08 | kitchen/Smallwares
Tablewell | 1.02 | kitchen/Tabletop kitchen/Smallwares
Workhorse | 0.93 | kitchen
Scullery | 1.04 | kitchen
Alder Commercial | 0.99 | kitchen disposables
Second Shift | 0.95 | kitchen disposables
Corner Larder | 0.97 | beverage sauces specialty
Harbor Trade | 1.03 | pantry seafood sauces spices
Copper Kettle | 1.07 | beverage spices oils
`

/** Number of leading rows that are the distributor's own labels. */
const houses = 5

/** All labels of the demo. */
export const brands: readonly Brand[] = table
  .trim()
  .split('\n')
  .map((line, place) => {
    const [name = '', level = '', makes = ''] = line.split(' | ')
    const of = makes.split(' ').map((each) => each.replaceAll('_', ' '))
    return { name, level: Number(level), isHouse: place < houses, makes: new Set(of) }
  })

/** The labels under which a product is sold. */
export const brandsOf = ({ department, category }: Product): readonly Brand[] =>
  brands.filter(({ makes }) => makes.has(department) || makes.has(`${department}/${category}`))

import type { WrittenUnit } from './order-line.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)
const unitsOf = (unit: WrittenUnit, text: string) => words(text).map((word) => [word, unit] as const)

/**
 * Units as buyers write them, lower case and without a point. 'pc' is none: it is also a portion
 * pack.
 */
export const unitWords: ReadonlyMap<string, WrittenUnit> = new Map([
  ...unitsOf('case', 'cs cse case cases css ca c/s'),
  ...unitsOf('each', 'ea eas each eaches pcs piece pieces unit units'),
  ...unitsOf('pound', 'lb lbs pound pounds #'),
  ...unitsOf(
    'other',
    `bag bags box boxes bx bxs bottle bottles btl btls can cans jar jars tub tubs pail pails pk pkg pkgs pack packs
     sleeve sleeves tray trays flat flats bunch bunches crate crates carton cartons ctn ctns jug jugs pallet pallets
     roll rolls loaf loaves tin tins drum bucket buckets`,
  ),
])

/** After these a number is a size: '4 oz', '24 ct', '10 in'. */
export const measureWords: ReadonlySet<string> = new Set(
  words(`oz ozs ounce ounces lb lbs pound pounds gal gals gallon gallons ct count qt quart quarts pt pint pints kg kilo
    kilos g gm gr gram grams ml l liter liters litre litres in inch inches " ft feet mil ply comp grain % percent
    size slice sheet sheets fl dz doz dozen pack pk per degree degrees sq compartment`),
)

/** How a dozen is written. */
export const dozenWords: ReadonlySet<string> = new Set(['dz', 'doz', 'dozen', 'dozens'])

/** Small numbers in words. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  words('zero one two three four five six seven eight nine ten eleven twelve').map((word, n) => [word, n] as const),
)

/** Words of politeness that name no item. */
export const politeWords: ReadonlySet<string> = new Set(
  words(`please pls plz kindly add send order need needs want get also plus just some me us we i could you id i'd like
    to have and of the with a an more again then we'll i'll we'd will take lets let's our my`),
)

/** Words that turn a line into a remark: a change, a condition, a question. */
export const remarkWords: ReadonlySet<string> = new Set(
  words(`not don't dont do cancel cancelled skip remove without except instead hold minus return returned credit if
    maybe perhaps unless or last next was were is are shorted wrong missing didn't didnt never stop delete
    either substitute sub subs replace call price prices how what when why where which until till
    or but only yesterday today tomorrow`),
)

/** Labels that stand before an item number. */
export const numberLabels: ReadonlySet<string> = new Set(
  words('item itm item# no num number sku gtin upc code nbr art'),
)

/** Labels that stand before or after a quantity. */
export const quantityLabels: ReadonlySet<string> = new Set(words('qty qnty quantity quan qty.'))

/**
 * First words of descriptions that buyers leave out, as the variety says it: 'romaine', 'brisket',
 * 'penne'. Others change the product: red wine is no vinegar.
 */
export const impliedHeads: ReadonlySet<string> = new Set(words('lettuce cheese bean pasta beef pork lamb veal'))

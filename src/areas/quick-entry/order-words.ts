import type { WrittenUnit } from './order-line.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)
const unitsOf = (unit: WrittenUnit, text: string) => words(text).map((word) => [word, unit] as const)

/**
 * Units as buyers write them in English, Spanish and French: lower case, without accents and
 * periods. 'pc' is not one of them, as it also means a portion pack.
 */
export const unitWords: ReadonlyMap<string, WrittenUnit> = new Map([
  ...unitsOf('case', 'cs cse case cases css ca c/s caja cajas cja cj caisse caisses'),
  ...unitsOf(
    'each',
    'ea eas each eaches pcs piece pieces unit units pieza piezas pza pzas unidad unidades unite unites',
  ),
  ...unitsOf('pound', 'lb lbs pound pounds # libra libras livre livres'),
  ...unitsOf('kilo', 'kg kgs kilo kilos kilogram kilograms'),
  ...unitsOf(
    'pack',
    `bag bags box boxes bx bxs bottle bottles btl btls can cans jar jars tub tubs pail pails jug jugs carton cartons ctn
     ctns crate crates tin tins drum drums bucket buckets jib jibs bolsa bolsas saco sacos costal costales bote botes
     botella botellas frasco frascos lata latas cubeta cubetas sac sacs bouteille bouteilles bocal bocaux boite boites
     seau seaux`,
  ),
  ...unitsOf(
    'other',
    `pk pkg pkgs pack packs sleeve sleeves tray trays flat flats pallet pallets roll rolls loaf loaves paquete paquetes
     paquet paquets`,
  ),
  ...unitsOf('bunch', 'bunch bunches manojo manojos botte bottes'),
])

/** After these a number is a size: '4 oz', '24 ct', '10 in'. */
export const measureWords: ReadonlySet<string> = new Set(
  words(`oz ozs ounce ounces lb lbs pound pounds gal gals gallon gallons ct count qt quart quarts pt pint pints kg kilo
    kilos g gm gr gram grams ml l liter liters litre litres in inch inches " ft feet mil ply comp grain % percent
    size slice sheet sheets fl dz doz dozen pack pk per degree degrees sq compartment
    libra libras galon galones onza onzas litro litros pulgada pulgadas livre livres gallons pouce pouces`),
)

/** Words for a dozen. */
export const dozenWords: ReadonlySet<string> = new Set(words('dz doz dozen dozens docena docenas douzaine douzaines'))

/** Words for a half, before a unit. */
export const halfWords: ReadonlySet<string> = new Set(words('half media medio demi demie'))

const counting = [
  // 'zero' is no quantity: of 'coke zero 3' it is the name.
  '- one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  '- un deux trois quatre cinq six sept huit neuf dix onze douze',
]

/** Number words from zero to twelve. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...counting.flatMap((language) => words(language).map((word, n) => [word, n] as const)),
  ['un', 1],
  ['una', 1],
  ['une', 1],
])

/** Polite phrases, which name no item. */
export const politeWords: ReadonlySet<string> = new Set(
  words(`please pls plz kindly add send order need needs want get also plus just some me us we i could you id i'd like
    to have and of the with a an more again then we'll i'll we'd will take lets let's our my n + nd svp
    uh um er okay ok so yes give gimme make it that
    yea yeah yep ones size thanks thank thx ty gracias merci
    por favor necesito necesitamos ocupo quiero queremos manda mandame mande envie enviame ponme encargo tambien
    je j'ai voudrais voudrait nous il faut besoin envoyez ajoutez aussi plait s'il vous me`),
)

/** What of these a line may open with: 'a case' and 'to go boxes' are more than an opening. */
export const openingWords: ReadonlySet<string> = new Set(
  [...politeWords].filter((word) => word.length > 1 && word !== 'to' && word !== 'an' && word !== 'size'),
)
  .add('i')
  .add('do')

/** Labels before an item number. */
export const numberLabels: ReadonlySet<string> = new Set(
  words('item itm item# no num number sku gtin upc code nbr art articulo codigo article'),
)

/** Labels before or after a quantity. */
export const quantityLabels: ReadonlySet<string> = new Set(
  words('qty qnty quantity quan qty. cantidad cant quantite qte'),
)

/** What a case holds, so that packs can be compared. */
export interface PackContent {
  readonly kind: 'weight' | 'volume' | 'count'
  /** Ounces, fluid ounces or pieces; thousandths of them, whole. */
  readonly thousandths: number
}

/** The units of packs, as they are spelt most often. */
export type PackUnit = 'lb' | 'oz' | 'kg' | 'g' | 'gal' | 'qt' | 'pt' | 'floz' | 'l' | 'ml' | 'ct' | 'dz'

/** What a pack description says: '6/5 LB' is 6 of 5 pounds each. */
export interface PackParts {
  readonly outer: string
  /** With up to four decimals. */
  readonly size: string
  readonly unit: PackUnit
}

type Unit = readonly [kind: PackContent['kind'], of: number]

/** Ounces of weight and US fluid ounces, NIST Handbook 44, appendix C; rounded, for comparing. */
const units: Readonly<Record<PackUnit, Unit>> = {
  lb: ['weight', 16],
  oz: ['weight', 1],
  kg: ['weight', 35.273_962],
  g: ['weight', 0.035_273_962],
  gal: ['volume', 128],
  qt: ['volume', 32],
  pt: ['volume', 16],
  floz: ['volume', 1],
  l: ['volume', 33.814_023],
  ml: ['volume', 0.033_814_023],
  ct: ['count', 1],
  dz: ['count', 12],
}

const spellings: Readonly<Record<string, PackUnit>> = Object.fromEntries(
  [
    'lb lbs # lb. pound pounds',
    'oz ozs ounce ounces',
    'kg kgs kilo',
    'g gm gms gr gram grams',
    'gal gals ga gl gallon gallons',
    'qt qts quart quarts',
    'pt pts pint pints',
    'floz fz fluid',
    'l lt ltr liter liters',
    'ml',
    'ct cnt count ea each pc pcs pk roll rolls sheet sheets bag bags',
    'dz doz dozen',
  ].flatMap((line) => line.split(' ').map((name, _, all) => [name, all[0] as PackUnit])),
)

/** '6/5 LB', '24 X 12 FL OZ', '250 CT', '50#'; a number is at most seven digits long. */
const pattern = /^(?:(\d{1,7}) ?[/x] ?)?(\d{1,7}(?:\.\d{1,4})?) ?(#|[a-z]{1,7}\.?)(?: (oz))?$/

/** ITEM-1: the numbers and the unit of a pack description; null where it has no unit. */
export function readPackParts(pack: string): PackParts | null {
  const [, outer = '1', size = '', name = '', ounces] = partsOf(pack)
  const unit = ounces && /^fl\.?$/.test(name) ? 'floz' : ounces ? undefined : spellings[name]
  return unit ? { outer, size, unit } : null
}

/**
 * ITEM-1: what is in a case by its pack description; null where it does not say so ('6/#10' has no
 * weight). A bare number of pieces without a unit is none either.
 */
export function readPack(pack: string): PackContent | null {
  const parts = readPackParts(pack)
  if (!parts) return null
  const [kind, of] = units[parts.unit]
  const thousandths = Math.round(Number(parts.outer) * Number(parts.size) * of * 1000)
  return Number.isSafeInteger(thousandths) && thousandths > 0 ? { kind, thousandths } : null
}

/** Cans by their number in the trade: '6/#10', '24/#300'. */
const cans = /^(?:(\d{1,4}) ?[/x] ?)?# ?(10|5|3|2\.5|2 1\/2|2|300)(?: cans?)?$/

/** ITEM-1: how many cans of which number a case holds; null where its pack is no can. */
export function readCans(pack: string): { readonly count: number; readonly size: string } | null {
  const [, count = '1', size] = cans.exec(plain(pack)) ?? []
  return size === undefined || Number(count) === 0 ? null : { count: Number(count), size: size.replace('2 1/2', '2.5') }
}

/**
 * CART-13: true when the case is one bag, tub or bottle: '1/50 LB', '5 GAL'. A case of pieces is
 * not, whatever holds them: of '1/1000 CT' a bag may be fifty.
 */
export function isOnePack(pack: string): boolean {
  const [, outer = '1'] = partsOf(pack)
  const content = readPack(pack)
  return content !== null && content.kind !== 'count' && Number(outer) === 1
}

/** CART-13: true when the case is a single piece: '1 ROLL', '1 EA'. */
export function isOnePiece(pack: string): boolean {
  const content = readPack(pack)
  return content?.kind === 'count' && content.thousandths === 1000
}

/**
 * CART-13: how many pieces a case holds: 84 of '84/3 OZ', 96 of '8/12 CT', 24 of '24/12 OZ'; null
 * for one bag, and where the pack does not say.
 */
export function piecesOf(pack: string): number | null {
  const [, outer = '1'] = partsOf(pack)
  const content = readPack(pack)
  if (content === null) return null
  const pieces = content.kind === 'count' ? content.thousandths / 1000 : Number(outer)
  return Number.isInteger(pieces) && pieces > 1 ? pieces : null
}

/** CART-13: one of several packs of a case, '5 lb' of '4/5 LB'; null where there is only one. */
export function innerPackOf(pack: string): string | null {
  const [, outer = '1', size = '', name = ''] = partsOf(pack)
  return Number(outer) > 1 && readPack(pack) !== null ? `${size} ${name}` : null
}

const plain = (pack: string): string => pack.slice(0, 40).toLowerCase().replace(/\s+/g, ' ').trim()
const partsOf = (pack: string): readonly (string | undefined)[] => pattern.exec(plain(pack)) ?? []

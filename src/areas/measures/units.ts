import { multiplyRationals, one, type Rational, rational, readRational } from '#kit/rational.ts'

/** What a unit measures. A count has no weight and no volume of its own. */
export type Dimension = 'weight' | 'volume' | 'count'

const exact = (text: string): Rational => readRational(text)!
const times = (text: string, of: Rational): Rational => multiplyRationals(exact(text), of)

/** 1 lb = 453.59237 g, exactly: the international pound of 1959; NIST Handbook 44, appendix C. */
const pound = exact('453.59237')
/**
 * 1 US gallon = 231 cubic inches = 3785.411784 ml, exactly: NIST Handbook 44, appendix C. A quart
 * is 1/4, a pint 1/8, a cup 1/16, a fluid ounce 1/128, a tablespoon 1/256, a teaspoon 1/768 of it.
 */
const gallon = exact('3785.411784')
const teaspoon = times('1/768', gallon)

/** Grams of one, or milliliters of one. */
const weights = {
  g: one,
  kg: rational(1000),
  mg: rational(1, 1000),
  lb: pound,
  oz: times('1/16', pound),
}
const volumes = {
  ml: one,
  cl: rational(10),
  dl: rational(100),
  l: rational(1000),
  tsp: teaspoon,
  tbsp: times('1/256', gallon),
  floz: times('1/128', gallon),
  cup: times('1/16', gallon),
  pint: times('1/8', gallon),
  quart: times('1/4', gallon),
  gallon,
  // No standard defines these three: the spoons that are sold by these names hold so much.
  dash: times('1/8', teaspoon),
  pinch: times('1/16', teaspoon),
  smidgen: times('1/32', teaspoon),
}
const counts = { each: one, pair: rational(2), dozen: rational(12), gross: rational(144) }

/**
 * Units that are a measure by themselves: what a bunch weighs depends on what it is a bunch of.
 * Converting one to anything else needs a link. `soldEach` is what an item sells as its each, one
 * bag of '6/5 LB'; `each` counts pieces, one lemon of '140 CT'.
 */
const ownMeasures = [
  'case',
  'soldEach',
  'portion',
  'batch',
  'bunch',
  'clove',
  'head',
  'sprig',
  'slice',
  'stalk',
  'stick',
  'leaf',
  'ear',
  'fillet',
  'loaf',
  'sheet',
  'strip',
  'wedge',
  'cube',
  'ball',
  'knob',
  'scoop',
  'ladle',
  'handful',
  'drop',
  'can',
  'jar',
  'bottle',
  'bag',
  'box',
  'package',
  'carton',
  'tub',
  'can10',
  'can5',
  'can3',
  'can2half',
  'can2',
  'can300',
] as const

/** The unit as it is stored and sent. */
export type UnitKey = keyof typeof weights | keyof typeof volumes | keyof typeof counts | (typeof ownMeasures)[number]

/** A unit of the kitchen. */
export interface Unit {
  readonly key: UnitKey
  readonly dimension: Dimension
  /** Units with the same base convert without a link: 'g', 'ml', 'each', or the unit itself. */
  readonly base: UnitKey
  /** How many of its base one is; exact. */
  readonly factor: Rational
  /** True where only custom says how much it is: a pinch. */
  readonly isByCustom: boolean
}

const byCustom: ReadonlySet<string> = new Set(['dash', 'pinch', 'smidgen'])
const unitsOf = (dimension: Dimension, base: UnitKey, factors: Readonly<Partial<Record<UnitKey, Rational>>>): Unit[] =>
  Object.entries(factors).map(([key, factor]) => ({
    key: key as UnitKey,
    dimension,
    base,
    factor,
    isByCustom: byCustom.has(key),
  }))

/** Every unit, weights first, each kind from the smaller to the larger where they compare. */
export const units: readonly Unit[] = [
  ...unitsOf('weight', 'g', weights),
  ...unitsOf('volume', 'ml', volumes),
  ...unitsOf('count', 'each', counts),
  ...ownMeasures.flatMap((key) => unitsOf('count', key, { [key]: one })),
]

const byKey = new Map<string, Unit>(units.map((unit) => [unit.key, unit]))

/** A unit by its key. */
export const unitOf = (key: UnitKey): Unit => byKey.get(key)!

/** Whether a stored or sent text is the key of a unit. */
export const isUnitKey = (text: string): text is UnitKey => byKey.has(text)

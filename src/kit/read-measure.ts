/** How much of the kept unit one of a unit is, as a fraction. */
type Factor = readonly [bigint, bigint]

const one: Factor = [1n, 1n]
// The international pound and inch, exact by definition: 0.45359237 kg and 25.4 mm.
const factors = {
  /** In pounds. */
  weight: {
    '': one,
    lb: one,
    oz: [1n, 16n],
    kg: [100_000_000n, 45_359_237n],
    g: [100_000n, 45_359_237n],
  },
  /** In inches. */
  length: {
    '': one,
    in: one,
    ft: [12n, 1n],
    mm: [10n, 254n],
    cm: [100n, 254n],
    m: [10_000n, 254n],
  },
  number: { '': one },
} as const satisfies Record<string, Readonly<Record<string, Factor>>>

/** What is measured; a number has no unit. */
export type Measured = keyof typeof factors

/** Other words for the units above, as exports of ERP systems have them. */
const words: Readonly<Record<string, string>> = {
  '#': 'lb',
  lbs: 'lb',
  lbr: 'lb',
  pound: 'lb',
  pounds: 'lb',
  onz: 'oz',
  ozs: 'oz',
  ounce: 'oz',
  ounces: 'oz',
  kgs: 'kg',
  kgm: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  gm: 'g',
  gr: 'g',
  grm: 'g',
  gram: 'g',
  grams: 'g',
  '"': 'in',
  inh: 'in',
  inch: 'in',
  inches: 'in',
  "'": 'ft',
  foot: 'ft',
  feet: 'ft',
  mmt: 'mm',
  cmt: 'cm',
}

const shape = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,12})?(?:\.(\d{1,12}))?\s*([a-z#"']*)\.?$/

/**
 * PLAT-3: reads '12.5', '12 ONZ' or '28.3495231 g' into whole units of 10^-`decimals` pounds or
 * inches. Computed in whole numbers and rounded once, halves away from zero. Null when it is no
 * number, has another unit or does not fit.
 */
export function readMeasure(text: string, measured: Measured, decimals: number): number | null {
  const match = shape.exec(text.trim().toLowerCase())
  if (!match) return null
  const [, sign, whole = '', fraction = '', word = ''] = match
  if (whole === '' && fraction === '') return null
  const known: Readonly<Record<string, Factor>> = factors[measured]
  const unit = Object.hasOwn(words, word) ? words[word]! : word
  if (!Object.hasOwn(known, unit)) return null
  const [times, per] = known[unit]!
  const digits = BigInt(whole.replaceAll(',', '') + fraction)
  const part = digits * times * 10n ** BigInt(decimals)
  const divisor = per * 10n ** BigInt(fraction.length)
  const value = Number((2n * part + divisor) / (2n * divisor))
  if (!Number.isSafeInteger(value)) return null
  return sign && value !== 0 ? -value : value
}

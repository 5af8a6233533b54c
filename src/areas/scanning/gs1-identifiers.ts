/**
 * How the value of an application identifier is written (GS1 General Specifications, section 3).
 */
export interface Gs1Identifier {
  /** The whole identifier, the digit of the decimal places included: '3103'. */
  readonly ai: string
  readonly kind: 'digits' | 'text' | 'date' | 'date and time' | 'dates'
  /** Characters; the value needs no separator when both are the same. */
  readonly min: number
  readonly max: number
  readonly hasCheckDigit: boolean
}

type Written = Omit<Gs1Identifier, 'ai'>

const digits = (min: number, max = min): Written => ({ kind: 'digits', min, max, hasCheckDigit: false })
const checked = (length: number): Written => ({ ...digits(length), hasCheckDigit: true })
const text = (max: number): Written => ({ kind: 'text', min: 1, max, hasCheckDigit: false })
const date: Written = { ...digits(6), kind: 'date' }
/** Six digits whose decimal places the identifier's last digit says. */
const measure = digits(6)
/** Decimal places an identifier of a measure may name. */
const maxScale = 5

const known: Readonly<Record<string, Written>> = {
  '00': checked(18), // SSCC: one pallet or parcel
  '01': checked(14), // GTIN of the item
  '02': checked(14), // GTIN of what the container holds
  '10': text(20), // lot
  '11': date, // produced
  '12': date, // payment due
  '13': date, // packed
  '15': date, // best before
  '16': date, // sell by
  '17': date, // expires
  '20': digits(2), // variant
  '21': text(20), // serial number
  '30': digits(1, 8), // count of a variable item
  '37': digits(1, 8), // count of what the container holds
  '240': text(30), // additional item identification
  '241': text(30), // the customer's part number
  '400': text(30), // the customer's purchase order
  '410': checked(13), // GLN of the ship-to
  '414': checked(13), // GLN of a place
  '422': digits(3), // country of origin
  '7003': { ...digits(10), kind: 'date and time' }, // expires, YYMMDDHHMM
  '7007': { ...digits(6, 12), kind: 'dates' }, // harvested, one day or a range
}

/** Of 310n to 369n those that exist, without their last digit. */
const isMeasure = (start: string): boolean => /^3(?:1[0-6]|2\d|3[0-7]|4\d|5[0-7]|6\d)$/.test(start)

/** The identifier that `text` has at a place; undefined when it is none of ours. */
export function identifierAt(text: string, at: number): Gs1Identifier | undefined {
  for (const length of [2, 3, 4]) {
    const ai = text.slice(at, at + length)
    if (Object.hasOwn(known, ai)) return { ai, ...known[ai]! }
  }
  const ai = text.slice(at, at + 4)
  const isKnown = isMeasure(ai.slice(0, 3)) && /^[0-9]$/.test(ai.slice(3)) && Number(ai.slice(3)) <= maxScale
  return isKnown ? { ai, ...measure } : undefined
}

/** What a case holds: '6/5 LB' is six inner packs of five pounds. */
export interface Pack {
  /** As it is printed. */
  readonly text: string
  /** Inner packs of a case; the pieces where nothing is packed inside. */
  readonly inners: number
  /** Pounds or pieces of one inner pack. */
  readonly amount: number
  readonly measure: 'pounds' | 'pieces'
}

/** Pounds; a gallon of water weighs 8.35, of sauces and milk a little more. */
const pounds: Readonly<Record<string, number>> = {
  LB: 1,
  OZ: 1 / 16,
  GAL: 8.6,
  QT: 2.15,
  PT: 0.75,
  KG: 2.2,
  L: 2.2,
  ML: 0.0022,
  GM: 0.0022,
}
const pieces: Readonly<Record<string, number>> = { CT: 1, DZ: 12, FT: 1, EA: 1, ROLL: 1 }

/** Net pounds of a #10 can. */
const numberTen = 6.6

const written = /^(?:(\d+)\/)?(?:#10|([\d.]+) (LB|OZ|GAL|QT|PT|KG|L|ML|GM|CT|DZ|FT|EA|ROLL))(?: POUCH| MINI)?$/

/** Reads a pack; one that no warehouse would print is a mistake in the range. */
export function readPack(text: string): Pack {
  const [whole, count, amount, unit = 'LB'] = written.exec(text) ?? []
  if (whole === undefined) throw new Error(`'${text}' is no pack`)
  const size = amount === undefined ? numberTen : Number(amount)
  const perPiece = pieces[unit]
  // '24 CT' is 24 pieces side by side, '24/12 CT' 24 packs of twelve.
  if (perPiece !== undefined && count === undefined) return { text, inners: size, amount: 1, measure: 'pieces' }
  if (perPiece !== undefined) return { text, inners: Number(count), amount: size * perPiece, measure: 'pieces' }
  return { text, inners: Number(count ?? 1), amount: size * pounds[unit]!, measure: 'pounds' }
}

/** Pounds of a case, from what one piece weighs where it is counted. */
export const poundsOf = ({ inners, amount, measure }: Pack, perPiece: number): number =>
  inners * amount * (measure === 'pieces' ? perPiece : 1)

/**
 * How much cheaper a pound is in one pack than in another: the larger the inner pack and the case,
 * the less it costs. Packets of a few grams cost about twice as much as gallons.
 */
export const bulkFactor = (pack: Pack, than: Pack, perPiece: number): number => {
  const inner = (each: Pack) => each.amount * (each.measure === 'pieces' ? perPiece : 1)
  const ofCase = poundsOf(pack, perPiece) / poundsOf(than, perPiece)
  return (inner(pack) / inner(than)) ** -0.08 * ofCase ** -0.06
}

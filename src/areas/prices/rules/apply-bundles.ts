import { type Cents, priceByWeight } from '#kit/money.ts'
import type { ItemPrice, PriceReceipt, ReceiptPromotion } from '../item-price.ts'
import { shared } from './promoted-units.ts'

/** What of a price a bundle changes. */
export interface BundledPrice extends Pick<ItemPrice, 'casePrice' | 'bundles' | 'breaks'> {
  readonly perPound?: number | null
  readonly receipt?: PriceReceipt
}

/** A line with what decides how many cases of a bundle are in the cart. */
export interface BundledLine {
  readonly orderedCases: number
  readonly price: BundledPrice | null
}

/** Free cases among so many: `get` of each `buy` + `get`. */
export const freeCases = (cases: number, { buy, get }: { readonly buy: number; readonly get: number }): number =>
  Math.floor(cases / (buy + get)) * get

/** Whatever break a price is at, its cases count in the promotions of the first. */
const firstBundles = (price: BundledPrice | null) => (price?.breaks ? price.breaks[0]?.bundles : price?.bundles)

/** STAFF-3: cases of each promotion's items in a cart, over all its lines, by promotion. */
export function bundleCases(lines: readonly BundledLine[]): ReadonlyMap<string, number> {
  const cases = new Map<string, number>()
  for (const { orderedCases, price } of lines)
    for (const { id } of firstBundles(price)?.offers ?? []) cases.set(id, (cases.get(id) ?? 0) + orderedCases)
  return cases
}

/** The price as it is without any bundle. */
function withoutBundle<Price extends BundledPrice>(price: Price): Price {
  const { bundles, receipt } = price
  if (!bundles?.without) return price
  const { without, ...offered } = bundles
  const { promotions: _, ...unpromoted } = receipt ?? {}
  const { casePrice, perPound, promotions } = without
  return {
    ...price,
    casePrice,
    ...(price.perPound !== undefined && { perPound }),
    ...(receipt && { receipt: { ...unpromoted, ...(promotions.length > 0 && { promotions }) } }),
    bundles: offered,
  }
}

/**
 * STAFF-3, "buy n, get m": the free cases make every case of the promotion's items in the cart
 * cheaper by the same share, so that a case times its price is what the line costs, everywhere. The
 * lower of this and the price without it counts. Server and screen ask the same, the screen with
 * what is typed: a price that was changed before is taken as it was.
 */
export function applyBundles<Price extends BundledPrice>(price: Price, cases: ReadonlyMap<string, number>): Price {
  if (!price.bundles) return price
  const base = withoutBundle(price)
  const { bundles, casePrice: unbundled } = base
  if (!bundles || unbundled === null) return base
  let best: { casePrice: Cents; perPound: number | null; offer: (typeof bundles.offers)[number] } | undefined
  for (const offer of bundles.offers) {
    const inCart = cases.get(offer.id) ?? 0
    const free = freeCases(inCart, offer)
    if (free === 0) continue
    const perPound = bundles.perPound === null ? null : shared(bundles.perPound, inCart, free)
    const casePrice =
      perPound === null
        ? shared(bundles.casePrice, inCart, free)
        : priceByWeight(perPound, bundles.caseWeightHundredths)
    if (casePrice > 0 && casePrice < (best?.casePrice ?? unbundled)) best = { casePrice, perPound, offer }
  }
  if (!best) return base
  const { casePrice, perPound, offer } = best
  const { id, name, buy, get, since, until } = offer
  const promotion: ReceiptPromotion = {
    id,
    name,
    terms: `buy ${buy} cases, get ${get}`,
    since,
    until,
    unit: 'case',
    before: bundles.casePrice,
    perPoundBefore: bundles.perPound,
  }
  const promotions = base.receipt?.promotions ?? []
  const without = { casePrice: unbundled, perPound: base.perPound ?? null, promotions }
  const receipt = base.receipt && {
    ...base.receipt,
    promotions: [promotion, ...promotions.filter(({ unit }) => unit !== 'case')],
  }
  return {
    ...base,
    casePrice,
    ...(base.perPound !== undefined && { perPound }),
    ...(receipt && { receipt }),
    bundles: { ...bundles, without },
  }
}

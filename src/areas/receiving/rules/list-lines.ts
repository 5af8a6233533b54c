import type { DeliveryLine, Goods } from '../receiving.ts'

/** What the catalogue says of an item; empty words for one it no longer has. */
export type ItemFacts = Pick<
  DeliveryLine,
  'itemNumber' | 'description' | 'packSizeDescription' | 'brand' | 'isCatchWeight' | 'eachesPerCase' | 'maxTemperature'
>

interface Quantity {
  readonly cases: number
  readonly units: number
}

/** A line of the order with what the ERP reports of it. */
export interface OrderedLine {
  readonly itemNumber: string
  readonly description: string
  readonly packSizeDescription: string
  readonly cases: number
  readonly units: number
  readonly shipped: Quantity | null
  readonly confirmed: Quantity | null
  readonly substitute: (Quantity & { readonly itemNumber: string; readonly description: string }) | null
}

/** A line of the invoice. */
export interface BilledLine {
  readonly itemNumber: string
  readonly description: string
  readonly packSizeDescription: string
  readonly cases: number
  readonly units: number
  readonly weightHundredths: number | null
}

/** What a delivery is made of. */
export interface DeliveryFacts {
  readonly ordered: readonly OrderedLine[]
  /** Null: there is no invoice yet. */
  readonly billed: readonly BilledLine[] | null
  readonly items: readonly ItemFacts[]
}

const nothing: Goods = { cases: 0, units: 0, weightHundredths: null }

const add = (a: Goods | null, { cases, units, weightHundredths }: Quantity & { weightHundredths?: number | null }) => ({
  cases: (a?.cases ?? 0) + cases,
  units: (a?.units ?? 0) + units,
  weightHundredths:
    weightHundredths === undefined || weightHundredths === null
      ? (a?.weightHundredths ?? null)
      : (a?.weightHundredths ?? 0) + weightHundredths,
})

type Line = { -readonly [Key in keyof DeliveryLine]: DeliveryLine[Key] }

/**
 * NEXT-6: the lines of a delivery, one for each item, in the order of the invoice, then of the
 * order. What is to come is what was billed; before there is an invoice what was shipped, else
 * confirmed, else ordered. A line of the order that will not come stands at the end.
 */
export function listLines({ ordered, billed, items }: DeliveryFacts): DeliveryLine[] {
  const facts = new Map(items.map((item) => [item.itemNumber, item]))
  const lines = new Map<string, Line>()
  const lineOf = (itemNumber: string, words: { description: string; packSizeDescription: string }): Line => {
    const known = facts.get(itemNumber)
    const named = ordered.find((each) => each.itemNumber === itemNumber)
    const made: Line = lines.get(itemNumber) ?? {
      itemNumber,
      description: words.description || known?.description || named?.description || itemNumber,
      packSizeDescription: words.packSizeDescription || known?.packSizeDescription || '',
      brand: known?.brand ?? '',
      isCatchWeight: known?.isCatchWeight ?? false,
      eachesPerCase: known?.eachesPerCase ?? 1,
      ordered: null,
      shipped: null,
      billed: null,
      expected: nothing,
      insteadOf: null,
      maxTemperature: known?.maxTemperature ?? null,
    }
    lines.set(itemNumber, made)
    return made
  }
  for (const each of billed ?? []) {
    const line = lineOf(each.itemNumber, each)
    line.billed = add(line.billed, each)
  }
  const confirmed = new Map<string, Goods>()
  for (const each of ordered) {
    const line = lineOf(each.itemNumber, each)
    line.ordered = add(line.ordered, each)
    if (each.shipped) line.shipped = add(line.shipped, each.shipped)
    const known = each.shipped ?? each.confirmed ?? each
    confirmed.set(each.itemNumber, add(confirmed.get(each.itemNumber) ?? null, known))
    if (!each.substitute) continue
    const instead = lineOf(each.substitute.itemNumber, { ...each.substitute, packSizeDescription: '' })
    instead.insteadOf = { itemNumber: each.itemNumber, description: each.description }
    if (each.shipped) instead.shipped = add(instead.shipped, each.substitute)
    confirmed.set(each.substitute.itemNumber, add(confirmed.get(each.substitute.itemNumber) ?? null, each.substitute))
  }
  for (const line of lines.values())
    line.expected = billed ? (line.billed ?? nothing) : (confirmed.get(line.itemNumber) ?? nothing)
  const comes = ({ expected }: Line) => expected.cases + expected.units > 0
  return [...lines.values()].toSorted((a, b) => Number(comes(b)) - Number(comes(a)))
}

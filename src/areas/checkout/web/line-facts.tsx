import { Truck } from 'lucide-react'
import type { CartLine } from '#areas/carts/cart.ts'
import type { ItemPar } from '#areas/guides/item-pars.endpoints.ts'
import { Badge } from '#ui/badge.tsx'
import { formatDay } from '#kit/dates.ts'
import { describePar } from '../rules/describe-par.ts'
import type { LineDate, ReviewFinding } from '../checkout.endpoints.ts'

/** The facts that identify the line's item: pack, par, number, brand, and the line's weight. */
export const lineFacts = (line: CartLine, par: ItemPar | undefined): string => {
  const { itemNumber, itemInfo, weightHundredths } = line
  return [
    itemInfo.packSizeDescription,
    par && describePar(line, par),
    itemNumber,
    itemInfo.brand,
    weightHundredths > 0 && `${itemInfo.isCatchWeight ? 'est. ' : ''}${poundsText(weightHundredths)}`,
    itemInfo.customerDescription && `Alias: ${itemInfo.customerDescription}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

// Made once: `toLocaleString` with options makes a format for each call, 0.2 ms in a row.
const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Hundredths of a pound as people read them: '40 lb'. */
const poundsText = (hundredths: number): string => `${format.format(hundredths / 100)} lb`

/** CHECK-1: the line comes on a day of its own. */
export function DateBadge({ ownDate: { deliveryDate } }: { ownDate: LineDate }) {
  return (
    <Badge tone="info">
      <Truck size={12} aria-hidden="true" />
      {deliveryDate === null ? 'Date to be confirmed' : `Comes ${formatDay(deliveryDate)}`}
    </Badge>
  )
}

/** What the review says of the line. */
export function FindingText({ finding: { blocks, message } }: { finding: ReviewFinding }) {
  return <p className={`text-13 font-medium ${blocks ? 'text-danger' : 'text-warning'}`}>{message}</p>
}

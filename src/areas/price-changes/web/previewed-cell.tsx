import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import type { PreviewedLine, PriceOverlap, UnitPrices } from '../price-change.ts'
import type { SheetRow } from './use-price-sheet.ts'

/** Prices of an item in a few words. */
export function unitWords(prices: UnitPrices | null): string {
  if (!prices) return 'no price'
  const { casePrice, eachPrice, perPound } = prices
  const ofCase = perPound === null ? casePrice !== null && `${formatCents(casePrice)} case` : formatPerPound(perPound)
  return [ofCase, eachPrice !== null && `${formatCents(eachPrice)} each`].filter(Boolean).join(', ') || 'no price'
}

/** '+$12.00', '-$3.00' or 'no change'. */
export const changeWords = (cents: number): string =>
  cents === 0 ? 'no change' : `${cents > 0 ? '+' : ''}${formatCents(cents)}`

const daysWords = ({ startsOn, endsOn }: Pick<PriceOverlap, 'startsOn' | 'endsOn'>) =>
  endsOn === null
    ? `from ${formatDayWithYear(startsOn)} on`
    : `${formatDayWithYear(startsOn)} to ${formatDayWithYear(endsOn)}`

/** ITEM-8: what the preview says of a line, or what is wrong with it. */
export function PreviewedCell({ row, shown }: { row: SheetRow; shown: PreviewedLine | undefined }) {
  return (
    <div className="grid gap-0.5 text-12">
      {row.isRemoved && (
        <span>
          <Badge tone="warning">Removed</Badge>
        </span>
      )}
      {row.problem && (
        <p id={`${row.key}-problem`} role="alert" className="text-danger">
          {row.problem.message}
        </p>
      )}
      {shown && (
        <>
          <p className="font-medium wrap-anywhere">
            {[shown.description, shown.scopeName].filter(Boolean).join(' · ')}
          </p>
          {!row.problem && (
            <p className="figures">
              {unitWords(shown.oldPrice)} → {unitWords(shown.newPrice)}
            </p>
          )}
          {!row.problem && (
            <p className="text-muted">
              {plural(shown.shipTos, 'ship-to')}, {changeWords(shown.changeCents)} in 12 weeks
            </p>
          )}
          {!row.problem && !row.isRemoved && (shown.before?.breaks ?? null) !== null && row.text.breaks === '' && (
            <p className="text-warning">The prices by quantity of this price end</p>
          )}
          {shown.overlaps.map((overlap) => (
            <p key={overlap.startsOn} className="text-warning">
              {overlap.winsFrom === null
                ? `On these days it replaces the price ${daysWords(overlap)}`
                : `From ${formatDayWithYear(overlap.winsFrom)} the price ${daysWords(overlap)} counts instead`}
              {overlap.reference && ` (${overlap.reference})`}
              {overlap.losesBreaks && '. Its prices by quantity end: the new price is that of any quantity'}
            </p>
          ))}
          {shown.caseCost !== undefined && (
            <p className="text-muted">Cost {shown.caseCost === null ? 'not known' : formatCents(shown.caseCost)}</p>
          )}
        </>
      )}
    </div>
  )
}

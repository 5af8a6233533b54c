import type { ShipToChoice } from '#areas/people/current-user.ts'
import { splitName } from './split-name.ts'

/** SHELL-1: the selected ship-to in two lines: its name, and its number with the city. */
export function SelectedShipTo({
  shipTo,
  reason,
  isWhole = false,
}: {
  shipTo: ShipToChoice
  reason?: string | undefined
  /** A long name takes another line instead of being cut. */
  isWhole?: boolean
}) {
  const [head, tail] = splitName(shipTo.name)
  return (
    <span className="min-w-0 flex-1 text-left text-13 leading-tight">
      <span className="sr-only">Ship-to: </span>
      {isWhole ? (
        <span className="block font-medium break-words text-ink">{shipTo.name}</span>
      ) : (
        <span className="flex font-medium text-ink">
          <span className="min-w-0 shrink-[999] truncate whitespace-pre">{head}</span>
          <span className="min-w-0 truncate">{tail}</span>
        </span>
      )}
      <span className="figures block truncate text-12 font-normal text-muted">
        {[shipTo.number, shipTo.city].filter(Boolean).join(' · ')}
      </span>
      {reason && <span className="sr-only">. {reason}</span>}
    </span>
  )
}

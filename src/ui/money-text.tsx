import { formatCents } from '#kit/money.ts'

/** Cents as money in figures that line up; an estimate says so. */
export function MoneyText({ cents, isEstimate = false }: { cents: number; isEstimate?: boolean }) {
  return (
    <span className="figures whitespace-nowrap">
      {isEstimate && (
        <abbr title="Estimate: the weighed total decides" className="mr-0.5 text-muted no-underline">
          est.
        </abbr>
      )}
      {formatCents(cents)}
    </span>
  )
}

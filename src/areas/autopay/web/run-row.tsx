import { invoiceDialog, invoiceId } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatDay, formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { PreviewedRun } from '../autopay.ts'
import { amountOfLine } from '../rules/preview-runs.ts'

/** BILL-5: a coming run: its day, what it would collect, and of which invoices. */
export function RunRow({
  run,
  today,
  division,
  limit,
  hasLinks = true,
  onSkip,
}: {
  run: PreviewedRun
  today: string
  division: string
  limit: number | null
  /** False in a form: a link would leave what is typed. */
  hasLinks?: boolean
  onSkip?: (() => void) | undefined
}) {
  const invoices = run.lines.length + run.notShown
  return (
    <li className="grid gap-1 border-b border-line px-3 py-2 last:border-0">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-center gap-2">
          <strong className="font-semibold">{formatDay(run.payOn, today)}</strong>
          {run.isSkipped && <Badge tone="neutral">Skipped</Badge>}
          {run.isOverLimit && <Badge tone="danger">Over the limit</Badge>}
        </span>
        <span className="flex items-center gap-3">
          <span className={run.isSkipped || run.isOverLimit ? 'text-muted line-through' : 'font-semibold'}>
            <MoneyText cents={run.total} />
          </span>
          {onSkip && !run.isSkipped && (
            <Button
              size="small"
              aria-label={`Skip the run of ${formatDayWithYear(run.payOn)}`}
              disabledReason={run.skip ?? undefined}
              onPress={onSkip}
            >
              Skip
            </Button>
          )}
        </span>
      </div>
      {run.isOverLimit && limit !== null && (
        <p className="text-13 text-danger">
          It would pay nothing: this is more than the limit of {formatCents(limit)}.
        </p>
      )}
      {invoices === 0 ? (
        <p className="text-13 text-muted">Nothing to pay as of today.</p>
      ) : (
        <details>
          <summary className="cursor-pointer text-13 text-action">{plural(invoices, 'document')}</summary>
          <ul className="grid gap-1 pt-1">
            {run.lines.map((line) => (
              <PreviewLine key={line.invoiceNumber} line={line} division={division} today={today} hasLinks={hasLinks} />
            ))}
            {run.notShown > 0 && <li className="text-13 text-muted">and {plural(run.notShown, 'more document')}</li>}
          </ul>
        </details>
      )}
    </li>
  )
}

function PreviewLine({
  line,
  division,
  today,
  hasLinks,
}: {
  line: PreviewedRun['lines'][number]
  division: string
  today: string
  hasLinks: boolean
}) {
  const { invoiceNumber, shipToName, dueDate, credit, discount } = line
  const hrefTo = useHref()
  const mayOpen = useActor().can('viewInvoices') && hasLinks
  const isCredit = credit < 0
  return (
    <li className="flex items-baseline justify-between gap-3 text-13">
      <span className="min-w-0">
        {mayOpen ? (
          <Link
            href={hrefTo(invoiceDialog.open(invoiceId({ division, invoiceNumber })))}
            className="figures font-medium text-action no-underline data-hovered:underline"
          >
            {invoiceNumber}
          </Link>
        ) : (
          <span className="figures">{invoiceNumber}</span>
        )}{' '}
        <span className="text-muted">
          {[
            shipToName,
            isCredit ? 'credit' : `due ${formatDay(dueDate, today)}`,
            discount > 0 && `discount ${formatCents(discount)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <MoneyText cents={amountOfLine(line)} />
    </li>
  )
}

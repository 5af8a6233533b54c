import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Badge } from '#ui/badge.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { PlanSummary } from '../payment-plan.ts'
import { paymentPlanDialog } from '../payment-plans.addresses.ts'
import { planWords } from '../rules/plan-words.ts'

/** NEXT-13: the list; each plan is one place for a thumb, with how far it has come. */
export function PlanCards({ plans }: { plans: readonly PlanSummary[] }) {
  const hrefTo = useHref()
  return (
    <ul aria-label="Payment plans" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {plans.map((plan) => (
        <li key={plan.id} className="border-b border-line last:border-0">
          <Link
            href={hrefTo(paymentPlanDialog.open(plan.id))}
            className="grid gap-1 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-hovered:bg-sunken data-pressed:bg-sunken"
          >
            <span className="flex min-w-0 items-center justify-between gap-3">
              <span className="min-w-0 truncate">
                <span className="figures font-semibold text-action">{plan.planNumber}</span> {plan.billToName}{' '}
                <span className="figures text-13 text-muted">
                  {plan.billTo} · {plan.division}
                </span>
              </span>
              <PlanBadge plan={plan} />
            </span>
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate text-13 text-muted">{nextOf(plan)}</span>
              <strong>
                <MoneyText cents={plan.covered} />
              </strong>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The status of a plan as a quiet word. */
export function PlanBadge({ plan: { status } }: { plan: Pick<PlanSummary, 'status'> }) {
  const { label, tone } = planWords[status]
  return <Badge tone={tone}>{label}</Badge>
}

/** What comes next, in a few words. */
function nextOf({ status, answerBy, instalments, paid, covered, reason }: PlanSummary): string {
  if (status === 'proposed') return `Answer by ${formatDayWithYear(answerBy)}`
  if (status !== 'running') return reason
  const next = instalments.find(({ state }) => state === 'due')
  const soFar = `${formatCents(paid)} of ${formatCents(covered)} paid`
  return next ? `${soFar}, next ${formatCents(next.amount)} on ${formatDayWithYear(next.dueOn)}` : soFar
}

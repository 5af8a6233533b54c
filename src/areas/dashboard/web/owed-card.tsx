import { Link } from '#browser/link.tsx'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { paymentScreen } from '#areas/payments/payments.addresses.ts'
import { ageBuckets } from '#areas/statements/statement.ts'
import { ageWords } from '#areas/statements/statement-words.ts'
import { statementScreen } from '#areas/statements/statements.addresses.ts'
import { getStatement } from '#areas/statements/statements.endpoints.ts'
import { AgeBar, AgeMark } from '#areas/statements/web/public.tsx'
import { buttonLook } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { DashboardCard } from './dashboard-card.tsx'
import { PendingCard } from './pending-card.tsx'

const title = 'Owed by age'

/** SHELL-8, BILL-2: in accounting, what the bill-to owes, by age, and the way to pay it. */
export function OwedCard({ division, billTo }: { division: string; billTo: string }) {
  const mayPay = useActor().can('makePayment')
  const params = { division, billTo }
  const { data, error, refetch } = useCall(getStatement, { params, query: { pageSize: 1 } })
  if (!data)
    return <PendingCard title={title} what="What you owe" room="h-64" failure={error} onRetry={() => void refetch()} />
  const { aged, dueThisWeek } = data
  const owes = ageBuckets.some((bucket) => aged[bucket] > 0)
  const pastDue = aged.to30 + aged.to60 + aged.to90 + aged.over90
  return (
    <DashboardCard title={title} href={statementScreen.at(params)} linkText="Statement">
      <div className="grid gap-4 p-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <dl className="flex flex-wrap items-end gap-x-6 gap-y-3">
            <Figure label={`Open, ${data.billTo.name}`} cents={aged.total} look="text-28" isWide />
            <Figure label="Past due" cents={pastDue} look={`text-20 ${pastDue > 0 ? 'text-danger' : ''}`} />
            <Figure label="Due within 7 days" cents={dueThisWeek} look="text-20" />
          </dl>
          {mayPay && aged.total > 0 && (
            <Link href={paymentScreen.at()} className={buttonLook('primary')}>
              Make a payment
            </Link>
          )}
        </div>
        {owes && <AgeBar aged={aged} className="h-3!" />}
        {!owes && aged.credits === 0 && <p className="text-muted">Nothing is owed.</p>}
        <dl hidden={!owes && aged.credits === 0} className="grid gap-y-1.5">
          {ageBuckets.map((bucket) => (
            <Row key={bucket} label={ageWords[bucket]} cents={aged[bucket]} bucket={bucket} />
          ))}
          {aged.credits !== 0 && <Row label="Credits" cents={aged.credits} />}
        </dl>
      </div>
    </DashboardCard>
  )
}

const Figure = ({
  label,
  cents,
  look,
  isWide = false,
}: {
  label: string
  cents: number
  look: string
  /** On a phone it has a row of its own. */
  isWide?: boolean
}) => (
  <div className={isWide ? 'max-sm:basis-full' : ''}>
    <dt className="text-13 text-muted">{label}</dt>
    <dd className={`font-semibold ${look}`}>
      <MoneyText cents={cents} />
    </dd>
  </div>
)

function Row({ label, cents, bucket }: { label: string; cents: number; bucket?: (typeof ageBuckets)[number] }) {
  const isLate = bucket !== undefined && bucket !== 'current' && cents > 0
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <dt className="flex items-center gap-2">
        {bucket ? <AgeMark bucket={bucket} /> : <span className="size-2" />}
        {label}
      </dt>
      <dd className={`ml-auto text-right ${isLate ? 'font-semibold text-danger' : cents === 0 ? 'text-muted' : ''}`}>
        <MoneyText cents={cents} />
      </dd>
    </div>
  )
}

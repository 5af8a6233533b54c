import type { ReactNode } from 'react'
import { creditRequestsScreen } from '#areas/credit-requests/credit-requests.addresses.ts'
import { changeText, measureOf } from '#areas/sales-analytics/rules/change-of.ts'
import type { YearBefore } from '#areas/sales-analytics/rules/year-before.ts'
import { lapsedCustomersScreen, salesScreen } from '#areas/sales-analytics/sales-analytics.addresses.ts'
import type { SalesMeasure, SalesPeriod } from '#areas/sales-analytics/sales.ts'
import { measureText, measureWords } from '#areas/sales-analytics/web/public.tsx'
import { Link } from '#browser/link.tsx'
import type { Address } from '#contract/address.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatCents } from '#kit/money.ts'
import { buttonLook } from '#ui/button.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { teamScreen } from '../dashboard.addresses.ts'
import type { getTeam } from '../team.endpoints.ts'

type Team = CallAnswer<typeof getTeam>
type Rep = Team['reps'][number]

interface Figure {
  readonly label: string
  readonly value: ReactNode
  /** Beside it, smaller. */
  readonly note?: string | undefined
}

const target = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11'
const linked = `${target} text-action no-underline data-hovered:underline`

const countOf = (value: number) => value.toLocaleString('en-US')

function CountLink({ value, text, name, href }: { value: number; text?: string; name: string; href: Address }) {
  const shown = text ?? countOf(value)
  if (value === 0) return <span className={`${target} text-muted`}>{shown}</span>
  return (
    <Link href={href} aria-label={name} className={linked}>
      {shown}
    </Link>
  )
}

/** What is compared of a rep; each number that asks for a hand leads to it. */
function figuresOf(
  rep: Rep,
  yearBefore: YearBefore,
  measures: readonly SalesMeasure[],
  search: TeamState,
): readonly Figure[] {
  const { email, name, divisions, lapsedCustomers, withoutOrder, creditsWaiting, pastDue } = rep
  const panel = teamScreen.at({ ...search, rep: email })
  const credits = creditRequestsScreen.at({
    dsr: email,
    divisions: divisions.join(','),
    statuses: 'pendingDsrApproval,pendingDsmApproval',
  })
  return [
    ...measures.map((measure): Figure => {
      const [now, last] = [measureOf(measure, rep.now), measureOf(measure, rep.last)]
      return {
        label: measureWords[measure],
        value: <span className={target}>{measureText(measure, now)}</span>,
        note: yearBefore === 'none' ? undefined : changeText(now, last, yearBefore),
      }
    }),
    {
      label: 'No order today',
      value: (
        <CountLink
          value={withoutOrder}
          href={panel}
          name={`${countOf(withoutOrder)} without an order today, ${name}`}
        />
      ),
    },
    {
      label: 'Lapsed',
      value: (
        <CountLink
          value={lapsedCustomers}
          href={lapsedCustomersScreen.at({ rep: email })}
          name={`${countOf(lapsedCustomers)} lapsed customers of ${name}`}
        />
      ),
    },
    ...(creditsWaiting === null
      ? []
      : [
          {
            label: 'Credits waiting',
            value: (
              <CountLink
                value={creditsWaiting}
                href={credits}
                name={`${countOf(creditsWaiting)} credit requests waiting, ${name}`}
              />
            ),
          },
        ]),
    ...(pastDue === null
      ? []
      : [
          {
            label: 'Past due',
            value: (
              <CountLink
                value={pastDue.shipTos}
                text={formatCents(pastDue.cents)}
                href={panel}
                name={`${formatCents(pastDue.cents)} past due, ${name}`}
              />
            ),
            note:
              pastDue.shipTos > 0
                ? `${countOf(pastDue.shipTos)} ship-to${pastDue.shipTos === 1 ? '' : 's'}`
                : undefined,
          },
        ]),
  ]
}

/** What the address of the screen keeps. */
export interface TeamState {
  readonly period: SalesPeriod
  readonly measure: SalesMeasure
}

/** STAFF-6: the reps side by side: a table, and on a phone one card below the other. */
export function TeamTable({
  team: { reps, yearBefore },
  measures,
  search,
}: {
  team: Team
  measures: readonly SalesMeasure[]
  search: TeamState
}) {
  const rows = reps.map((rep) => ({ rep, figures: figuresOf(rep, yearBefore, measures, search) }))
  const open = (rep: Rep) => (
    <Link
      href={teamScreen.at({ ...search, rep: rep.email })}
      aria-label={`Open what waits for ${rep.name}`}
      className={buttonLook('secondary', 'small')}
    >
      Open
    </Link>
  )
  const nameOf = ({ email, name, customers }: Rep) => (
    <>
      {email === '' ? (
        <span className="font-medium">{name}</span>
      ) : (
        <Link
          href={salesScreen.at({ rep: email, by: 'customer', period: search.period })}
          aria-label={`Sales of ${name} by customer`}
          className={`${linked} font-medium wrap-anywhere`}
        >
          {name}
        </Link>
      )}
      <span className="figures block text-12 text-muted">
        {countOf(customers)} {customers === 1 ? 'customer' : 'customers'}
      </span>
    </>
  )
  return (
    <>
      <div className="max-lg:hidden">
        <Table
          label="Reps side by side"
          className="min-w-[920px]"
          columns={[
            { label: 'Rep' },
            ...(rows[0]?.figures ?? []).map(({ label }) => ({ label, align: 'right' as const })),
            { label: 'What waits', isHidden: true },
          ]}
        >
          {rows.map(({ rep, figures }) => (
            <TableRow key={rep.email}>
              <TableCell className="py-1.5">{nameOf(rep)}</TableCell>
              {figures.map(({ label, value, note }) => (
                <TableCell key={label} isNumber className="py-1.5 align-top">
                  {value}
                  {note && <span className="block text-12 text-muted">{note}</span>}
                </TableCell>
              ))}
              <TableCell className="py-1.5 text-right">{rep.email !== '' && open(rep)}</TableCell>
            </TableRow>
          ))}
        </Table>
      </div>
      <ul aria-label="Reps side by side" className="grid gap-2 lg:hidden">
        {rows.map(({ rep, figures }) => (
          <li key={rep.email} className="rounded-dialog border border-line bg-raised px-4 py-3">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <p className="min-w-0">{nameOf(rep)}</p>
              {rep.email !== '' && open(rep)}
            </div>
            <dl className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-2">
              {figures.map(({ label, value, note }) => (
                <div key={label} className="min-w-0">
                  <dt className="text-12 text-muted">{label}</dt>
                  <dd className="figures wrap-anywhere">
                    {value} {note && <span className="text-12 text-muted">{note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

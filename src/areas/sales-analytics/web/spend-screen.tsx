import { ChartNoAxesColumn, Download } from 'lucide-react'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo, useSearchState } from '#browser/navigation.ts'
import { queryText } from '#browser/query-text.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { ordersScreen } from '#areas/orders/orders.addresses.ts'
import { type CallAnswer, callPath } from '#contract/endpoint.ts'
import { addDays, addMonths, formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { PressChip } from '#ui/press-chip.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { budgetUse } from '../rules/budget-use.ts'
import { changeText } from '../rules/change-of.ts'
import { whyNoYearBefore } from '../rules/year-before.ts'
import { budgetDialog } from '../sales-analytics.addresses.ts'
import { downloadSpend, getSpend, spendDimensions, type SpendDimension } from '../spend.endpoints.ts'
import { PriceChanges } from './price-changes.tsx'
import { StepChart } from './step-chart.tsx'

type Answer = CallAnswer<typeof getSpend>

const words: Readonly<Record<SpendDimension, string>> = { month: 'Month', category: 'Category', shipTo: 'Ship-to' }

const readSearch = (texts: SearchTexts) => ({
  by: spendDimensions.find((each) => each === texts['by']) ?? 'month',
  onlyThis: texts['onlyThis'] === 'true',
})

/** NEXT-11: /spend: what the selected ship-to and its siblings spend. */
export function SpendScreen() {
  const shipTo = useShipTo()
  const params = useShipToParams()
  const [{ by, onlyThis }, change] = useSearchState(readSearch)
  const query = { by, onlyThis: onlyThis ? ('true' as const) : undefined }
  const call = useCall(getSpend, params && { params, query }, { keepPrevious: true })
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold">Spend</h1>
          {shipTo && <p className="wrap-anywhere text-muted">{onlyThis ? shipTo.name : shipTo.billToName}</p>}
        </div>
        {params && (
          <a href={callPath(downloadSpend, params) + queryText(query)} download className={buttonLook('secondary')}>
            <Download size={16} aria-hidden="true" />
            Download CSV
          </a>
        )}
      </header>
      <div className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <div role="group" aria-label="By" className="flex flex-wrap gap-1">
          {spendDimensions.map((each) => (
            <PressChip
              key={each}
              isPressed={by === each}
              onPress={() => change({ by: each === 'month' ? undefined : each })}
            >
              {words[each]}
            </PressChip>
          ))}
        </div>
        <PressChip isPressed={onlyThis} onPress={() => change({ onlyThis: onlyThis ? undefined : 'true' })}>
          Only this ship-to
        </PressChip>
      </div>
      {params === null ? (
        <EmptyState title="No ship-to selected">Select one in the bar.</EmptyState>
      ) : (
        <>
          <CallList call={call} what="The spend" isEmpty={() => false} empty={null}>
            {(data) => (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <Budget data={data} />
                {data.total.spend === 0 && !data.total.before ? (
                  <EmptyState title="Nothing bought yet" picture={<ChartNoAxesColumn size={40} aria-hidden="true" />}>
                    What you order will add up here.
                  </EmptyState>
                ) : (
                  <Spend data={data} onlyThis={onlyThis} />
                )}
              </div>
            )}
          </CallList>
          <PriceChanges params={params} />
        </>
      )}
    </div>
  )
}

/** This month beside the budget of the ship-to. */
function Budget({ data: { budget, thisMonth } }: { data: Answer }) {
  const shipTo = useShipTo()
  const actor = useActor()
  const go = useGo()
  const maySet = actor.can('addOrder') && actor.can('viewInvoices')
  const use = budget && budgetUse(thisMonth, budget.month)
  return (
    <section
      aria-label="Budget"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-dialog border border-line bg-raised px-4 py-3"
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="wrap-anywhere">
          <span className="font-semibold">
            <MoneyText cents={thisMonth} />
          </span>{' '}
          this month at {shipTo?.name}
        </p>
        {budget && use ? (
          <>
            <ProgressBar
              label={`Of ${formatCents(budget.month)} a month`}
              percent={Math.max(0, Math.min(100, use.percent))}
            />
            <p className={`text-13 ${use.left < 0 ? 'font-medium text-danger' : 'text-muted'}`}>
              {use.left < 0 ? `${formatCents(-use.left)} above the budget` : `${formatCents(use.left)} left`}, set by{' '}
              {budget.changedByName}
            </p>
          </>
        ) : (
          <p className="text-13 text-muted">No monthly budget.</p>
        )}
      </div>
      {maySet && (
        <Button size="small" onPress={() => go(budgetDialog.open())}>
          {budget ? 'Change budget' : 'Set budget'}
        </Button>
      )}
    </section>
  )
}

function Spend({
  data: { by, rows, total, from, until, yearBefore, first },
  onlyThis,
}: {
  data: Answer
  onlyThis: boolean
}) {
  const budget = by === 'month' ? rows.at(-1)?.budget : null
  const isCompared = yearBefore !== 'none' || rows.some(({ before }) => before !== null)
  const max = Math.max(1, ...rows.flatMap(({ spend, before }) => [spend, before ?? 0]))
  const hrefOf = (month: string) =>
    ordersScreen.at({ from: `${month}-01`, to: addDays(addMonths(`${month}-01`, 1), -1) })
  return (
    <>
      <p>
        <span className="text-20 font-semibold">
          <MoneyText cents={total.spend} />
        </span>{' '}
        <span className="text-13 text-muted">
          {formatDayWithYear(from)} to {formatDayWithYear(until)}
          {total.before === null
            ? `. ${whyNoYearBefore(yearBefore, first) ?? ''}`
            : `; ${changeText(total.spend, total.before, yearBefore)} from ${formatCents(total.before)} in the year before`}
        </span>
      </p>
      {by === 'month' && (
        <StepChart
          label="Spend by month"
          names={['A year before', 'Spend']}
          textOf={formatCents}
          line={budget ? { value: budget, name: 'Budget' } : undefined}
          steps={rows.map(({ key, label, spend, before }) => ({
            key,
            label,
            now: spend,
            last: before,
            // The list of orders is of one ship-to.
            ...(onlyThis && { href: hrefOf(key) }),
          }))}
        />
      )}
      <Table
        label={`Spend by ${words[by].toLowerCase()}`}
        className={isCompared ? 'min-w-[480px]' : ''}
        columns={[
          { label: words[by] },
          { label: 'Spend', align: 'right' },
          ...(isCompared
            ? ([
                { label: 'A year before', align: 'right' },
                { label: 'Change', align: 'right' },
              ] as const)
            : []),
          { label: 'Cases', align: 'right' },
        ]}
      >
        {rows.map(({ key, label, spend, before, isNew, cases }) => (
          <TableRow key={key}>
            <TableCell className="max-w-72 py-1.5">
              <span className="font-medium wrap-anywhere">{label}</span>
              {by !== 'month' && (
                <span
                  aria-hidden="true"
                  className="mt-1 block h-2 min-w-px rounded-[2px] bg-action [print-color-adjust:exact]"
                  style={{ width: `${(Math.max(0, spend) / max) * 100}%` }}
                />
              )}
            </TableCell>
            <TableCell isNumber>
              <MoneyText cents={spend} />
            </TableCell>
            {isCompared && (
              <>
                <TableCell isNumber className="text-muted">
                  {before === null ? '—' : <MoneyText cents={before} />}
                </TableCell>
                <TableCell isNumber>{changeText(spend, before, yearBefore, isNew)}</TableCell>
              </>
            )}
            <TableCell isNumber>{cases.toLocaleString('en-US')}</TableCell>
          </TableRow>
        ))}
      </Table>
    </>
  )
}

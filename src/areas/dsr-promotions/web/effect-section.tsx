import { Download } from 'lucide-react'
import { useCall } from '#browser/query.ts'
import { callPath } from '#contract/endpoint.ts'
import { formatDayWithYear, formatShortDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { buttonLook } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Table, TableCell } from '#ui/table.tsx'
import { downloadPromotionEffect, getPromotionEffect } from '../dsr-promotions.endpoints.ts'
import type { Promotion, PromotionEffect } from '../promotion.ts'
import { EffectChart } from './effect-chart.tsx'

/** STAFF-3: what a promotion did, beside as many days before it. */
export function EffectSection({ promotion: { id, startsOn } }: { promotion: Promotion }) {
  const { data, error, refetch } = useCall(getPromotionEffect, { params: { promotionId: id } })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-16 font-semibold">Effect</h2>
        {data && data.days > 0 && (
          <a href={callPath(downloadPromotionEffect, { promotionId: id })} download className={buttonLook('secondary')}>
            <Download size={16} aria-hidden="true" />
            Download CSV
          </a>
        )}
      </header>
      {data ? (
        data.days === 0 ? (
          <p className="text-muted">It begins on {formatDayWithYear(startsOn)}.</p>
        ) : (
          <Effect effect={data} />
        )
      ) : error ? (
        <ErrorState failure={error} what="The effect" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-48 w-full" what="the effect" />
      )}
    </section>
  )
}

function Effect({ effect }: { effect: PromotionEffect }) {
  const { days, before, during, weeks } = effect
  const withMargin = before.marginCents !== undefined
  const rows: readonly (readonly [string, string, string, string])[] = [
    ['Cases', String(before.cases), String(during.cases), change(before.cases, during.cases)],
    ['Eaches', String(before.units), String(during.units), change(before.units, during.units)],
    [
      'Sales',
      formatCents(before.salesCents),
      formatCents(during.salesCents),
      change(before.salesCents, during.salesCents),
    ],
    ...(withMargin
      ? [
          [
            'Margin',
            formatCents(before.marginCents ?? 0),
            formatCents(during.marginCents ?? 0),
            change(before.marginCents ?? 0, during.marginCents ?? 0),
          ] as const,
        ]
      : []),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-dialog border border-line bg-raised p-4">
      <p className="text-13 text-muted">
        What was invoiced of its items to your customers among those it is for: {plural(days, 'day')} of the promotion,
        and the same number of days before it.{withMargin && ' Margin at what items cost now.'}
      </p>
      <EffectChart weeks={weeks} />
      <Table
        label="Before and during"
        className="min-w-0"
        columns={[
          { label: 'Figure', isHidden: true },
          { label: 'Before', align: 'right' },
          { label: 'During', align: 'right' },
          { label: 'Change', align: 'right' },
        ]}
      >
        {rows.map(([label, ...values]) => (
          <tr key={label} className="h-9 border-t border-line">
            <th scope="row" className="px-2 text-left font-normal lg:px-3">
              {label}
            </th>
            {values.map((value, index) => (
              <TableCell key={index} isNumber>
                {value}
              </TableCell>
            ))}
          </tr>
        ))}
      </Table>
      <Disclosure title="Week by week">
        <Table
          label="Week by week"
          className="min-w-[420px]"
          columns={[
            { label: 'Week' },
            { label: 'Part' },
            { label: 'Cases', align: 'right' },
            { label: 'Sales', align: 'right' },
            ...(withMargin ? [{ label: 'Margin', align: 'right' as const }] : []),
          ]}
        >
          {weeks.map((week) => (
            <tr key={week.week} className="h-9 border-t border-line">
              <TableCell className="figures whitespace-nowrap">
                {formatShortDay(week.startsOn)} to {formatShortDay(week.endsOn)}
              </TableCell>
              <TableCell>{week.week < 0 ? 'Before' : 'Promotion'}</TableCell>
              <TableCell isNumber>{week.cases}</TableCell>
              <TableCell isNumber>{formatCents(week.salesCents)}</TableCell>
              {withMargin && <TableCell isNumber>{formatCents(week.marginCents ?? 0)}</TableCell>}
            </tr>
          ))}
        </Table>
      </Disclosure>
    </div>
  )
}

/** In whole percent; nothing to compare with is '-'. */
const change = (before: number, now: number): string => {
  if (before <= 0) return '-'
  const percent = Math.round(((now - before) * 100) / before)
  return `${percent > 0 ? '+' : ''}${percent}%`
}

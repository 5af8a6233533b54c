import { CalendarX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { formatDay, formatDayWithYear } from '#kit/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { skipStandingDates } from '../standing-orders.endpoints.ts'
import type { StandingOrder } from '../standing-orders.ts'
import { describeDelivery, momentOf, skipWord } from './describe-standing.ts'

/** NEXT-4: the next deliveries, each skipped or taken back in by one tap, and a vacation. */
export function ComingDeliveries({
  order: { coming, skipUntil, isPaused, isEnded },
  timeZone,
  params,
}: {
  order: StandingOrder
  timeZone: string
  params: { readonly division: string; readonly shipTo: string; readonly standingOrderId: string }
}) {
  const [until, setUntil] = useState<string | null>(null)
  const skip = useAct(skipStandingDates, {
    isInOrder: true,
    refresh: ['getStandingOrder', 'listStandingOrders'],
    done: ({ message }) => showToast({ tone: 'success', message }),
  })
  const first = coming[0]?.plannedOn
  return (
    <section aria-labelledby="standing-coming" className="rounded-dialog border border-line bg-raised">
      <h2 id="standing-coming" className="border-b border-line px-4 py-2.5 font-semibold">
        Next deliveries
      </h2>
      {isPaused && <p className="px-4 pt-3 text-muted">Paused: nothing is drafted until it is resumed.</p>}
      {coming.length === 0 ? (
        <p className="px-4 py-3 text-muted">
          {isEnded ? 'It has ended.' : 'No delivery to come: the ship-to has no route on these days.'}
        </p>
      ) : (
        <ul aria-label="Next deliveries" className="divide-y divide-line">
          {coming.map((each) => {
            const day = formatDay(each.plannedOn)
            const isOwn = each.skip === null || each.skip === 'asked'
            return (
              <li
                key={each.plannedOn}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1.5"
              >
                <div className="min-w-0">
                  <p className={each.skip ? 'text-muted line-through' : ''}>{describeDelivery(each)}</p>
                  {each.skip === null && <p className="text-13 text-muted">Draft {momentOf(each.draftAt, timeZone)}</p>}
                </div>
                <div className="flex items-center gap-2">
                  {each.skip !== null && <Badge>{skipWord(each.skip)}</Badge>}
                  {isOwn && (
                    <Button
                      size="small"
                      aria-label={each.skip === null ? `Skip ${day}` : `Take back ${day}`}
                      onPress={() =>
                        skip.run({ params, body: { plannedOn: each.plannedOn, isSkipped: each.skip === null } })
                      }
                    >
                      {each.skip === null ? (
                        <CalendarX size={14} aria-hidden="true" />
                      ) : (
                        <Undo2 size={14} aria-hidden="true" />
                      )}
                      {each.skip === null ? 'Skip' : 'Take back'}
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-3 border-t border-line px-4 py-3 print:hidden">
        {skipUntil === null ? (
          <>
            <DateField label="Skip all until" value={until} onChange={setUntil} {...(first && { min: first })} />
            <Button
              isPending={skip.isRunning}
              disabledReason={until === null ? 'Choose the first day that is delivered again' : undefined}
              onPress={() => skip.run({ params, body: { skipUntil: until } })}
            >
              Skip
            </Button>
          </>
        ) : (
          <>
            <p>All are skipped until {formatDayWithYear(skipUntil)}.</p>
            <Button isPending={skip.isRunning} onPress={() => skip.run({ params, body: { skipUntil: null } })}>
              Skip none
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

import { useSelector } from '@tanstack/react-form'
import type { CalendarDate } from '#kit/dates.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { lastClosedDay, nextOccurrences, type StandingCalendar } from '../rules/next-occurrences.ts'
import { describeDelivery, momentOf, skipWord } from './describe-standing.ts'
import { planOf, problemsOfForm, type StandingForm } from './standing-form.ts'

const shown = 6

/** NEXT-4: the deliveries that what is typed would bring, by the server's own rule. */
export function FormDates({
  form,
  calendar,
  today,
  now,
}: {
  form: FormFields<StandingForm>
  calendar: StandingCalendar & { readonly route: NonNullable<StandingCalendar['route']> }
  today: CalendarDate
  now: Date
}) {
  const values = useSelector(form.store, (state) => state.values)
  const { weekdays, startsOn, endsOn, everyWeeks, deliveries, draftHours } = problemsOfForm(values, {
    routeDays: calendar.route.days,
    today,
    startedOn: values.startsOn ?? undefined,
  }) as Record<string, string | undefined>
  const problem = weekdays ?? startsOn ?? endsOn ?? everyWeeks ?? deliveries ?? draftHours
  const plan = planOf(values)
  const coming = problem
    ? []
    : nextOccurrences({ ...plan, skipped: [], skipUntil: null }, calendar, {
        after: lastClosedDay(today, now, calendar.route, calendar.timeZone),
        max: shown,
        left: plan.deliveries,
        taken: [],
      }).occurrences
  return (
    <section aria-labelledby="form-dates" className="rounded-dialog border border-line bg-raised lg:sticky lg:top-20">
      <h2 id="form-dates" className="border-b border-line px-4 py-2.5 font-semibold">
        Deliveries to come
      </h2>
      {coming.length === 0 ? (
        <p className="px-4 py-3 text-muted">{problem ?? 'No delivery comes of this.'}</p>
      ) : (
        <ol className="divide-y divide-line">
          {coming.map((each) => (
            <li key={each.plannedOn} className="px-4 py-2">
              <p className={each.skip ? 'text-muted line-through' : ''}>{describeDelivery(each)}</p>
              <p className="text-13 text-muted">
                {each.skip === null
                  ? `Draft ${momentOf(each.draftAt.toISOString(), calendar.timeZone)}, cut-off ${momentOf(each.cutOffAt.toISOString(), calendar.timeZone)}`
                  : skipWord(each.skip)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { CallInput } from '#contract/endpoint.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { changedIn } from '#kit/merge-draft.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { saveByKeys } from '#ui/form/save-by-keys.ts'
import { useFormField } from '#ui/form/use-form-field.ts'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import type { StandingCalendar } from '../rules/next-occurrences.ts'
import { standingOrderScreen, standingOrdersScreen } from '../standing-orders.addresses.ts'
import { createStandingOrder, getStandingOrder, updateStandingOrder } from '../standing-orders.endpoints.ts'
import type { StandingOrder } from '../standing-orders.ts'
import { FormDates } from './form-dates.tsx'
import { LineEditor } from './line-editor.tsx'
import { StandingFields } from './standing-fields.tsx'
import { formOf, newForm, planOf, problemsOfForm, type StandingForm } from './standing-form.ts'
import type { StartingLines } from './use-starting-lines.ts'
import { callEndpoint } from '#browser/client.ts'

const refresh = ['listStandingOrders', 'getStandingOrder', 'listStandingDrafts'] as const

const fieldWords: Partial<Record<keyof StandingForm, string>> = {
  name: 'Name',
  weekdays: 'Delivery days',
  everyWeeks: 'Weeks',
  startsOn: 'From',
  endsOn: 'Last day',
  deliveries: 'Deliveries',
  onHoliday: 'On a holiday',
  mode: 'How it is placed',
  draftHours: 'Hours before the cut-off',
  po: 'PO number',
  lines: 'Items',
}

/** NEXT-4: a standing order as it is set up or changed. */
export function StandingOrderForm({
  place,
  start,
  order,
  calendar,
  today,
  opened,
}: {
  place: { readonly division: string; readonly shipTo: string }
  start: StartingLines
  order: StandingOrder | undefined
  calendar: StandingCalendar & { readonly route: NonNullable<StandingCalendar['route']> }
  today: CalendarDate
  opened: Date
}) {
  const go = useGo()
  const actor = useActor()
  // Somebody who saved first is named field by field; Save then counts on their version.
  const [first] = useState(order)
  const [theirs, setTheirs] = useState<StandingOrder>()
  const facts = { routeDays: calendar.route.days, today, startedOn: first?.startsOn }
  const show = (standingOrderId: string, message: string) => {
    showToast({ tone: 'success', message })
    go(standingOrderScreen.at({ standingOrderId }), { isSettled: true })
  }
  const params = { ...place, standingOrderId: first?.id ?? '' }
  const failed = ({ code }: { code: string }) => {
    if (code === 'standing_order_changed')
      void callEndpoint(getStandingOrder, { params }, {}).then(
        ({ standingOrder }) => setTheirs(standingOrder),
        // The refusal itself stands at the end of the form.
        () => undefined,
      )
    return true
  }
  const create = useAct(createStandingOrder, { refresh, failed, done: ({ id, message }) => show(id, message) })
  const update = useAct(updateStandingOrder, { refresh, failed, done: ({ message }) => show(first!.id, message) })
  const { isRunning, failure, reset } = first ? update : create
  const saved = useState(() => (first ? formOf(first) : newForm(start, { today, weekdays: calendar.route.days })))[0]
  const form = useCallForm<StandingForm, CallInput<typeof updateStandingOrder>>({
    act: { isRunning, failure, reset },
    places: {},
    saved,
    problemsOf: (values) => problemsOfForm(values, facts),
    onSubmit: (values) => {
      if (!first) create.run({ params: place, body: planOf(values) })
      else update.run({ params, body: { ...planOf(values), takesOver: values.takesOver } }, (theirs ?? first).version)
    },
  })
  useUnsavedWork(form.isDirty)
  const parGuide = useFormField(form, 'parGuideId')
  const guide =
    start.guide ??
    (first?.parGuideId ? { id: first.parGuideId, name: first.parGuideName ?? 'a guide that is gone' } : null)
  const isConflict = form.failure?.code === 'standing_order_changed'
  return (
    <FormFrame form={form} label="Standing order" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {/* Ctrl+Enter saves, wherever it is pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields within */}
      <div
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        onKeyDownCapture={saveByKeys(form.submit)}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <StandingFields
            form={form}
            route={calendar.route}
            today={today}
            mayPlace={actor.can('addOrder')}
            ownerName={first && !first.isOwn ? first.ownerName : null}
          />
          {guide && (
            <Checkbox
              isSelected={parGuide.value !== ''}
              error={parGuide.error}
              onChange={(isOn) => parGuide.onChange(isOn ? guide.id : '')}
            >
              Fill {guide.name} to par each time, by the last count
            </Checkbox>
          )}
          {parGuide.value === '' && <LineEditor form={form} place={place} />}
        </div>
        <FormDates form={form} calendar={calendar} today={today} now={opened} />
      </div>
      {first && theirs && <ChangedByOthers fields={changedFields(first, theirs)} />}
      <div className="sticky bottom-(--bottom-bar) z-20 -mx-4 border-t border-line bg-raised px-4 py-2 md:bottom-0 lg:-mx-6 lg:px-6">
        <div className="flex flex-wrap items-center justify-end gap-2">
          {form.failure && (!isConflict || !theirs) && (
            <p role="alert" className="mr-auto min-w-0 text-13 text-danger">
              {form.failure.message.replace(/\.$/, '')}. What you typed is still here.
            </p>
          )}
          <Link
            href={first ? standingOrderScreen.at({ standingOrderId: first.id }) : standingOrdersScreen.at()}
            className={buttonLook('secondary')}
          >
            Cancel
          </Link>
          <Button variant="primary" isPending={form.isRunning} onPress={form.submit}>
            {first ? 'Save' : 'Add standing order'}
          </Button>
        </div>
      </div>
    </FormFrame>
  )
}

/** What somebody else saved, field by field. */
function changedFields(before: StandingOrder, now: StandingOrder) {
  const [then, current] = [formOf(before), formOf(now)]
  const textOf = (name: keyof StandingForm): string => {
    const value = current[name]
    if (name === 'lines') return `${current.lines.length} on the list`
    return Array.isArray(value) ? value.join(', ') : String(value ?? '')
  }
  return changedIn(then, current).flatMap((name) => {
    const label = fieldWords[name]
    return label === undefined ? [] : [{ label, now: textOf(name) }]
  })
}

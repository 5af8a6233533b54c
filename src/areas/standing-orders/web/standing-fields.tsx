import type { CalendarDate } from '#kit/dates.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDate } from '#ui/form/form-date.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { NumberField } from '#ui/number-field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { holidayMoves, standingLimits } from '../standing-orders.ts'
import { holidayWords, weekdayNames } from './describe-standing.ts'
import { numberLimits, type StandingForm } from './standing-form.ts'

const endings = [
  { value: 'never', label: 'It has no end' },
  { value: 'date', label: 'On a day' },
  { value: 'count', label: 'After a number of deliveries' },
] as const

/** NEXT-4: when a standing order comes, and how it is placed. */
export function StandingFields({
  form,
  route,
  today,
  mayPlace,
  ownerName,
}: {
  form: FormFields<StandingForm>
  route: { readonly days: readonly number[] }
  today: CalendarDate
  /** Whether the person may place orders. */
  mayPlace: boolean
  /** In whose name orders are placed; null: in the person's own. */
  ownerName: string | null
}) {
  const everyWeeks = useFormField(form, 'everyWeeks')
  const deliveries = useFormField(form, 'deliveries')
  const draftHours = useFormField(form, 'draftHours')
  const ends = useFormField(form, 'ends')
  const mode = useFormField(form, 'mode')
  const asksPo = useFormField(form, 'asksPo')
  const takesOver = useFormField(form, 'takesOver')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormText form={form} name="name" label="Name" maxLength={standingLimits.name} isRequired autoComplete="off" />
      <Weekdays form={form} days={route.days} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <NumberField label="Every" unit="weeks" isRequired {...everyWeeks} {...numberLimits.everyWeeks} />
        <FormDate form={form} name="startsOn" label="From" min={today} />
        <FormSelect form={form} name="ends" label="End" options={endings} />
        {ends.value === 'date' && <FormDate form={form} name="endsOn" label="Last day" min={today} />}
        {ends.value === 'count' && (
          <NumberField label="Deliveries" isRequired {...deliveries} {...numberLimits.deliveries} />
        )}
      </div>
      <FormSelect
        form={form}
        name="onHoliday"
        label="On a holiday, or a day without a truck"
        options={holidayMoves.map((value) => ({ value, label: holidayWords[value] }))}
      />
      <RadioGroup
        label="How it is placed"
        value={mode.value}
        error={mode.error}
        onChange={(value) => mode.onChange(value === 'auto' ? 'auto' : 'ask')}
        choices={[
          { value: 'ask', label: 'Ask me first: the draft waits for a tap until the cut-off' },
          ...(mayPlace || mode.value === 'auto'
            ? [{ value: 'auto', label: 'Place it by itself, half an hour before the cut-off' }]
            : []),
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <NumberField
          label="The draft appears before the cut-off"
          unit="hours"
          isRequired
          {...draftHours}
          {...numberLimits.draftHours}
        />
      </div>
      <Checkbox isSelected={asksPo.value} onChange={asksPo.onChange}>
        Ask for a PO number each time
      </Checkbox>
      {!asksPo.value && (
        <FormText
          form={form}
          name="po"
          label="PO number of every order"
          maxLength={standingLimits.po}
          autoComplete="off"
        />
      )}
      {ownerName !== null && (
        <Checkbox isSelected={takesOver.value} onChange={takesOver.onChange}>
          Order in my name from now on (now: {ownerName})
        </Checkbox>
      )}
    </div>
  )
}

function Weekdays({ form, days }: { form: FormFields<StandingForm>; days: readonly number[] }) {
  const { value, error, onChange } = useFormField(form, 'weekdays')
  // Days that the route has lost can be taken out.
  const offered = [...new Set([...days, ...value])].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  return (
    <fieldset data-invalid={error ? '' : undefined} className="min-w-0">
      <legend className="field-label">Delivery days</legend>
      <div className="flex flex-wrap gap-x-5">
        {offered.map((day) => (
          <Checkbox
            key={day}
            isSelected={value.includes(day)}
            onChange={(isOn) => onChange(isOn ? [...value, day] : value.filter((each) => each !== day))}
          >
            {weekdayNames[day]}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

import type { CallAnswer } from '#contract/endpoint.ts'
import { ChooseMethod } from '#areas/payment-methods/web/public.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import type { getAutopayChoices } from '../autopay.endpoints.ts'
import { goesByInvoice } from '../rules/autopay-days.ts'
import { runTimeText, weekdays } from '../rules/schedule-words.ts'
import type { AutopayCover, AutopayTiming } from '../autopay.ts'
import { ShipToChoices } from './ship-to-choices.tsx'
import { firstDay, type ScheduleValues } from './schedule-values.ts'

/** What a schedule of a bill-to can be made of. */
export type Choices = CallAnswer<typeof getAutopayChoices>

const timings: readonly { value: AutopayTiming; label: string }[] = [
  { value: 'dueDate', label: 'On the due date of each invoice' },
  { value: 'weekday', label: 'On a weekday' },
  { value: 'dayOfMonth', label: 'On a day of the month' },
  { value: 'daysAfterDelivery', label: 'Some days after each delivery' },
]
const covers: readonly { value: AutopayCover; label: string }[] = [
  { value: 'due', label: 'What is due by then' },
  { value: 'dueBeforeNext', label: 'What falls due before the next run' },
  { value: 'open', label: 'All open invoices' },
]
const days = weekdays.map((label, index) => ({ value: String(index), label }))
const monthDays = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: index >= 28 ? `${index + 1}, or the last day` : String(index + 1),
}))

/** BILL-5: when, what, up to how much and with what a schedule pays. */
export function ScheduleFields({
  form,
  choices,
}: {
  form: FormFields<ScheduleValues> & { change: (part: Partial<ScheduleValues>) => void }
  choices: Choices
}) {
  const { value: timing } = useFormField(form, 'timing')
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormSelect
          form={{
            ...form,
            set: (_, next) => form.change({ timing: next as AutopayTiming, day: firstDay[next as AutopayTiming] }),
          }}
          name="timing"
          label="When"
          options={timings}
        />
        {timing === 'weekday' && <FormSelect form={form} name="day" label="Weekday" options={days} />}
        {timing === 'dayOfMonth' && <FormSelect form={form} name="day" label="Day of the month" options={monthDays} />}
        {timing === 'daysAfterDelivery' && (
          <FormText form={form} name="day" label="Days after the delivery" isRequired />
        )}
      </div>
      {!goesByInvoice({ timing }) && <FormSelect form={form} name="covers" label="What" options={covers} />}
      <ShipToChoices form={form} shipTos={choices.shipTos} />
      <FormText
        form={form}
        name="limit"
        label="Limit of a run"
        hint="In dollars. A run that would collect more pays nothing and says so; empty for no limit."
        autoComplete="off"
      />
      <Methods form={form} methods={choices.methods} />
      <p className="text-13 text-muted">
        {runTimeText} Two days before, a mail says what the run will pay, with a way to skip it.
      </p>
    </>
  )
}

function Methods({ form, methods }: { form: FormFields<ScheduleValues>; methods: Choices['methods'] }) {
  const { value, error, onChange } = useFormField(form, 'paymentSettingsId')
  return <ChooseMethod methods={methods} value={value} error={error} onChange={onChange} />
}

import { useState } from 'react'
import { useShipTo } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { CallInput } from '#contract/endpoint.ts'
import { addBillToAutopay, addUserAutopay } from '../autopay-changes.endpoints.ts'
import { getAutopayChoices } from '../autopay.endpoints.ts'
import { refreshed } from './refreshed.ts'
import { type Choices, ScheduleFields } from './schedule-fields.tsx'
import { bodyOf, isComplete, newSchedule, problemsOfSchedule, type ScheduleValues, termsOf } from './schedule-values.ts'
import { NewTermsPreview } from './terms-preview.tsx'

const title = 'Set up autopay'

/** BILL-5: `?dialog=add-autopay`, for the bill-to of the selected ship-to. */
export function AddScheduleDialog({ close }: DialogProps) {
  const shipTo = useShipTo()
  const [userId, setUserId] = useState<string>()
  const params = shipTo && { division: shipTo.division, billTo: shipTo.billTo }
  const { data, error, refetch } = useCall(
    getAutopayChoices,
    params && { params, query: { ...(userId && { userId }) } },
    { keepPrevious: true },
  )
  if (!data || !params)
    return (
      <WaitingDialog title={title} failure={error} what="The choices" onRetry={() => void refetch()} onClose={close} />
    )
  return <Editor params={params} choices={data} onPerson={setUserId} close={close} />
}

function Editor({
  params: { division, billTo },
  choices,
  onPerson,
  close,
}: {
  params: { division: string; billTo: string }
  choices: Choices
  /** Staff chose somebody: what that person has is what can be chosen. */
  onPerson: (userId: string) => void
  close: () => void
}) {
  const isStaff = useActor().kind === 'internal'
  const options = {
    refresh: refreshed,
    failed: () => true,
    done: ({ message }: { message: string }) => {
      showToast({ tone: 'success', message })
      close()
    },
  }
  const ofUser = useAct(addUserAutopay, options)
  const ofBillTo = useAct(addBillToAutopay, options)
  const [sent, setSent] = useState<ScheduleValues['kind']>('user')
  const { isRunning, failure, reset } = sent === 'user' ? ofUser : ofBillTo
  const wantedBy = (values: ScheduleValues) => ({
    ...bodyOf(values),
    billTos: [{ division, number: billTo }],
    ...(values.userId !== null && { userId: values.userId }),
  })
  const form = useCallForm<ScheduleValues, CallInput<typeof addUserAutopay>>({
    act: { isRunning, failure, reset },
    places: { billTos: null },
    saved: newSchedule,
    problemsOf: (values) => problemsOfSchedule(values, isStaff),
    onSubmit: (values) => {
      setSent(values.kind)
      ;(values.kind === 'user' ? ofUser : ofBillTo).run({ body: wantedBy(values) })
    },
  })
  const kind = useFormField(form, 'kind')
  return (
    <FormDialog title={title} submitLabel="Set up autopay" width={600} form={form} onClose={close}>
      <p className="text-muted">
        For <strong className="font-medium text-ink">{choices.billToName}</strong>{' '}
        <span className="figures">
          {billTo} · {division}
        </span>
        . For another customer, select its ship-to first.
      </p>
      {choices.hasWholeBillTo && (
        <RadioGroup
          label="Whose schedule"
          isInline
          value={kind.value}
          choices={[
            { value: 'user', label: isStaff ? 'The person’s own' : 'My own' },
            { value: 'billTo', label: 'The bill-to’s, for everybody who has all of it' },
          ]}
          onChange={(value) => kind.onChange(value === 'billTo' ? 'billTo' : 'user')}
        />
      )}
      {isStaff && (
        <FormSelect
          form={{
            ...form,
            set: (_, next) => {
              // Ship-tos and methods are those of the person.
              form.change({ userId: next, isOfAllShipTos: true, shipTos: [], paymentSettingsId: null })
              if (next !== null) onPerson(next)
            },
          }}
          name="userId"
          label="In whose name it pays"
          isRequired
          options={choices.people.map(({ userId, name, email }) => ({ value: userId, label: name, hint: email }))}
        />
      )}
      <ScheduleFields form={form} choices={choices} />
      <NewTermsPreview
        division={division}
        limit={termsOf(form.values).limit}
        input={isComplete(form.values, isStaff) ? { body: { ...wantedBy(form.values), kind: form.values.kind } } : null}
      />
    </FormDialog>
  )
}

import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { AutopaySchedule } from '../autopay.ts'
import { editBillToAutopay, editUserAutopay } from '../autopay-changes.endpoints.ts'
import { getAutopayChoices, getAutopaySchedule } from '../autopay.endpoints.ts'
import { noSuchSchedule } from './no-such-schedule.ts'
import { refreshed } from './refreshed.ts'
import { type Choices, ScheduleFields } from './schedule-fields.tsx'
import { bodyOf, isComplete, problemsOfSchedule, type ScheduleValues, termsOf, valuesOf } from './schedule-values.ts'
import { ChangedTermsPreview } from './terms-preview.tsx'

const title = 'Change autopay'

/** BILL-5: `?edit-schedule=ID`. */
export function EditScheduleDialog({ value, close }: DialogProps) {
  const isStaff = useActor().kind === 'internal'
  const found = useCall(getAutopaySchedule, { params: { scheduleId: value } })
  const schedule = found.data?.schedule
  const choices = useCall(
    getAutopayChoices,
    schedule
      ? {
          params: { division: schedule.division, billTo: schedule.billTo },
          query: { ...(isStaff && { userId: schedule.userId }) },
        }
      : null,
  )
  if (!schedule || !choices.data)
    return (
      <WaitingDialog
        title={title}
        failure={found.error ?? choices.error}
        what="The schedule"
        missing={noSuchSchedule}
        onRetry={() => void (found.error ? found : choices).refetch()}
        onClose={close}
      />
    )
  return <Editor key={schedule.id} schedule={schedule} choices={choices.data} close={close} />
}

function Editor({ schedule, choices, close }: { schedule: AutopaySchedule; choices: Choices; close: () => void }) {
  // What others change in the meantime must not slip under what is typed: the server compares.
  const [opened] = useState(schedule)
  const [saved] = useState(() => valuesOf(schedule))
  const options = {
    refresh: refreshed,
    failed: () => true,
    done: ({ message }: { message: string }) => {
      showToast({ tone: 'success', message })
      close()
    },
  }
  const ofUser = useAct(editUserAutopay, options)
  const ofBillTo = useAct(editBillToAutopay, options)
  const act = opened.kind === 'user' ? ofUser : ofBillTo
  const form = useCallForm<ScheduleValues, CallInput<typeof editUserAutopay>>({
    act: { isRunning: act.isRunning, failure: act.failure, reset: act.reset },
    places: { scheduleId: null, version: null },
    saved,
    problemsOf: (values) => problemsOfSchedule(values, false),
    onSubmit: (values) => act.run({ body: { ...bodyOf(values), scheduleId: opened.id, version: opened.version } }),
  })
  return (
    <FormDialog title={title} width={600} form={form} whyNot={schedule.abilities.edit ?? undefined} onClose={close}>
      <p className="text-muted">
        For <strong className="font-medium text-ink">{choices.billToName}</strong>, in the name of {opened.userName}.
      </p>
      <ScheduleFields form={form} choices={choices} />
      <ChangedTermsPreview
        division={opened.division}
        limit={termsOf(form.values).limit}
        input={isComplete(form.values, false) ? { params: { scheduleId: opened.id }, body: bodyOf(form.values) } : null}
      />
    </FormDialog>
  )
}

import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { AutopaySchedule } from '../autopay.ts'
import { editScheduleDialog } from '../autopay.addresses.ts'
import { activateAutopay, deactivateAutopay, removeAutopay, runAutopayNow } from '../autopay-changes.endpoints.ts'
import { refreshed } from './refreshed.ts'

type Question = 'activate' | 'deactivate' | 'remove' | 'run'

/** BILL-5: what may be done with a schedule; what may not says why. Each change asks first. */
export function ScheduleActions({ schedule, close }: { schedule: AutopaySchedule; close: () => void }) {
  const go = useGo()
  const { can } = useActor()
  const mayAdd = can('addAutopay')
  const [asks, setAsks] = useState<Question>()
  const finish = ({ message }: { message: string }) => {
    showToast({ tone: 'success', message })
    setAsks(undefined)
  }
  const options = { refresh: refreshed, failed: () => true, done: finish } as const
  const activate = useAct(activateAutopay, options)
  const deactivate = useAct(deactivateAutopay, options)
  const remove = useAct(removeAutopay, {
    ...options,
    refresh: ['listAutopaySchedules'],
    done: (answer) => {
      finish(answer)
      close()
    },
  })
  const run = useAct(runAutopayNow, { ...options, refresh: [...refreshed, 'listPayments', 'getPayables'] })
  const acts = { activate, deactivate, remove, run }
  const { abilities, isActive, nextRun } = schedule
  const ask = (question: Question) => {
    acts[question].reset()
    setAsks(question)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {mayAdd && (
        <Button disabledReason={abilities.edit ?? undefined} onPress={() => go(editScheduleDialog.open(schedule.id))}>
          Change
        </Button>
      )}
      {can('executeAutopay') && (
        <Button disabledReason={abilities.runNow ?? undefined} onPress={() => ask('run')}>
          Run now
        </Button>
      )}
      {isActive ? (
        <Button disabledReason={abilities.deactivate ?? undefined} onPress={() => ask('deactivate')}>
          Deactivate
        </Button>
      ) : (
        mayAdd && (
          <Button variant="primary" disabledReason={abilities.activate ?? undefined} onPress={() => ask('activate')}>
            Activate
          </Button>
        )
      )}
      <Button variant="danger" disabledReason={abilities.remove ?? undefined} onPress={() => ask('remove')}>
        Remove
      </Button>
      {asks && (
        <ConfirmDialog
          {...questions[asks]}
          isOpen
          isPending={acts[asks].isRunning}
          failure={acts[asks].failure}
          onConfirm={() => acts[asks].run({ params: { scheduleId: schedule.id } })}
          onClose={() => setAsks(undefined)}
        >
          {asks === 'deactivate' && nextRun
            ? `The run of ${formatDayWithYear(nextRun.payOn)} and those after it are not made. You can activate it again.`
            : texts[asks]}
        </ConfirmDialog>
      )}
    </div>
  )
}

const questions = {
  activate: { title: 'Activate this schedule?', confirmLabel: 'Activate' },
  deactivate: { title: 'Deactivate this schedule?', confirmLabel: 'Deactivate' },
  remove: { title: 'Remove this schedule?', confirmLabel: 'Remove', isDangerous: true },
  run: { title: 'Make the next run now?', confirmLabel: 'Run now' },
} as const
const texts = {
  activate: 'It pays again from the next day of its terms on. What was left in the meantime is taken along.',
  deactivate: 'No run is made until it is activated again.',
  run: 'It pays now what it would pay on its day; that run is not made again.',
  remove: 'No run is made any more. Payments it made stay in the payment history.',
} as const

import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { AutopaySchedule, PreviewedRun } from '../autopay.ts'
import { skipAutopayRun } from '../autopay-changes.endpoints.ts'
import { refreshed } from './refreshed.ts'

/** BILL-5: asks before a run is left out. */
export function SkipQuestion({
  schedule,
  run,
  close,
}: {
  schedule: AutopaySchedule
  run: Pick<PreviewedRun, 'period' | 'payOn'>
  close: () => void
}) {
  const act = useAct(skipAutopayRun, {
    refresh: refreshed,
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  return (
    <ConfirmDialog
      title={`Skip the run of ${formatDayWithYear(run.payOn)}?`}
      confirmLabel="Skip this run"
      cancelLabel="Keep it"
      isOpen
      isPending={act.isRunning}
      failure={act.failure}
      onConfirm={() => act.run({ params: { scheduleId: schedule.id }, body: { period: run.period } })}
      onClose={close}
    >
      Nothing is paid on that day. What it would have paid is taken along by the next run, and can be paid by hand
      before. This cannot be taken back.
    </ConfirmDialog>
  )
}

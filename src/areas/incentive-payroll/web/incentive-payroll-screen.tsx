import { Download, Lock, LockOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useGo, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { callPath } from '#contract/endpoint.ts'
import { isAskedDate } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { incentivePayrollScreen, incentiveWeekScreen } from '../incentive-payroll.addresses.ts'
import {
  deleteIncentive,
  downloadIncentives,
  listFinancialWeeks,
  listIncentives,
  setWeekClosed,
} from '../incentive-payroll.endpoints.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { type IncentiveType, incentiveTypeNames, incentiveTypes } from '../incentive-types.ts'
import { EntryGrid } from './entry-grid.tsx'
import type { SheetRow } from './sheet-rows.ts'
import { useEntrySheet } from './use-entry-sheet.ts'
import { nameOfWeek, WeekChooser } from './week-chooser.tsx'
import { WeekTotals } from './week-totals.tsx'

/** STAFF-1: /incentive-payroll/TYPE: a week's records of a type, typed in a grid. */
export function IncentivePayrollScreen() {
  const { type: named, day: asked = '' } = usePathParams(incentiveWeekScreen)
  const day = isAskedDate(asked) ? asked : undefined
  const type = incentiveTypeNames.find((each) => each === named) ?? 'spiffs'
  const go = useGo()
  const sheet = useCall(listIncentives, { params: { incentiveType: type }, query: { day } }, { keepPrevious: true })
  const { data: weeks, error: weeksError } = useCall(listFinancialWeeks, {})
  useEffect(() => {
    // S1 section 8: a failing read of the weeks is only logged.
    if (weeksError) console.error('The financial weeks were not read', weeksError)
  }, [weeksError])
  const show = (to: { type?: string; day?: string | undefined }) => go(address(to.type ?? type, to.day ?? day))
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-20 font-semibold">Incentive payroll</h1>
        {sheet.data && (
          <WeekChooser week={sheet.data.week} weeks={weeks?.weeks ?? []} onChoose={(chosen) => show({ day: chosen })} />
        )}
      </header>
      {sheet.data && (
        <PrintFacts facts={[nameOfWeek(sheet.data.week), sheet.data.week.isClosed ? 'closed' : 'not closed yet']} />
      )}
      <Tabs
        label="Type"
        selected={type}
        onSelect={(next) => next !== type && show({ type: next })}
        tabs={incentiveTypeNames.map((each) => ({
          id: each,
          title: incentiveTypes[each].label,
          content:
            each !== type ? null : sheet.data && !sheet.isPlaceholderData ? (
              <WeekSheet key={`${type} ${sheet.data.week.startsOn}`} type={type} answer={sheet.data} />
            ) : sheet.error ? (
              <ErrorState failure={sheet.error} what="The records" onRetry={() => void sheet.refetch()} />
            ) : (
              <Skeleton className="h-64 w-full" what="the records" />
            ),
        }))}
      />
    </div>
  )
}

const address = (type: string, day: string | undefined) =>
  day === undefined ? incentivePayrollScreen.at({ type }) : incentiveWeekScreen.at({ type, day })

function WeekSheet({ type, answer }: { type: IncentiveType; answer: CallAnswer<typeof listIncentives> }) {
  const { week, records, reps, totals, mayClose } = answer
  const sheet = useEntrySheet(type, { records, reps, day: week.startsOn })
  const [doomed, setDoomed] = useState<SheetRow>()
  const [asksToClose, setAsksToClose] = useState(false)
  useUnsavedWork(sheet.unsaved > 0)
  const refresh = ['listIncentives', 'listFinancialWeeks'] as const
  const done = ({ message }: { message: string }) => {
    showToast({ tone: 'success', message })
    setDoomed(undefined)
    setAsksToClose(false)
  }
  const remove = useAct(deleteIncentive, { refresh, done })
  const close = useAct(setWeekClosed, { refresh, done })
  const setClosed = (isClosed: boolean) => close.run({ params: { day: week.startsOn }, body: { isClosed } })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{incentiveTypes[type].rule}</p>
        <div className="flex flex-wrap gap-2">
          <a href={callPath(downloadIncentives, { day: week.startsOn })} download className={buttonLook('secondary')}>
            <Download size={16} aria-hidden="true" />
            Download week
          </a>
          {mayClose &&
            (week.isClosed ? (
              <Button isPending={close.isRunning} onPress={() => setClosed(false)}>
                <LockOpen size={16} aria-hidden="true" />
                Reopen week
              </Button>
            ) : (
              <Button
                disabledReason={sheet.unsaved > 0 ? 'Please save your changes first' : undefined}
                onPress={() => setAsksToClose(true)}
              >
                <Lock size={16} aria-hidden="true" />
                Close week
              </Button>
            ))}
          {!week.isClosed && (
            <Button
              variant="primary"
              isPending={sheet.isSaving}
              disabledReason={sheet.unsaved === 0 ? 'There is nothing to save' : undefined}
              onPress={() => void sheet.save()}
            >
              {sheet.unsaved === 0 ? 'Save' : `Save ${plural(sheet.unsaved, 'row')}`}
              <span className="max-md:hidden">
                <Kbd>Ctrl+Enter</Kbd>
              </span>
            </Button>
          )}
        </div>
      </div>
      {week.isClosed ? (
        <p role="status" className="text-muted">
          This week is closed. Its records can no longer be changed.
        </p>
      ) : (
        <p className="text-13 text-muted">
          Type into the last row, or paste rows of a spreadsheet in the order of the columns.
        </p>
      )}
      {week.isClosed && records.length === 0 ? (
        <p className="text-muted">No records of this type.</p>
      ) : (
        <EntryGrid type={type} sheet={sheet} reps={reps} isClosed={week.isClosed} onDelete={setDoomed} />
      )}
      {totals.length > 0 && <WeekTotals totals={totals} />}
      <ConfirmDialog
        title="Delete record"
        confirmLabel="Delete"
        isDangerous
        isOpen={doomed !== undefined}
        isPending={remove.isRunning}
        failure={remove.failure}
        onConfirm={() =>
          doomed?.record && remove.run({ params: { incentiveType: type, incentiveId: doomed.record.id } })
        }
        onClose={() => setDoomed(undefined)}
      >
        “{doomed?.record?.about}” of {doomed?.record?.repName} is deleted. The audit trail keeps it.
      </ConfirmDialog>
      <ConfirmDialog
        title="Close week"
        confirmLabel="Close week"
        isOpen={asksToClose}
        isPending={close.isRunning}
        failure={close.failure}
        onConfirm={() => setClosed(true)}
        onClose={() => setAsksToClose(false)}
      >
        The records of this week can no longer be changed, of any type and by anybody, until the office reopens it.
      </ConfirmDialog>
    </div>
  )
}

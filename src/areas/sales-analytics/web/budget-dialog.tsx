import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { getSpend, maxBudget, setSpendBudget } from '../spend.endpoints.ts'

/** NEXT-11: the monthly budget of the selected ship-to. */
export function BudgetDialog({ close }: DialogProps) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(getSpend, params && { params, query: {} })
  if (params && data) return <BudgetForm params={params} budget={data.budget} close={close} />
  return (
    <WaitingDialog
      title="Monthly budget"
      failure={error}
      what="The budget"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

function problemsOf({ month }: { month: string }) {
  if (month.trim() === '') return { month: undefined }
  const cents = readDecimal(month, 2)
  if (cents === null) return { month: 'Enter an amount such as 12,500.00.' }
  if (cents <= 0) return { month: 'Enter an amount of more than $0.00, or nothing for no budget.' }
  return { month: cents > maxBudget ? 'This is more than a budget can be.' : undefined }
}

function BudgetForm({
  params,
  budget,
  close,
}: {
  params: { division: string; shipTo: string }
  budget: { month: number; version: number } | null
  close: () => void
}) {
  const act = useAct(setSpendBudget, {
    refresh: ['getSpend'],
    failed: ({ code }) => {
      if (code === 'budget_changed') void refreshCalls(['getSpend'])
      return true
    },
    done: (answer) => {
      showToast({ tone: 'success', message: answer.budget ? 'The budget was saved.' : 'There is no budget any more.' })
      close()
    },
  })
  const saved = { month: budget ? writeDecimal(budget.month, 2) : '' }
  const form = useCallForm({
    act,
    places: { month: 'month', version: null },
    saved,
    problemsOf,
    onSubmit: ({ month }) =>
      act.run({
        params,
        body: { month: month.trim() === '' ? null : readDecimal(month, 2), version: budget?.version ?? 0 },
      }),
  })
  return (
    <FormDialog title="Monthly budget" form={form} onClose={close}>
      <ChangedByOthers fields={form.news.map(() => ({ label: 'Dollars a month', now: saved.month }))} />
      <FormText form={form} name="month" label="Dollars a month" autoFocus />
      <p className="text-13 text-muted">It is a line to compare with: no order is refused for it. Empty: no budget.</p>
    </FormDialog>
  )
}

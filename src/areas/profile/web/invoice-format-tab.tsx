import { useState } from 'react'
import { keepMe, useMe } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { listInvoiceFormats, saveInvoiceFormat } from '../invoice-formats.endpoints.ts'
import { InvoiceFormatChoices } from './invoice-format-choices.tsx'

/** PROFILE-7: how one's own invoices look. */
export function InvoiceFormatTab() {
  const me = useMe()
  const { data, error, refetch } = useCall(listInvoiceFormats, {})
  const [chosen, setChosen] = useState<number>()
  const save = useAct(saveInvoiceFormat, {
    done: ({ message, formatId }) => {
      keepMe({ ...me, invoiceFormatId: formatId })
      setChosen(undefined)
      showToast({ tone: 'success', message })
    },
    failed: (failure) => {
      // S0 section 8: a generic text, and the cause in the browser's log.
      console.error('The invoice format was not saved', failure)
      showToast({ tone: 'danger', message: 'Something went wrong' })
      return true
    },
  })
  const saved = me.invoiceFormatId ?? data?.defaultFormatId
  const value = chosen ?? saved
  const isDirty = value !== saved
  useUnsavedWork(isDirty)
  if (error && !data) return <ErrorState failure={error} what="The invoice formats" onRetry={() => void refetch()} />
  if (!data || value === undefined)
    return (
      <div className="grid gap-3 lg:grid-cols-2">
        {Array.from({ length: 4 }, (_, i) => (
          <Skeleton key={i} className="h-[142px] w-full" />
        ))}
      </div>
    )
  return (
    <div className="grid gap-4">
      <InvoiceFormatChoices {...data} value={value} onChange={setChosen} />
      <div className="flex justify-end gap-2 border-t border-line pt-4">
        <Button onPress={() => setChosen(undefined)} isDisabled={save.isRunning}>
          CANCEL
        </Button>
        <Button
          variant="primary"
          isPending={save.isRunning}
          disabledReason={isDirty ? undefined : 'This format is saved already'}
          onPress={() => save.run({ body: { formatId: value } })}
        >
          SAVE
        </Button>
      </div>
    </div>
  )
}

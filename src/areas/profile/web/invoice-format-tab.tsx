import { useState } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { keepMe, useMe } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { listInvoiceFormats, saveInvoiceFormat } from '../invoice-formats.endpoints.ts'
import { InvoiceFormatChoices } from './invoice-format-choices.tsx'

/** The format as it is stored, and its version. */
interface Latest {
  readonly formatId: number | null
  readonly version: number
}

const withFormat = (me: CurrentUser, { formatId, version }: Latest): CurrentUser => ({
  ...me,
  invoiceFormatId: formatId,
  versions: { ...me.versions, invoiceFormat: version },
})

/** PROFILE-7: the format of the user's own invoices. */
export function InvoiceFormatTab() {
  const me = useMe()
  const { data, error, refetch } = useCall(listInvoiceFormats, {})
  const [chosen, setChosen] = useState<number>()
  // As somebody else has set it since this tab was opened.
  const [now, setNow] = useState<Latest>()
  const save = useAct(saveInvoiceFormat, {
    done: ({ message, formatId, version }) => {
      keepMe(withFormat(me, { formatId, version }))
      setNow(undefined)
      setChosen(undefined)
      showToast({ tone: 'success', message })
    },
    failed: (failure) => {
      if (failure.code === 'profile_changed') {
        // What was chosen stays chosen; Save keeps it.
        const latest = failure.details as Latest
        keepMe(withFormat(me, latest))
        setNow(latest)
        return true
      }
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
  const titleOf = (formatId: number | null) =>
    data.formats.find(({ id }) => id === (formatId ?? data.defaultFormatId))?.title ?? ''
  return (
    <div className="grid gap-4">
      {now && isDirty && <ChangedByOthers fields={[{ label: 'Invoice format', now: titleOf(now.formatId) }]} />}
      <InvoiceFormatChoices {...data} value={value} onChange={setChosen} />
      <div className="flex justify-end gap-2 border-t border-line pt-4">
        <Button onPress={() => setChosen(undefined)} isDisabled={save.isRunning}>
          CANCEL
        </Button>
        <Button
          variant="primary"
          isPending={save.isRunning}
          disabledReason={isDirty ? undefined : 'This format is saved already'}
          onPress={() => save.run({ body: { formatId: value } }, me.versions.invoiceFormat)}
        >
          SAVE
        </Button>
      </div>
    </div>
  )
}

import { Suspense, useState } from 'react'
import { listInvoiceFormats } from '#areas/profile/invoice-formats.endpoints.ts'
import { useCall } from '#browser/query.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { UserDetail } from '../user.ts'
import { saveUserInvoiceFormat } from '../user-invoice-format.endpoints.ts'
import { FormEnd } from './form-end.tsx'
import { useChangeUser } from './use-change-user.ts'

const InvoiceFormatChoices = loadOnDemand(() =>
  import('#areas/profile/web/public.tsx').then((module) => module.InvoiceFormatChoices),
)

/** PROFILE-7: the invoice format of another user, set by their manager. */
export function InvoiceFormatForm({ user }: { user: UserDetail }) {
  const { data, error, refetch } = useCall(listInvoiceFormats, {}, { staleTime: Infinity })
  const [chosen, setChosen] = useState<number>()
  const { run, isRunning, failure } = useChangeUser(saveUserInvoiceFormat, () => setChosen(undefined))
  if (error && !data) return <ErrorState failure={error} what="The invoice formats" onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-72 w-full" />
  const saved = user.invoiceFormatId ?? data.defaultFormatId
  const value = chosen ?? saved
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRunning) run({ params: { userId: user.userId }, body: { formatId: value } }, user.versions.invoiceFormat)
      }}
    >
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <InvoiceFormatChoices
          formats={data.formats}
          defaultFormatId={data.defaultFormatId}
          value={value}
          onChange={setChosen}
        />
      </Suspense>
      <FormEnd
        ability={user.abilities.changeProfile}
        isDirty={value !== saved}
        isRunning={isRunning}
        failure={failure}
        onCancel={() => setChosen(undefined)}
      />
    </form>
  )
}

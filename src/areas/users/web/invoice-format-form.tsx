import { Suspense } from 'react'
import { listInvoiceFormats } from '#areas/profile/invoice-formats.endpoints.ts'
import { useCall } from '#browser/query.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
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
  const act = useChangeUser(saveUserInvoiceFormat)
  const form = useCallForm({
    act,
    places: { formatId: null },
    saved: { formatId: user.invoiceFormatId ?? data?.defaultFormatId },
    onSubmit: ({ formatId }) => {
      if (formatId === undefined) return
      act.run({ params: { userId: user.userId }, body: { formatId } }, user.versions.invoiceFormat)
    },
  })
  const { value, onChange } = useFormField(form, 'formatId')
  if (error && !data) return <ErrorState failure={error} what="The invoice formats" onRetry={() => void refetch()} />
  if (!data || value === undefined) return <Skeleton className="h-72 w-full" />
  return (
    <FormFrame form={form} className="grid gap-4">
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <InvoiceFormatChoices
          formats={data.formats}
          defaultFormatId={data.defaultFormatId}
          value={value}
          onChange={onChange}
        />
      </Suspense>
      <FormEnd ability={user.abilities.changeProfile} form={form} />
    </FormFrame>
  )
}

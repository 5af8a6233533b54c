import { useCall } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getPunchoutDocumentSettings, getUserPunchoutDocumentSettings } from '../document-settings.endpoints.ts'
import type { PunchoutSettings } from '../punchout-settings.ts'
import { describeDocuments } from '../rules/describe-documents.ts'
import { callFor, inputFor, type Owner } from './punchout-place.ts'

/** PUNCH-1, PUNCH-3: what the portal sends to the customer's system by itself. */
export function DocumentsSection({
  owner,
  settings,
  edit,
}: {
  owner: Owner
  settings: PunchoutSettings
  edit: () => void
}) {
  const { data, error, refetch } = useCall(
    callFor(owner, getPunchoutDocumentSettings, getUserPunchoutDocumentSettings),
    inputFor<typeof getPunchoutDocumentSettings>(owner, { params: { punchoutSettingsId: settings.id } }),
  )
  return (
    <section aria-labelledby="documents" className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-4">
      <h3 id="documents" className="text-14 font-semibold">
        Documents we send
      </h3>
      {data ? (
        <>
          <p className="text-13 text-muted wrap-anywhere">{describeDocuments(data.documents)}</p>
          <div>
            <Button isLong onPress={edit}>
              {data.documents.url === '' ? 'Set up documents' : 'Change documents'}
            </Button>
          </div>
        </>
      ) : error ? (
        <ErrorState failure={error} what="The documents we send" isCompact onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </section>
  )
}

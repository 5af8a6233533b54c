import { useCall } from '#browser/query.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getPunchoutMetadata } from '../punchout-settings.endpoints.ts'
import type { PunchoutSettings } from '../punchout-settings.ts'
import { setupUrlOf } from '../rules/describe-portal.ts'
import { DocumentsSection } from './documents-section.tsx'
import type { Owner } from './punchout-place.ts'
import { SharedSecret } from './shared-secret.tsx'

/** PUNCH-1: what the customer enters in its procurement software; shown after the first save. */
export function SetupPanel({
  owner,
  settings,
  editDocuments,
}: {
  owner: Owner
  settings: PunchoutSettings
  editDocuments: () => void
}) {
  const { data, error, refetch } = useCall(getPunchoutMetadata, {}, { staleTime: Infinity })
  return (
    <section
      aria-labelledby="setup-instructions"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-dialog border border-line bg-raised p-4"
    >
      <div>
        <h2 id="setup-instructions" className="text-16 font-semibold">
          Setup instructions
        </h2>
        <p className="text-13 text-muted">Enter these in {settings.softwareName}.</p>
      </div>
      {data ? (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Value label="Setup URL" value={setupUrlOf(data.metadata, settings.software)} />
          <Value label="Order URL" value={data.metadata.orderUrl} />
          <Value label="Supplier domain" value={data.metadata.senderDomain} />
          <Value label="Supplier identity" value={data.metadata.senderIdentity} />
        </dl>
      ) : error ? (
        <ErrorState failure={error} what="The setup instructions" isCompact onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-56 w-full" />
      )}
      <SharedSecret owner={owner} settings={settings} />
      {settings.software !== 'sap-oci' && <DocumentsSection owner={owner} settings={settings} edit={editDocuments} />}
    </section>
  )
}

const Value = ({ label, value }: { label: string; value: string }) => (
  <div className="flex items-center gap-2">
    <div className="min-w-0 flex-1">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-14 wrap-anywhere">{value}</dd>
    </div>
    <CopyButton text={value} label={`Copy ${label.toLowerCase().replace(' url', ' URL')}`} />
  </div>
)

import { CircleCheck, Download } from 'lucide-react'
import { RowWindow } from '#areas/order-import/web/public.tsx'
import type { CallAnswer } from '#contract/endpoint.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { MappingError } from '#areas/punchout-settings/ship-to-mapping.ts'
import type { importShipTosMapping } from '#areas/punchout-settings/ship-to-mapping.endpoints.ts'

const columns = [
  {
    title: 'Ship To',
    className: 'figures max-w-36 whitespace-nowrap',
    cell: ({ shipTo }: MappingError) => <span className="block truncate">{shipTo}</span>,
  },
  { title: 'Description', cell: ({ description }: MappingError) => description || '-' },
  { title: 'Error', className: 'md:w-64', cell: ({ message }: MappingError) => message },
]

/** PUNCH-2: rows found, imported and failed; those that failed with their reason, and as a file. */
export function ImportStatus({
  answer: { message, found, imported, failed, errors, isSuccess },
  fileName,
  onSaveErrors,
}: {
  answer: CallAnswer<typeof importShipTosMapping>
  fileName: string
  onSaveErrors: () => void
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failed === 0 ? (
        <div className="grid justify-items-center gap-2 pt-4 text-center">
          <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" className="text-action" />
          <p className="text-16 font-semibold">{message}</p>
          <p className="text-13 wrap-anywhere text-muted">{fileName}</p>
        </div>
      ) : (
        <Banner tone={isSuccess ? 'warning' : 'danger'}>
          {message}
          {!isSuccess && '. The mapping is as it was.'}
        </Banner>
      )}
      <dl className="figures grid grid-cols-3 gap-2 text-center" aria-label="Rows of the file">
        <Count label="Found" value={found} />
        <Count label="Imported" value={imported} />
        <Count label="Failed" value={failed} />
      </dl>
      {failed > 0 && (
        <>
          <div>
            <Button onPress={onSaveErrors}>
              <Download size={16} aria-hidden="true" />
              Download errors
            </Button>
          </div>
          <RowWindow label="Errors" columns={columns} rows={errors.map((error, index) => ({ ...error, row: index }))} />
        </>
      )}
    </div>
  )
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <div className="rounded-control border border-line py-2">
    <dt className="text-12 text-muted">{label}</dt>
    <dd className="text-20 font-semibold">{value.toLocaleString('en-US')}</dd>
  </div>
)

import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { listInvoiceFormats } from '../invoice-formats.endpoints.ts'
import { previewAddress } from './preview-address.ts'

/** PROFILE-7: a format's picture, enlarged. */
export function InvoicePreviewDialog({ value, close }: DialogProps) {
  const { data, error, refetch } = useCall(listInvoiceFormats, {})
  const [hasFailed, setFailed] = useState(false)
  const format = data?.formats.find(({ id }) => String(id) === value)
  if (!data)
    return (
      <WaitingDialog
        title="Invoice format"
        failure={error}
        what="The invoice format"
        onRetry={() => void refetch()}
        onClose={close}
      />
    )
  return (
    <Dialog
      title={format?.title ?? 'Invoice format'}
      width={760}
      isOpen
      onClose={close}
      footer={<Button onPress={close}>Close</Button>}
    >
      {format && hasFailed ? (
        <ErrorState
          failure={{ status: 0, message: 'Please check your connection and try again.' }}
          what="The preview"
          onRetry={() => setFailed(false)}
        />
      ) : format ? (
        <img
          src={previewAddress(format.id)}
          alt={`A sample invoice: ${format.description}`}
          width={612}
          height={792}
          onError={() => setFailed(true)}
          className="mx-auto h-auto w-full rounded-control border border-line bg-white md:max-h-[calc(100dvh-220px)] md:w-auto"
        />
      ) : (
        <p className="py-6 text-muted">There is no such invoice format.</p>
      )}
    </Dialog>
  )
}

import { useCall } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { getEdiDocument } from '../edi.endpoints.ts'
import { describeDocument } from '../rules/describe-document.ts'

/** NEXT-12: a file as it came or went, a segment a line. */
export function DocumentDialog({
  partnerId,
  documentId,
  close,
}: {
  partnerId: string
  documentId: string
  close: () => void
}) {
  const { data, error, refetch } = useCall(getEdiDocument, { params: { partnerId, documentId } })
  if (!data)
    return <WaitingDialog title="File" failure={error} what="The file" onRetry={() => void refetch()} onClose={close} />
  const { document, content } = data
  return (
    <Dialog
      title={describeDocument(document)}
      width={720}
      isOpen
      onClose={close}
      footer={<Button onPress={close}>Close</Button>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex items-center justify-between gap-2">
          <p className="min-w-0 text-13 wrap-anywhere text-muted">{document.fileName}</p>
          <CopyButton text={content} label="Copy file" />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <pre
          tabIndex={0}
          className="max-h-[60vh] overflow-auto rounded-control border border-line bg-sunken p-3 text-13"
        >
          {content}
        </pre>
      </div>
    </Dialog>
  )
}

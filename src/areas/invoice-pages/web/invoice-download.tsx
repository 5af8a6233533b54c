import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { plural } from '#kit/text.ts'
import { type FileKind, fileKinds, type Progress, useInvoiceDownload } from './use-invoice-download.ts'

/** BILL-1: all invoices of the list, or the selected ones, as one file. */
export function InvoiceDownload({
  query,
  count,
  isOfChosen = false,
}: {
  /** What the file holds: the filter of the list, or the ids of invoices. */
  query: object
  count: number
  isOfChosen?: boolean
}) {
  const { progress, failure, start, cancel, forget } = useInvoiceDownload()
  if (progress)
    return (
      <div
        className="flex w-full items-center gap-3 rounded-control border border-line bg-raised px-3 py-2 md:w-96"
        role="status"
      >
        <div className="min-w-0 flex-1">
          <ProgressBar label={progressText(progress)} percent={percentOf(progress)} />
        </div>
        <Button size="small" onPress={cancel}>
          Cancel
        </Button>
      </div>
    )
  return (
    <>
      {failure && (
        <div
          className="flex w-full items-center gap-3 rounded-control bg-danger-soft px-3 py-2 text-danger"
          role="alert"
        >
          <span className="min-w-0 flex-1">{failure.message}</span>
          <Button size="small" onPress={forget}>
            Close
          </Button>
        </div>
      )}
      <Menu
        label="Download"
        head={<p className="text-12 text-muted">{isOfChosen ? `${count} selected` : plural(count, 'document')}</p>}
        trigger={
          <Button size="small">
            <Download size={15} aria-hidden="true" />
            Download{isOfChosen && ` ${count}`}
          </Button>
        }
        entries={(Object.keys(fileKinds) as FileKind[]).map((kind) => ({
          id: kind,
          label: fileKinds[kind].label,
          onAction: () => start(kind, query),
        }))}
      />
    </>
  )
}

/** What has arrived, in the words of the file. */
function progressText({ kind, total, done, bytes }: Progress): string {
  const { label } = fileKinds[kind]
  if (total === null) return `${label}: preparing`
  if (done === null) return `${label}: ${(bytes / 1_000_000).toFixed(1)} MB received`
  return `${label}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
}

const percentOf = ({ total, done }: Progress): number | null =>
  total === null || done === null ? null : Math.round((done * 100) / total)

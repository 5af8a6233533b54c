import { Download, FileSpreadsheet, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isOutcomeUnknown } from '#browser/call-failed.ts'
import { saveText } from '#browser/save-text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Upload } from '#ui/upload.tsx'
import { maxFileBytes, maxRows } from '../order-import.ts'
import { orderTemplate, templateFileName } from '../rules/order-template.ts'
import { fileFacts } from './file-facts.ts'
import type { ChosenFile } from './use-order-file.ts'

const accept = [
  'text/csv',
  '.csv',
  '.tsv',
  '.txt',
  '.xlsx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',')

/**
 * IMPORT-1: the field that takes an order file by choosing or dropping, offers the template, and
 * shows what is wrong with a file.
 */
export function OrderFileField({
  file,
  isMissing,
  isWanted,
  hasTemplate = true,
}: {
  file: ChosenFile
  isMissing: boolean
  /** True when the person returned to choose another file: the field takes the focus. */
  isWanted: boolean
  /** False: any list will do, so that there is no template of an order. */
  hasTemplate?: boolean
}) {
  const field = useRef<HTMLDivElement>(null)
  const isInHand = file.isReading || file.read !== undefined
  const shown = `${isInHand} ${file.failure?.code}`
  const shownBefore = useRef(shown)
  useEffect(() => {
    if (isWanted) focusOn(field.current)
  }, [isWanted])
  // The pressed button is removed; the focus moves to what replaces it instead of getting lost.
  useEffect(() => {
    if (shownBefore.current === shown) return
    shownBefore.current = shown
    focusOn(field.current)
  }, [shown])
  return (
    <div ref={field} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {file.failure && <ReadingFailed file={file} />}
      {isInHand ? (
        <FileInHand file={file} />
      ) : (
        <div className="grid gap-1" data-goes-on>
          <Upload label="Choose a file" accept={accept} limitKb={maxFileBytes / 1024} onFile={file.choose} />
          {isMissing && (
            <p role="alert" className="text-12 text-danger">
              Required
            </p>
          )}
        </div>
      )}
      {!isInHand && hasTemplate && <Template />}
    </div>
  )
}

// The drop zone begins with a hidden button; the visible one is the last.
const focusOn = (field: HTMLElement | null) =>
  [...(field?.querySelectorAll<HTMLElement>('[data-goes-on] button') ?? [])].at(-1)?.focus()

function Template() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13 text-muted">
      <span>CSV or Excel (.xlsx), up to {maxRows.toLocaleString('en-US')} rows</span>
      <span className="-mr-2.5">
        <Button variant="quiet" size="small" onPress={() => saveText(templateFileName, orderTemplate())}>
          <Download size={16} aria-hidden="true" />
          Download template
        </Button>
      </span>
    </div>
  )
}

function FileInHand({ file }: { file: ChosenFile }) {
  return (
    <>
      <div
        data-goes-on
        className="flex items-center gap-3 rounded-control border border-line bg-surface py-2 pr-1 pl-3"
      >
        <FileSpreadsheet size={20} aria-hidden="true" className="shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{file.name}</p>
          <p className="figures flex items-center gap-2 text-13 text-muted" role="status">
            {file.read ? (
              fileFacts(file.read)
            ) : (
              <>
                <Spinner label="Reading" /> Reading the file
              </>
            )}
          </p>
        </div>
        <IconButton label="Remove the file" onPress={file.remove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {file.read?.notes.map(({ code, message }) => (
        <Banner key={code} tone="info">
          {message}
        </Banner>
      ))}
    </>
  )
}

function ReadingFailed({ file }: { file: ChosenFile }) {
  const { failure } = file
  if (!failure) return null
  // After a connection failure the file may be fine; a refused one must be chosen again.
  const tryAgain = isOutcomeUnknown(failure) ? file.again : file.remove
  return (
    <Banner tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
        <span className="min-w-0">
          {failure.message}
          {file.name && <span className="block truncate text-13 text-muted">{file.name}</span>}
        </span>
        <Button size="small" onPress={tryAgain}>
          Try Again
        </Button>
      </div>
    </Banner>
  )
}

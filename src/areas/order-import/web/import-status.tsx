import { CircleCheck } from 'lucide-react'
import { isOutcomeUnknown } from '#browser/call-failed.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { OrderFile } from '../order-import.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'
import { ImportErrors } from './import-errors.tsx'
import { StepHeading } from './step-heading.tsx'
import type { ImportAnswer, OrderImport } from './use-order-import.ts'

interface Props {
  file: OrderFile
  work: OrderImport
  /** The same attempt once more. */
  onAgain: () => void
  onMapAgain: () => void
  onOtherFile: () => void
}

/** After these the server does not have the file any more. */
const over: ReadonlySet<string> = new Set([
  orderImportRefusals.import_not_present.code,
  orderImportRefusals.import_already_done.code,
])

/**
 * IMPORT-2, IMPORT-3: how far the import is, then the cart, or the rows at fault and the way back.
 */
export function ImportStatus({ file, work, onAgain, onMapAgain, onOtherFile }: Props) {
  const rows = `${file.rowCount.toLocaleString('en-US')} ${file.rowCount === 1 ? 'row' : 'rows'}`
  if (work.isRunning)
    return (
      <div className="grid gap-3 py-6">
        <StepHeading title="Creating the cart" hint={file.fileName} />
        <ProgressBar label={work.isSaving ? `Saving ${rows}` : `Checking ${rows}`} percent={work.percent} />
        <p className="text-13 text-muted">You may close this window; the import goes on and tells you how it ended.</p>
      </div>
    )
  if (work.answer?.isSuccess) return <Created answer={work.answer} file={file} />
  if (work.answer)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StepHeading
          title={work.answer.message}
          hint="Nothing was created. Correct the file and choose it again, or map its columns differently."
        />
        <ImportErrors errors={work.answer.errors} fileName={file.fileName}>
          <Button onPress={onMapAgain}>Change the mapping</Button>
          <Button onPress={onOtherFile}>Choose another file</Button>
        </ImportErrors>
      </div>
    )
  if (!work.failure) return null
  const { code, message } = work.failure
  if (isOutcomeUnknown(work.failure))
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StepHeading
          title="No answer came"
          hint="The cart may have been created or not. Try Again finishes it; it is never created twice."
        />
        <Banner tone="danger">{message}</Banner>
        <div>
          <Button onPress={onAgain}>Try Again</Button>
        </div>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StepHeading title="The cart was not created" hint={file.fileName} />
      <Banner tone="danger">{message}</Banner>
      <div className="flex flex-wrap gap-2">
        {!over.has(code) && <Button onPress={onMapAgain}>Change the mapping</Button>}
        <Button onPress={onOtherFile}>Choose another file</Button>
      </div>
    </div>
  )
}

function Created({ answer, file }: { answer: ImportAnswer; file: OrderFile }) {
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" className="text-action" />
      <StepHeading
        title={answer.message}
        hint={`${answer.imported.toLocaleString('en-US')} ${answer.imported === 1 ? 'line' : 'lines'} from ${file.fileName}`}
      />
      {answer.warning && (
        <div className="w-full text-left">
          <Banner tone="warning">{answer.warning}</Banner>
        </div>
      )}
    </div>
  )
}

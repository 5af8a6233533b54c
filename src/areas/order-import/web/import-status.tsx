import { CircleCheck } from 'lucide-react'
import { isOutcomeUnknown } from '#browser/call-failed.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { orderImportRefusals } from '../order-import.refusals.ts'
import { ImportErrors } from './import-errors.tsx'
import { NotOrderedRows } from './not-ordered-rows.tsx'
import { StepHeading } from './step-heading.tsx'
import type { ImportAnswer, OrderImport } from './use-order-import.ts'
import type { OrderMapping } from './use-order-mapping.ts'

interface Props {
  order: OrderMapping
  work: OrderImport
  /** The rows at fault are left out. */
  onGoodRows: () => void
  onMapAgain: () => void
  onOtherFile: () => void
}

/** Refusals after which the server no longer has the file. */
const over: ReadonlySet<string> = new Set([
  orderImportRefusals.import_not_present.code,
  orderImportRefusals.import_already_done.code,
])

/**
 * IMPORT-2, IMPORT-3: the progress of the import, then the cart, or the rows at fault and the way
 * back.
 */
export function ImportStatus({ order, work, onGoodRows, onMapAgain, onOtherFile }: Props) {
  const { file } = order
  const notOrdered = order.rows?.notOrdered ?? []
  const rows = count(order.rows?.wanted ?? order.table.rowCount, 'row')
  const goodRows = work.answer?.goodRows ?? 0
  if (work.isRunning)
    return (
      <div className="grid gap-3 py-6">
        <StepHeading title="Creating the cart" hint={file.fileName} />
        <ProgressBar label={work.isSaving ? `Saving ${rows}` : `Checking ${rows}`} percent={work.percent} />
        <p className="text-13 text-muted">You may close this window; the import goes on and tells you how it ended.</p>
      </div>
    )
  if (work.answer?.isSuccess) return <Created answer={work.answer} order={order} />
  if (work.answer)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StepHeading
          title={work.answer.message}
          hint={`Nothing was created. ${goodRows > 0 ? 'Import the good rows alone, correct' : 'Correct'} the file and choose it again, or map its columns differently.`}
        />
        <ImportErrors
          errors={work.answer.errors}
          fileName={file.fileName}
          goodRows={
            goodRows > 0 && (
              <Button variant="primary" onPress={onGoodRows}>
                Import the {count(goodRows, 'good row')}
              </Button>
            )
          }
        >
          <Button onPress={onMapAgain}>Change the mapping</Button>
          <Button onPress={onOtherFile}>Choose another file</Button>
        </ImportErrors>
        <NotOrderedRows rows={notOrdered} />
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
          <Button onPress={work.again}>Try Again</Button>
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

function Created({ answer, order }: { answer: ImportAnswer; order: OrderMapping }) {
  const { fileName } = order.file
  const { errors, imported, importedRows } = answer
  const isPart = errors.length > 0
  const hint = isPart
    ? `${importedRows.toLocaleString('en-US')} of ${count(importedRows + errors.length, 'row')} from ${fileName}`
    : importedRows > imported
      ? `${count(importedRows, 'row')} as ${count(imported, 'line')} from ${fileName}`
      : `${count(imported, 'line')} from ${fileName}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid justify-items-center gap-3 py-6 text-center">
        <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" className="text-action" />
        <StepHeading title={answer.message} hint={hint} />
      </div>
      {answer.warning && <Banner tone="warning">{answer.warning}</Banner>}
      {isPart && (
        <>
          <Banner tone="warning">{count(errors.length, 'row')} not in the cart</Banner>
          <ImportErrors errors={errors} fileName={fileName} />
        </>
      )}
      <NotOrderedRows rows={order.rows?.notOrdered ?? []} />
    </div>
  )
}

const count = (many: number, one: string): string => `${many.toLocaleString('en-US')} ${one}${many === 1 ? '' : 's'}`

import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { saveText } from '#browser/save-text.ts'
import { Button } from '#ui/button.tsx'
import type { ImportRowError } from '../order-import.ts'
import { countErrors } from '../rules/count-errors.ts'
import { errorsCsv, errorsFileName } from '../rules/errors-csv.ts'
import { ErrorTable } from './error-table.tsx'

/**
 * IMPORT-2: the rows at fault, filtered by reason, and as a download. `goodRows` imports the
 * others, `children` are the buttons that lead back.
 */
export function ImportErrors({
  errors,
  fileName,
  of = 'order',
  goodRows,
  children,
}: {
  errors: readonly ImportRowError[]
  fileName: string
  /** What the file is, for the name of the download. */
  of?: 'order' | 'guide'
  goodRows?: ReactNode
  children?: ReactNode
}) {
  const [only, setOnly] = useState<string>()
  const counts = countErrors(errors)
  const shown = only === undefined ? errors : errors.filter(({ errorCode }) => errorCode === only)
  return (
    <section aria-label="Rows that could not be added" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {goodRows}
        <Button onPress={() => saveText(errorsFileName(fileName, of), errorsCsv(errors))}>
          <Download size={16} aria-hidden="true" />
          Download errors
        </Button>
        {children}
      </div>
      {counts.length > 1 && (
        <div role="group" aria-label="Show only" className="flex flex-wrap gap-1.5">
          {counts.map(({ errorCode, message, count }) => (
            <Reason
              key={errorCode}
              isOn={only === errorCode}
              onToggle={() => setOnly(only === errorCode ? undefined : errorCode)}
            >
              {message} <span className="figures text-muted">{count.toLocaleString('en-US')}</span>
            </Reason>
          ))}
        </div>
      )}
      <ErrorTable key={only} errors={shown} />
    </section>
  )
}

/** One reason with its count; when pressed, only its rows are listed. */
function Reason({ isOn, onToggle, children }: { isOn: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={`inline-flex h-7 items-center gap-1.5 rounded-full border px-3 text-13 hover:border-line-strong pointer-coarse:h-11 ${isOn ? 'border-action bg-action-soft font-medium' : 'border-line bg-raised'}`}
    >
      {children}
    </button>
  )
}

import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveText } from '#browser/save-text.ts'
import { Button } from '#ui/button.tsx'
import type { ImportRowError } from '../order-import.ts'
import { countErrors } from '../rules/count-errors.ts'
import { errorsCsv, errorsFileName } from '../rules/errors-csv.ts'
import { ErrorTable } from './error-table.tsx'

/** IMPORT-2: the rows at fault, by reason, and as a file. */
export function ImportErrors({ errors, fileName }: { errors: readonly ImportRowError[]; fileName: string }) {
  const [only, setOnly] = useState<string>()
  const counts = countErrors(errors)
  const shown = only === undefined ? errors : errors.filter(({ errorCode }) => errorCode === only)
  return (
    <section aria-label="Rows that could not be added" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {counts.length > 1 &&
          counts.map(({ errorCode, message, count }) => (
            <Button
              key={errorCode}
              size="small"
              aria-pressed={only === errorCode}
              variant={only === errorCode ? 'primary' : 'secondary'}
              onPress={() => setOnly(only === errorCode ? undefined : errorCode)}
            >
              {message}
              <span className="figures opacity-80">{count.toLocaleString('en-US')}</span>
            </Button>
          ))}
        <span className="ml-auto">
          <Button variant="quiet" size="small" onPress={() => saveText(errorsFileName(fileName), errorsCsv(errors))}>
            <Download size={16} aria-hidden="true" />
            Download errors
          </Button>
        </span>
      </div>
      <ErrorTable key={only} errors={shown} />
    </section>
  )
}

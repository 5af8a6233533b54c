import { Download } from 'lucide-react'
import { callPath } from '#contract/endpoint.ts'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { instantText } from '#browser/instant-text.ts'
import { Banner } from '#ui/banner.tsx'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { importKindLabel } from '#contract/import-kind-names.ts'
import type { ImportRunDetail } from '../import-run.ts'
import { downloadRefusedRows, getImportRun } from '../imports.endpoints.ts'
import { RunBadge } from './run-badge.tsx'
import { starterOf } from './run-list.tsx'

/** Refusals listed here; the file has more. */
const shownRefusals = 200

/** PLAT-13: one import beside the list: `?run=ID`. */
export function RunSheet({ value, close }: DialogProps) {
  const { data, error, refetch } = useCall(getImportRun, { params: { runId: value } })
  return (
    <SideSheet title={data ? `Import: ${importKindLabel(data.run.kind)}` : 'Import'} isOpen onClose={close}>
      {error && !data ? (
        <ErrorState failure={error} what="The run" onRetry={() => void refetch()} />
      ) : data ? (
        <Content run={data.run} />
      ) : (
        <div className="p-5">
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </SideSheet>
  )
}

function Content({ run }: { run: ImportRunDetail }) {
  const figure = (count: number) => count.toLocaleString('en-US')
  const facts: readonly (readonly [string, string])[] = [
    ['File', run.fileName || '-'],
    ['By', starterOf(run)],
    ['Started', instantText(run.startedAt)],
    ['Finished', run.finishedAt ? instantText(run.finishedAt) : '-'],
    ['Rows read', figure(run.read)],
    ['Added', figure(run.added)],
    ['Changed', figure(run.changed)],
    ['Unchanged', figure(run.unchanged)],
    ['Refused', figure(run.refused)],
    ['Left out', figure(run.leftOut)],
    ...run.made.map(({ kind, count, names }) => [`${importKindLabel(kind)} made`, listed(names, count)] as const),
    ...(run.gone ? [['Not in the file', goneText(run.gone)] as const] : []),
  ]
  return (
    <div className="grid gap-5 px-5 py-4">
      <div>
        <RunBadge state={run.state} refused={run.refused} />
      </div>
      {run.failure && <Banner tone="danger">{run.failure}</Banner>}
      {run.state === 'interrupted' && (
        <Banner tone="warning">
          The import ended without a word, as by a restart. What it had stored is kept; send the same file again.
        </Banner>
      )}
      <dl className="grid">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[minmax(min(7rem,40%),1fr)_2fr] gap-4 border-b border-line py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="figures min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      {run.refusals.length > 0 && <Refusals run={run} />}
      {run.warnings.length > 0 && <LeftOut run={run} />}
    </div>
  )
}

/** Names of what was made or is gone. */
const shownNames = 10

const listed = (names: readonly string[], count: number): string => {
  const shown = names.slice(0, shownNames)
  const rest = count - shown.length
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest.toLocaleString('en-US')} more` : ''}`
}

function goneText({ count, of, isHeld, names, become }: NonNullable<ImportRunDetail['gone']>): string {
  const share = `${count.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`
  if (count === 0) return share
  return `${share}, which ${isHeld ? 'stay as they are: too many' : become}: ${listed(names, count)}`
}

function Refusals({ run }: { run: ImportRunDetail }) {
  const shown = run.refusals.slice(0, shownRefusals)
  const rest = run.refused - shown.length
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">Refused rows</h3>
        <a
          href={callPath(downloadRefusedRows, { runId: run.runId })}
          download
          className={buttonLook('secondary', 'small')}
        >
          <Download size={16} aria-hidden="true" />
          Download rows as CSV
        </a>
      </div>
      <p className="text-13 text-muted">
        Correct them in the file and import it again, by the API or the command line. Its last three columns are
        ignored.
      </p>
      <Lines shown={shown} rest={rest} />
    </section>
  )
}

/** Cells that could not be read, of rows that were stored without them. */
function LeftOut({ run }: { run: ImportRunDetail }) {
  const shown = run.warnings.slice(0, shownRefusals)
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Left out</h3>
      <p className="text-13 text-muted">
        The rest was stored without them: what was stored before stays. Correct them in the file and import it again.
      </p>
      <Lines shown={shown} rest={run.leftOut - shown.length} />
    </section>
  )
}

function Lines({ shown, rest }: { shown: ImportRunDetail['refusals']; rest: number }) {
  return (
    <>
      <ul className="grid rounded-dialog border border-line">
        {shown.map(({ line, field, reason }) => (
          <li key={`${line} ${field}`} className="grid gap-0.5 border-b border-line px-3 py-1.5 text-13 last:border-0">
            <span className="figures text-muted">
              Line {line}
              {field && ` · ${field}`}
            </span>
            <span className="break-words">{reason}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-13 text-muted">And {rest.toLocaleString('en-US')} more.</p>}
    </>
  )
}

import { importKindLabel } from '#contract/import-kind-names.ts'
import type { GoneReport, ImportReport } from '#areas/imports/import-report.ts'

const shownRefusals = 20
/** Names of what was made or is gone. */
const shownNames = 10

/**
 * What an import did, as the operator's commands print it; `limit` is what raises the limit of gone
 * rows.
 */
export function printReport(
  report: ImportReport,
  seconds: number,
  print: (line: string) => void,
  {
    refusedFile,
    more,
    limit,
  }: { readonly refusedFile?: string | undefined; readonly more: string; readonly limit: string },
): void {
  const { read, added, changed, unchanged, refused, refusals, leftOut, warnings, ignoredColumns, made, gone } = report
  const counts = { read, added, changed, unchanged, refused }
  print(
    `${report.kind}: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')} in ${seconds.toFixed(1)} s${report.isPreview ? '; a preview, nothing was stored' : ''}`,
  )
  for (const { kind, count, names } of made) print(`${importKindLabel(kind)} made (${count}): ${listed(names, count)}`)
  if (gone) printGone(gone, report, { limit, print })
  if (ignoredColumns.length > 0) print(`Columns of the file that were not used: ${ignoredColumns.join(', ')}`)
  for (const { line, field, reason } of refusals.slice(0, shownRefusals)) {
    print(`line ${line}: ${field ? `${field} ` : ''}${reason}`)
  }
  if (refused > shownRefusals) {
    print(refusedFile === undefined ? `… and ${refused - shownRefusals} more; ${more}` : `All are in ${refusedFile}`)
  }
  if (leftOut === 0) return
  print(`${leftOut} left out, the rest is stored:`)
  for (const { line, field, reason } of warnings.slice(0, shownRefusals)) print(`line ${line}: ${field} ${reason}`)
  if (leftOut > shownRefusals) print(`… and ${leftOut - shownRefusals} more`)
}

const listed = (names: readonly string[], count: number): string => {
  const shown = names.slice(0, shownNames)
  const rest = count - shown.length
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

function printGone(
  gone: GoneReport,
  { kind, isPreview }: ImportReport,
  { limit, print }: { readonly limit: string; readonly print: (line: string) => void },
): void {
  const { count, of, isHeld, maxPercent, unreadRows, names, become } = gone
  const share = `${count} of ${of} stored ${kind} are not in the file`
  if (unreadRows > 0) print(`${share}, but ${unreadRows} of its rows have no readable key: they stay as they are`)
  else if (isHeld) print(`${share}, more than ${maxPercent} %: they stay as they are. ${limit} raises the limit`)
  else print(`${share}${count === 0 ? '' : ` and ${isPreview ? 'would ' : ''}${become}`}`)
  if (count > 0) print(`Not in the file: ${listed(names, count)}`)
}

import type { Source, SourceRow } from '#areas/imports/server/public.ts'
import type { ImportKind } from '#platform/imports/import-kind.ts'
import { readYesNo } from '#kit/read-yes-no.ts'
import type { ColumnSource, PlannedImport } from '../onboarding-plan.ts'
import { isTotalRow } from '../rules/is-total-row.ts'
import { readCellAs } from '../rules/read-cell-as.ts'

/** PLAT-3: the rows of an export with the columns of a kind. */
export function mapSource(
  source: Source,
  planned: PlannedImport,
  kind: ImportKind,
  division: string | undefined,
): Source {
  const columns = Object.entries(planned.columns)
  const keys = Object.keys(kind.columns).filter((name) => kind.columns[name]?.need === 'always')
  const counts = new Map<string, number>()
  const seen = new Set<string>()

  const valueOf = (from: ColumnSource, cells: Readonly<Record<string, unknown>>): unknown => {
    if ('always' in from) return from.always
    if ('join' in from)
      return from.join
        .map((name) => String(cells[name] ?? '').trim())
        .filter(Boolean)
        .join(from.with)
    if ('countWithin' in from) {
      const group = String(cells[from.countWithin] ?? '')
      const count = (counts.get(group) ?? 0) + 1
      counts.set(group, count)
      return String(count)
    }
    if (from.where && (readYesNo(String(cells[from.where.column] ?? '')) ?? false) !== (from.where.is === 'yes'))
      return ''
    const value = cells[from.from]
    if (from.otherwise !== undefined && (value ?? '') === '') return from.otherwise
    if (typeof value !== 'string') return value
    const read = from.as ? readCellAs(value, from.as, division) : value
    return from.unit && /^[\d.,-]+$/.test(read) ? `${read} ${from.unit}` : read
  }
  const isRepeated = (cells: Readonly<Record<string, unknown>>): boolean => {
    if (!planned.keysRepeat) return false
    const key = keys.map((name) => String(cells[name])).join('\u001F')
    if (seen.has(key)) return true
    seen.add(key)
    return false
  }
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows) {
      if (!('cells' in row)) {
        yield row
        continue
      }
      if (isTotalRow(Object.values(row.cells))) continue
      const cells = Object.fromEntries(
        columns.map(([name, from]) => [name, valueOf(from, row.cells)]).filter(([, value]) => value !== undefined),
      ) as Record<string, unknown>
      const isOfKind = planned.onlyWith?.some((name) => (cells[name] ?? '') !== '') ?? true
      if (isOfKind && !isRepeated(cells)) yield { line: row.line, cells }
    }
  }
  return { columns: columns.map(([name]) => name), rows: rows() }
}

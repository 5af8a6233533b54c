import type { Source, SourceRow } from '#areas/imports/server/public.ts'
import { readYesNo } from '#kit/read-yes-no.ts'
import type { ImportKind } from '#platform/imports/import-kind.ts'
import { tradeNumber } from '#platform/imports/cell.ts'
import type { ColumnSource, PlannedImport } from '../onboarding-plan.ts'
import { isOfUnit, ofPound, roundToCents, sumAmounts, weightUnitOf } from '../rules/amounts.ts'
import { isTotalRow } from '../rules/is-total-row.ts'
import { isFlagSet, readCellAs } from '../rules/read-cell-as.ts'

type Cells = Readonly<Record<string, unknown>>
type From = Extract<ColumnSource, { from: string }>

/** What the rows of a file do not say by themselves. */
export interface BesideRows {
  /** The division of rows that name none. */
  readonly division: string | undefined
  /** Items that are priced by weight, as `DIVISION/NUMBER`. */
  readonly catchWeight?: ReadonlySet<string>
  /** What `readSums` found in the same file. */
  readonly sums?: ReadonlyMap<string, string>
}

/** Rows with the columns of a kind, and what was changed on the way, with the number of cells. */
export interface MappedSource extends Source {
  readonly changes: ReadonlyMap<string, number>
}

/** PLAT-3: the rows of an export with the columns of a kind. */
export function mapSource(source: Source, planned: PlannedImport, kind: ImportKind, beside: BesideRows): MappedSource {
  const columns = Object.entries(planned.columns)
  const keys = Object.keys(kind.columns).filter((name) => kind.columns[name]?.need === 'always')
  const changes = new Map<string, number>()
  const counts = new Map<string, number>()
  const seen = new Set<string>()

  const noteChange = (name: string) => changes.set(name, (changes.get(name) ?? 0) + 1)
  const isCatchWeight = (cells: Cells): boolean => {
    const { division, itemNumber } = planned.columns
    const number = itemNumber && tradeNumber.safeParse(valueOf('itemNumber', itemNumber, cells)).data
    return beside.catchWeight?.has(`${String(division && valueOf('division', division, cells))}/${number}`) ?? false
  }
  const isMeant = ({ where }: From, cells: Cells): boolean => {
    if (!where) return true
    if ('item' in where) return isCatchWeight(cells) === (where.is === 'yes')
    const cell = String(cells[where.column] ?? '')
    if (where.is === 'yes' || where.is === 'no') return (readYesNo(cell) ?? false) === (where.is === 'yes')
    return isOfUnit(where.is, cell)
  }
  const amountOf = (name: string, { roundTo, where }: From, value: string, cells: Cells): string => {
    const unit = where && 'column' in where && where.is === 'weight' ? String(cells[where.column]) : ''
    const isOfKilogram = weightUnitOf(unit) === 'kg' && value !== ''
    const amount = isOfKilogram ? ofPound(value) : roundTo ? roundToCents(value) : value
    if (isOfKilogram) noteChange(`${name}: by the kilogram in the file, by the pound here`)
    else if (amount !== value) noteChange(`${name}: rounded to the cent`)
    return amount
  }
  const valueOf = (name: string, from: ColumnSource, cells: Cells): unknown => {
    if ('always' in from) return from.always
    if ('breaksFrom' in from) return readCellAs(String(cells[from.breaksFrom] ?? ''), from.as)
    if ('sum' in from) return beside.sums?.get(groupOf(from, cells)) ?? ''
    if ('join' in from)
      return from.join
        .map((each) => String(cells[each] ?? '').trim())
        .filter(Boolean)
        .join(from.with)
    if ('countWithin' in from) {
      const group = String(cells[from.countWithin] ?? '')
      const count = (counts.get(group) ?? 0) + 1
      counts.set(group, count)
      return String(count)
    }
    if (!isMeant(from, cells)) return ''
    if (from.unless && isUnless(from.unless, cells)) return from.unless.value
    const value = cells[from.from]
    if (from.otherwise !== undefined && (value ?? '') === '') return from.otherwise
    if (typeof value !== 'string') return value
    const read = signed(from.as ? readCellAs(value, from.as, beside.division) : value, from, cells)
    return from.unit && /^[\d.,-]+$/.test(read) ? `${read} ${from.unit}` : amountOf(name, from, read, cells)
  }
  const isRepeated = (cells: Cells): boolean => {
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
        columns
          .map(([name, from]) => [name, valueOf(name, from, row.cells)])
          .filter(([, value]) => value !== undefined),
      ) as Record<string, unknown>
      const isOfKind = planned.onlyWith?.some((name) => (cells[name] ?? '') !== '') ?? true
      if (isOfKind && !isRepeated(cells)) yield { line: row.line, cells }
    }
  }
  return { columns: columns.map(([name]) => name), rows: rows(), changes }
}

/** An amount of a credit that is written without a sign. */
const signed = (value: string, { minusWhere }: Pick<From, 'minusWhere'>, cells: Cells): string =>
  minusWhere && /^[\d.,]*[1-9]/.test(value) && isOneOf(minusWhere.is, cells[minusWhere.column]) ? `-${value}` : value

const isUnless = ({ column, is }: NonNullable<From['unless']>, cells: Cells): boolean =>
  is ? isOneOf(is, cells[column]) : isFlagSet(String(cells[column] ?? '')) === true

const isOneOf = (words: readonly string[], cell: unknown): boolean =>
  words.some(
    (word) =>
      word.toLowerCase() ===
      String(cell ?? '')
        .trim()
        .toLowerCase(),
  )

type Sum = Extract<ColumnSource, { sum: readonly string[] }>
const groupOf = ({ within }: Sum, cells: Cells): string => String(cells[within] ?? '').trim()

/**
 * PLAT-3: the sums that a plan asks for, by their group, such as the total of each invoice. The
 * file is read for them once more, as the first row of a group needs them already; a group with an
 * amount that cannot be read has none.
 */
export async function readSums(source: Source, planned: PlannedImport): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, string | undefined>()
  const asked = Object.values(planned.columns).find((from) => 'sum' in from)
  if (!asked) return new Map()
  for await (const row of source.rows) {
    if (!('cells' in row) || isTotalRow(Object.values(row.cells))) continue
    const { cells } = row
    const group = groupOf(asked, cells)
    const earlier = sums.has(group) ? sums.get(group) : '0.00'
    const amounts = asked.sum.map((name) => signed(readCellAs(String(cells[name] ?? ''), asked.as), asked, cells))
    sums.set(group, earlier === undefined ? undefined : sumAmounts([earlier, ...amounts]))
  }
  return new Map([...sums].flatMap(([group, sum]) => (sum === undefined ? [] : [[group, sum] as const])))
}

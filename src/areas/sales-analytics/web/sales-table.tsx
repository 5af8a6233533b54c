import { Link } from '#browser/link.tsx'
import type { ChangeSearch } from '#browser/navigation.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { changeText, measureOf } from '../rules/change-of.ts'
import { stepDays } from '../rules/step-label.ts'
import { saleLinesScreen } from '../sales-analytics.addresses.ts'
import { type getSales, salesLimit } from '../sales-analytics.endpoints.ts'
import type { SalesMeasure, SalesRow } from '../sales.ts'
import type { SalesSearch } from './sales-search.ts'
import { dimensionWords, measureText, measureWords } from './sales-words.ts'

/** What a row keeps sales to, and what is listed next. */
function narrowing({ by }: SalesSearch, { key }: SalesRow): Partial<Record<keyof SalesSearch, string>> | null {
  const [division, number] = key.split('/')
  switch (by) {
    case 'week':
      return null
    case 'rep':
      return key === '' ? null : { rep: key, by: 'customer' }
    case 'customer':
      return { division: division!, shipTo: number!, by: 'item' }
    case 'category':
      return key === '' ? null : { category: key, by: 'item' }
    case 'brand':
      return key === '' ? null : { brand: key, by: 'item' }
    case 'item':
      return { division: division!, itemNumber: number!, by: 'customer' }
  }
}

const numberColumn = (label: string) => ({ label, align: 'right' }) as const

/** STAFF-6: the rows as a table whose bars can be compared; a row leads to what is within it. */
export function SalesTable({
  data: { by, rows, count, range, yearBefore },
  search: asked,
  measure,
  ofItems,
  change,
}: {
  data: CallAnswer<typeof getSales>
  search: SalesSearch
  measure: SalesMeasure
  ofItems: boolean
  change: ChangeSearch<SalesSearch>
}) {
  const search = { ...asked, by }
  const { by: _, measure: __, ranking: ___, ...filter } = search
  const values = rows.map(({ now, last }) => [measureOf(measure, now), measureOf(measure, last)] as const)
  const isCompared = yearBefore !== 'none' || values.some(([, last]) => last !== null)
  const max = Math.max(1, ...values.flat().map((value) => value ?? 0))
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Table
        label={`${measureWords[measure]} by ${dimensionWords[by].toLowerCase()}`}
        className={isCompared ? 'min-w-[560px]' : ''}
        columns={[
          { label: by === 'week' && ofItems ? 'Four weeks' : dimensionWords[by] },
          numberColumn('This year'),
          ...(isCompared ? [numberColumn('Last year'), numberColumn('Change')] : []),
          numberColumn('Lines'),
        ]}
      >
        {rows.map((row, index) => {
          const [now, last] = values[index]!
          const within = narrowing(search, row)
          const days = by === 'week' ? stepDays(row.key, range, ofItems) : {}
          const { by: _by, ...kept } = within ?? {}
          return (
            <TableRow key={row.key}>
              <TableCell className="max-w-72 py-1.5 align-top">
                {within ? (
                  <button
                    type="button"
                    onClick={() => change(within)}
                    className="min-h-6 max-w-full rounded-control text-left font-medium wrap-anywhere text-action hover:underline pointer-coarse:min-h-11"
                  >
                    {row.label}
                  </button>
                ) : (
                  <span className="leading-6 font-medium">{row.label}</span>
                )}
                {row.note && <span className="figures block text-12 wrap-anywhere text-muted">{row.note}</span>}
                {by !== 'week' && <Bars now={now ?? 0} last={last ?? 0} max={max} />}
              </TableCell>
              <TableCell isNumber className="py-1.5 align-top leading-6">
                {measureText(measure, now)}
              </TableCell>
              {isCompared && (
                <>
                  <TableCell isNumber className="py-1.5 align-top leading-6 text-muted">
                    {measureText(measure, last)}
                  </TableCell>
                  <TableCell isNumber className="py-1.5 align-top leading-6">
                    {changeText(now, last, yearBefore, row.isNew)}
                  </TableCell>
                </>
              )}
              <TableCell isNumber className="py-1.5 align-top leading-6">
                {row.now.lines === 0 || (within === null && by !== 'week') ? (
                  '0'
                ) : (
                  <Link
                    href={saleLinesScreen.at({ ...filter, ...kept, ...days })}
                    aria-label={`${row.now.lines.toLocaleString('en-US')} lines of ${row.label}`}
                  >
                    {row.now.lines.toLocaleString('en-US')}
                  </Link>
                )}
              </TableCell>
            </TableRow>
          )
        })}
      </Table>
      {count > salesLimit && by !== 'week' && (
        <p className="text-13 text-muted">
          The first {salesLimit} of {count.toLocaleString('en-US')}. The file has all of them.
        </p>
      )}
    </section>
  )
}

/** This year's bar full, last year's hollow below it. */
const Bars = ({ now, last, max }: { now: number; last: number; max: number }) => (
  <span aria-hidden="true" className="mt-1 grid gap-px">
    <span
      className="block h-2 rounded-[2px] bg-action [print-color-adjust:exact]"
      style={{ width: `${(Math.max(0, now) / max) * 100}%` }}
    />
    {last > 0 && (
      <span
        className="block h-2 rounded-[2px] border border-line-strong bg-sunken [print-color-adjust:exact]"
        style={{ width: `${(Math.max(0, last) / max) * 100}%` }}
      />
    )}
  </span>
)

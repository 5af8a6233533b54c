import { useState } from 'react'
import { formatCents } from '#kit/money.ts'
import { maxQuantity } from '#contract/values.ts'
import { Badge } from '#ui/badge.tsx'
import { Grid, type GridColumn } from '#ui/grid/grid.tsx'
import type { SortState } from '#ui/logic/next-sort.ts'
import { QuantityInput } from '#ui/quantity-input.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'

interface Article {
  readonly number: string
  readonly name: string
  readonly price: number
  /** Null: not sold by the each. */
  readonly eachPrice: number | null
}

const articles: readonly Article[] = [
  { number: '0000001', name: 'FLOUR ALL PURPOSE', price: 2000, eachPrice: 250 },
  { number: '0000002', name: 'OIL CANOLA', price: 3500, eachPrice: null },
  {
    number: '0000003',
    name: 'A NAME THAT IS LONGER THAN ANY COLUMN EVER WANTED IT TO BE, CUT WITH DOTS',
    price: 98_200,
    eachPrice: 599,
  },
  { number: '0000004', name: 'SUGAR CANE RAW', price: 1200, eachPrice: 75 },
]

type Sort = 'number' | 'name' | 'price'
const columns: readonly TableColumn<Sort>[] = [
  { label: 'Item', sort: 'number', className: 'w-28' },
  { label: 'Description', sort: 'name' },
  { label: 'Stock', className: 'w-28' },
  { label: 'Price', sort: 'price', align: 'right', className: 'w-28' },
]
const orders: Readonly<Record<Sort, (a: Article, b: Article) => number>> = {
  number: (a, b) => a.number.localeCompare(b.number),
  name: (a, b) => a.name.localeCompare(b.name),
  price: (a, b) => a.price - b.price,
}

/** Tables for reading and the grid orders are entered in. */
export function TableSamples() {
  const [state, setState] = useState<SortState<Sort>>({ sort: undefined, direction: 'asc' })
  const sorted = state.sort ? articles.toSorted(orders[state.sort]) : articles
  const shown = state.sort && state.direction === 'desc' ? sorted.toReversed() : sorted
  return (
    <section className="grid gap-5">
      <h2 className="border-b border-line pb-1 text-16 font-semibold">Tables</h2>
      <div className="grid gap-2">
        <p className="text-12 text-muted">A table; its heads sort up, down, and not at all</p>
        <Table label="Articles" columns={columns} state={state} onSort={setState} className="min-w-[560px]">
          {shown.map((article) => (
            <TableRow key={article.number}>
              <TableCell className="figures">{article.number}</TableCell>
              <TableCell className="max-w-0 truncate">{article.name}</TableCell>
              <TableCell>
                <Badge tone="good">In stock</Badge>
              </TableCell>
              <TableCell isNumber className="font-medium">
                {formatCents(article.price)}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      </div>
      <div className="grid gap-2">
        <p className="text-12 text-muted">The order grid of four rows in two groups, and of five hundred</p>
        <OrderGrid count={articles.length} isGrouped />
        <OrderGrid count={500} />
      </div>
    </section>
  )
}

function OrderGrid({ count, isGrouped = false }: { count: number; isGrouped?: boolean }) {
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({})
  const rows = Array.from({ length: count }, (_, index) => {
    const article = articles[index % articles.length]!
    return { ...article, number: String(index + 1).padStart(7, '0') }
  })
  const quantityOf = (unit: 'CS' | 'EA'): GridColumn<Article> => ({
    id: unit,
    title: unit,
    headClassName: 'w-16 pr-3',
    align: 'right',
    className: 'px-1',
    renderCell: ({ number, name, eachPrice }) =>
      (unit === 'CS' || eachPrice !== null) && (
        <QuantityInput
          label={`${unit === 'CS' ? 'Cases' : 'Eaches'} of ${name} ${number}`}
          size="dense"
          max={maxQuantity}
          value={amounts[unit + number] ?? 0}
          onChange={(value) => setAmounts({ ...amounts, [unit + number]: value })}
        />
      ),
  })
  const gridColumns: readonly GridColumn<Article>[] = [
    {
      id: 'number',
      title: 'Item',
      headClassName: 'w-20',
      className: 'figures text-muted',
      renderCell: ({ number }) => number,
    },
    { id: 'name', title: 'Description', className: 'max-w-0 truncate', renderCell: ({ name }) => name },
    {
      id: 'price',
      title: 'Case',
      headClassName: 'w-24',
      align: 'right',
      renderCell: ({ price }) => formatCents(price),
    },
    quantityOf('CS'),
    quantityOf('EA'),
  ]
  const entries = rows.map((row) => ({ key: row.number, row }))
  const grouped = [
    { key: 'dry', title: 'Dry goods' },
    ...entries.slice(0, 2),
    { key: 'other', title: 'Other' },
    ...entries.slice(2),
  ]
  return (
    <Grid
      label={isGrouped ? 'Order grid in groups' : `Order grid of ${count} rows`}
      columns={gridColumns}
      entries={isGrouped ? grouped : entries}
      minWidth="min-w-[560px]"
    />
  )
}

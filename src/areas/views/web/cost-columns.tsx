import { useQueries } from '@tanstack/react-query'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { callQuery } from '#browser/query.ts'
import { type Cents, formatCents } from '#kit/money.ts'
import { marginOf } from '#areas/prices/rules/margin-of.ts'
import type { GridColumn } from '#ui/grid/grid.tsx'
import { listItemCosts } from '../item-costs.endpoints.ts'

/** Item numbers of one call. */
const itemsAtOnce = 100

/** What the distributor pays for the items of a page, as far as it is known. */
export type ItemCosts = ReadonlyMap<string, Cents>

/** STAFF-4: the costs of these items, asked for only where a view shows them to its reader. */
export function useItemCosts(shown: readonly string[], itemNumbers: readonly string[]): ItemCosts {
  const params = useShipToParams()
  const isShown = (shown.includes('cost') || shown.includes('margin')) && itemNumbers.length > 0
  const asked: string[][] = []
  if (params && isShown)
    for (let from = 0; from < itemNumbers.length; from += itemsAtOnce)
      asked.push(itemNumbers.slice(from, from + itemsAtOnce))
  const answers = useQueries({
    queries: asked.map((numbers) => callQuery(listItemCosts, { params: params!, query: { itemNumbers: numbers } })),
  })
  const costs = answers.flatMap(({ data }) => data?.costs ?? [])
  return new Map(costs.map(({ itemNumber, caseCost }) => [itemNumber, caseCost]))
}

/** STAFF-4: the columns of cost and margin of a case; '-' where one of the two is not known. */
export function costColumns<Row>(
  costs: ItemCosts,
  of: { readonly itemNumber: (row: Row) => string | undefined; readonly casePrice: (row: Row) => Cents | null },
): GridColumn<Row>[] {
  const costOf = (row: Row) => {
    const itemNumber = of.itemNumber(row)
    return itemNumber === undefined ? undefined : costs.get(itemNumber)
  }
  const look = { headClassName: 'w-20', align: 'right', className: 'figures whitespace-nowrap text-muted' } as const
  return [
    {
      id: 'cost',
      title: 'Case cost',
      ...look,
      renderCell: (row) => {
        const cost = costOf(row)
        return cost === undefined ? '-' : formatCents(cost)
      },
    },
    {
      id: 'margin',
      title: 'Margin',
      ...look,
      renderCell: (row) => {
        const [cost, price] = [costOf(row), of.casePrice(row)]
        if (cost === undefined || price === null) return '-'
        const { margin } = marginOf(price, cost)
        return <span className={margin < 0 ? 'text-danger' : ''}>{(margin / 100).toFixed(1)}%</span>
      },
    },
  ]
}

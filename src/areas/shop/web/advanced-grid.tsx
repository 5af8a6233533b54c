import { priceOverrideDialog } from '#areas/price-overrides/price-overrides.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { useMayAddToGuides } from '#areas/customers/web/public.tsx'
import { useActiveCart, type CartProblem } from '#areas/carts/web/public.tsx'
import {
  overrideColumn,
  useOverridePrices,
  useOverrideShortcuts,
  whyNoOverride,
} from '#areas/price-overrides/web/public.tsx'
import { arrangeColumns } from '#areas/views/rules/arrange-columns.ts'
import { costColumns, type OrderViewChoice, useItemCosts, useShownColumns, ViewNote } from '#areas/views/web/public.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { Grid, type GridColumn } from '#ui/grid/grid.tsx'
import { formatShortDay } from '#kit/dates.ts'
import { AddToGuideLink, StockNote } from '#areas/items/web/public.tsx'
import { boughtText } from '../rules/bought-text.ts'
import { formatMovement } from '../rules/format-movement.ts'
import { formatUnitPrice } from '../rules/format-unit-price.ts'
import { shownPrice } from '../rules/stands-for-price.ts'
import { whyNotOrderable } from '../rules/why-not-orderable.ts'
import { itemDialog } from '../shop.addresses.ts'
import type { ShopRow } from '../shop-row.ts'
import { ItemLink } from './item-link.tsx'
import { PriceCell } from './price-cell.tsx'
import { QuantityCell } from './quantity-cell.tsx'
import { RowTotal } from './row-total.tsx'
import { previewOf, priceInCart } from './unit-cell.tsx'

/**
 * ITEM-1, CART-10: the advanced layout, for speed: dense rows, no pictures, keys move between
 * quantities and overrides.
 */
export function AdvancedGrid({
  rows,
  previewDate,
  quantities,
  cartProblem,
  today,
  sharedReason,
  orderView,
}: {
  rows: readonly ShopRow[]
  /** The division's. */
  today: string
  /** Said once above the rows instead of in each. */
  sharedReason: string | null
  previewDate: string | null
  /** Which columns are shown, and in which order. */
  orderView: OrderViewChoice
  quantities: CartQuantities | null
  cartProblem: CartProblem
}) {
  const shown = useShownColumns(orderView)
  const hrefTo = useHref()
  const go = useGo()
  const actor = useActor()
  const { cart } = useActiveCart()
  const mayAddToGuides = useMayAddToGuides()
  const overriding = useOverridePrices(cart)
  const mayOverride = cart !== null && actor.kind === 'internal' && actor.can('priceOverride')
  const costs = useItemCosts(
    shown?.columns ?? [],
    rows.map(({ itemNumber }) => itemNumber),
  )
  const whyNot = cart ? whyNoOverride(cart) : undefined
  const lines = new Map(cart?.items.map((line) => [line.itemNumber, line]))
  const mayBreakDown = actor.kind === 'internal' && (mayOverride || actor.can('priceBreakdown'))
  useOverrideShortcuts({
    mayOverride,
    whyNot,
    onBreakdown: mayBreakDown
      ? (itemNumber) => lines.has(itemNumber) && go(priceOverrideDialog.open(itemNumber))
      : undefined,
  })
  const unitOf = (unit: 'CS' | 'EA', title: string): GridColumn<ShopRow>[] => [
    {
      id: `price ${unit}`,
      title,
      headClassName: 'w-20',
      align: 'right',
      renderCell: (row) =>
        (unit === 'CS' || row.isBrokenCase || row.eachOnly) && (
          <PriceCell price={shownPrice(row)} unit={unit} preview={previewOf({ row, previewDate })} isDense />
        ),
    },
    ...(mayOverride
      ? [
          overrideColumn<ShopRow>(unit, {
            lineOf: ({ itemNumber }) => lines.get(itemNumber),
            headClassName: 'w-25',
            disabledReason: whyNot,
            onSave: overriding.runAndWait,
          }),
        ]
      : []),
    {
      id: unit,
      title: unit,
      headClassName: 'w-16 pr-3',
      align: 'right',
      className: 'px-1',
      renderCell: (row) => quantities && <QuantityCell row={row} size="dense" {...{ unit, quantities, cartProblem }} />,
    },
  ]
  // Overrides take the room of two columns.
  const [wide, widest, notWidest] = mayOverride
    ? ['@max-5xl:hidden', '@max-7xl:hidden', '@7xl:hidden']
    : ['@max-4xl:hidden', '@max-5xl:hidden', '@5xl:hidden']
  const columns: readonly GridColumn<ShopRow>[] = [
    { id: 'item', title: 'Item', className: 'figures text-muted', renderCell: (row) => row.itemNumber },
    {
      id: 'description',
      title: 'Description',
      // Up to three lines: names of one kind differ at their end.
      className: 'max-w-0 min-w-44 leading-4',
      renderCell: (row) => {
        const reason = whyNotOrderable(row)
        // A view has columns of its own choice.
        const bought = shown ? null : boughtText(row, today)
        return (
          <>
            <span className="line-clamp-3 break-words" title={reason ?? undefined}>
              <ItemLink href={hrefTo(itemDialog.open(row.itemNumber))}>{row.description}</ItemLink>
              {reason !== null && reason !== sharedReason && <span className="ml-2 text-12 text-muted">{reason}</span>}
            </span>
            {bought !== null && <span className={`figures block text-12 text-muted ${notWidest}`}>{bought}</span>}
          </>
        )
      },
    },
    {
      id: 'pack',
      title: 'Pack',
      className: 'whitespace-nowrap text-muted',
      renderCell: (row) => row.packSizeDescription,
    },
    {
      id: 'brand',
      title: 'Brand',
      className: 'max-w-20 truncate text-muted',
      hiddenBelow: wide,
      renderCell: (row) => row.brand,
    },
    {
      id: 'stock',
      title: 'Stock',
      className: 'whitespace-nowrap text-muted',
      renderCell: (row) => <StockNote item={row} />,
    },
    {
      id: 'last ordered',
      title: 'Last ordered',
      className: 'figures whitespace-nowrap text-muted',
      hiddenBelow: widest,
      renderCell: (row) => row.lastOrderedOn && formatShortDay(row.lastOrderedOn, today),
    },
    {
      id: 'movement',
      title: '4 Week mvmt',
      className: 'figures whitespace-nowrap text-muted',
      hiddenBelow: widest,
      renderCell: (row) => formatMovement(row.stats),
    },
    {
      id: 'unit price',
      title: 'Per unit',
      headClassName: 'w-24',
      align: 'right',
      className: 'figures whitespace-nowrap text-muted',
      hiddenBelow: wide,
      renderCell: (row) => shownPrice(row) && row.unitPrice && formatUnitPrice(row.unitPrice),
    },
    ...unitOf('CS', 'Case'),
    // Columns nobody can fill cost the descriptions their room.
    ...(rows.some((row) => row.isBrokenCase || row.eachOnly) ? unitOf('EA', 'Each') : []),
    {
      id: 'total',
      title: 'Total',
      headClassName: 'w-20',
      align: 'right',
      renderCell: (row) =>
        quantities && (
          <RowTotal
            itemNumber={row.itemNumber}
            price={priceInCart({ row, line: lines.get(row.itemNumber) })}
            quantities={quantities}
          />
        ),
    },
    ...(mayAddToGuides
      ? [
          {
            id: 'guide',
            title: <span className="sr-only">Guides</span>,
            headClassName: 'w-11',
            className: 'px-0!',
            renderCell: (row: ShopRow) => (
              <span className="-my-1 flex justify-end">
                <AddToGuideLink value={row.itemNumber} name={row.description} isIcon />
              </span>
            ),
          },
        ]
      : []),
  ]
  const further = shown && [
    ownWordsColumn,
    ...costColumns<ShopRow>(costs, {
      itemNumber: (row) => row.itemNumber,
      casePrice: (row) => priceInCart({ row, line: lines.get(row.itemNumber) })?.casePrice ?? null,
    }),
  ]
  return (
    <>
      <ViewNote choice={orderView} />
      <Grid
        label="Items"
        columns={shown ? arrangeColumns([...columns.map(always), ...further!], shown.columns) : columns}
        entries={rows.map((row) => ({ key: row.itemNumber, row }))}
        minWidth={
          shown && shown.columns.length > 8 ? 'min-w-[1100px]' : mayOverride ? 'min-w-[840px]' : 'min-w-[640px]'
        }
      />
    </>
  )
}

const ownWordsColumn: GridColumn<ShopRow> = {
  id: 'own words',
  title: 'Your name and number',
  className: 'max-w-40 truncate text-muted',
  renderCell: (row) => [row.customerDescription, row.customerItemNumber].filter(Boolean).join(' · '),
}

/** What somebody chose stays in view, however narrow the grid. */
const always = ({ hiddenBelow: _, ...column }: GridColumn<ShopRow>): GridColumn<ShopRow> => column

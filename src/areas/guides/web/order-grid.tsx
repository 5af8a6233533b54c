import type { CartProblem } from '#areas/carts/web/public.tsx'
import type { Cart } from '#areas/carts/cart.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { StockNote } from '#areas/items/web/public.tsx'
import { formatMovement } from '#areas/shop/rules/format-movement.ts'
import { formatUnitPrice } from '#areas/shop/rules/format-unit-price.ts'
import { isSoldBy } from '#areas/shop/rules/is-sold-by.ts'
import { shownPrice } from '#areas/shop/rules/stands-for-price.ts'
import { PriceCell, QuantityCell, RowTotal } from '#areas/shop/web/public.tsx'
import { arrangeColumns } from '#areas/views/rules/arrange-columns.ts'
import { costColumns, type OrderViewChoice, useItemCosts, useShownColumns } from '#areas/views/web/public.tsx'
import { formatShortDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Grid, type GridColumn, type GridEntry } from '#ui/grid/grid.tsx'
import type { GuideRow } from '../guide.ts'
import { amountText } from './guide-words.ts'
import type { GuideDensity } from './kept-view.ts'
import { distributorOf, LineName, nameOf, ownWords } from './line-name.tsx'
import type { OrderGroup, OrderLine } from './order-lines.ts'
import { ParCell } from './par-cell.tsx'
import { ReplaceLink } from './replace-link.tsx'

/** Pixels of a row with its picture and a second line of facts. */
const listRowHeight = 53

/** What the lines of a guide need to be drawn and ordered. */
export interface OrderLinesProps {
  readonly guideId: string
  readonly groups: readonly OrderGroup[]
  /** In the division's time zone. */
  readonly today: string
  readonly cart: Cart | null
  /** Null for those who may not manage carts: they see prices alone. */
  readonly quantities: CartQuantities | null
  readonly cartProblem: CartProblem
  /** Orders what a line has less than its par. */
  readonly onFill: ((line: GuideRow) => void) | undefined
  /** Whether another item may take an item's place in the guide. */
  readonly mayReplace: boolean
  /** The line to bring into view; a new object asks again. */
  readonly target: { readonly key: string } | undefined
}

/**
 * GUIDE-3: the guide as an order grid: quantities by keyboard, as in the advanced layout of the
 * shop.
 */
export function OrderGrid({
  guideId,
  groups,
  today,
  cart,
  quantities,
  cartProblem,
  onFill,
  mayReplace,
  target,
  density,
  orderView,
}: OrderLinesProps & { density: GuideDensity; orderView: OrderViewChoice }) {
  const shown = useShownColumns(orderView)
  const isDense = density === 'dense'
  const lines = new Map(cart?.items.map((line) => [line.itemNumber, line]))
  const all = groups.flatMap((group) => group.lines)
  const costs = useItemCosts(
    isDense && shown ? shown.columns : [],
    all.flatMap(({ item }) => (item ? [item.itemNumber] : [])),
  )
  const priceOf = ({ item }: OrderLine) => (item && lines.get(item.itemNumber)?.price) ?? (item && shownPrice(item))
  const unitOf = (unit: 'CS' | 'EA', title: string): GridColumn<OrderLine>[] => [
    {
      id: `price ${unit}`,
      title,
      // Most prices, and the estimate of a catch weight case: a column that grows while the list
      // scrolls moves all rows.
      headClassName: unit === 'CS' ? (isDense ? 'min-w-18' : 'min-w-28') : isDense ? 'min-w-16' : 'min-w-22',
      align: 'right',
      renderCell: (of) => <UnitPrice of={of} unit={unit} price={priceOf(of)} isDense={isDense} />,
    },
    {
      id: unit,
      title: unit,
      // A field and its room, also while no row in view has one.
      headClassName: 'min-w-17 pr-3',
      align: 'right',
      className: 'px-1',
      renderCell: ({ item }) =>
        item && quantities && <QuantityCell row={item} size="dense" {...{ unit, quantities, cartProblem }} />,
    },
  ]
  const columns: readonly GridColumn<OrderLine>[] = [
    ...(isDense
      ? [
          {
            id: 'number',
            title: 'Item',
            headClassName: 'w-18',
            className: 'figures text-muted',
            renderCell: ({ line, item }: OrderLine) => item?.itemNumber ?? line.itemNumber,
          },
        ]
      : []),
    {
      id: 'description',
      title: 'Description',
      // What the other columns leave, so that their figures stand close together.
      headClassName: 'w-full',
      className: 'max-w-0 min-w-40',
      renderCell: (of) => <LineName of={of} isDense={isDense} />,
    },
    ...(isDense ? denseColumns(all, shown !== null) : []),
    {
      id: 'last ordered',
      title: 'Last ordered',
      headClassName: 'w-30',
      className: 'figures whitespace-nowrap text-muted',
      ...(isDense && { hiddenBelow: '@max-4xl:hidden' }),
      renderCell: (of) => <LastOrdered of={of} today={today} withMovement={!isDense} />,
    },
    ...(isDense
      ? [
          {
            id: 'movement',
            title: '4 Week mvmt',
            className: 'figures whitespace-nowrap text-muted',
            hiddenBelow: '@max-5xl:hidden',
            renderCell: ({ item }: OrderLine) => item && formatMovement(item.stats),
          },
        ]
      : []),
    ...(all.some(({ line }) => line.caseParValue !== null || line.eachParValue !== null)
      ? [
          {
            id: 'par',
            title: 'Par',
            headClassName: 'w-20',
            renderCell: (of: OrderLine) =>
              !of.isAlternate && <ParCell line={of.line} name={nameOf(of)} onFill={onFill} />,
          },
        ]
      : []),
    ...unitOf('CS', 'Case'),
    // Columns nobody can fill cost the descriptions their room.
    ...(all.some(({ item }) => item && (item.isBrokenCase || item.eachOnly)) ? unitOf('EA', 'Each') : []),
    {
      id: 'total',
      title: 'Total',
      headClassName: 'w-22',
      align: 'right',
      renderCell: (of) =>
        of.item &&
        quantities && <RowTotal itemNumber={of.item.itemNumber} price={priceOf(of)} quantities={quantities} />,
    },
    ...(mayReplace && all.some(({ isAlternate }) => isAlternate)
      ? [
          {
            id: 'replace',
            title: <span className="sr-only">Replace</span>,
            headClassName: 'min-w-17',
            align: 'right' as const,
            renderCell: ({ line, isAlternate }: OrderLine) =>
              isAlternate && <ReplaceLink guideId={guideId} line={line} />,
          },
        ]
      : []),
  ]
  const entries = groups.flatMap(({ key, title, lines: rows }): GridEntry<OrderLine>[] => [
    ...(title === null ? [] : [{ key: `title ${key}`, title }]),
    ...rows.map((row) => ({ key: row.key, row, ...(row.isAlternate && { className: 'bg-sunken' }) })),
  ])
  const viewed =
    isDense && shown
      ? arrangeColumns(
          [
            ...columns,
            ...costColumns<OrderLine>(costs, {
              itemNumber: ({ item }) => item?.itemNumber,
              casePrice: (of) => priceOf(of)?.casePrice ?? null,
            }),
          ].map(({ hiddenBelow: _, ...column }) => column),
          shown.columns,
        )
      : columns
  return (
    <Grid
      label="Lines"
      columns={viewed}
      entries={entries}
      target={target}
      {...(!isDense && { usualHeight: listRowHeight })}
      minWidth={
        isDense && shown && shown.columns.length > 8 ? 'min-w-[1100px]' : isDense ? 'min-w-[780px]' : 'min-w-[740px]'
      }
    />
  )
}

/** What the second line of the list density has stands in columns of its own. */
const denseColumns = (all: readonly OrderLine[], isViewed: boolean): readonly GridColumn<OrderLine>[] => [
  ...(all.some(({ line }) => ownWords(line) !== '')
    ? [
        {
          id: 'own words',
          title: 'Your name and number',
          headClassName: 'min-w-40',
          className: 'max-w-40 truncate text-muted',
          // Names of one kind differ at their end: they have the room first.
          hiddenBelow: '@max-7xl:hidden',
          renderCell: ({ line, isAlternate }: OrderLine) => !isAlternate && ownWords(line),
        },
      ]
    : []),
  {
    id: 'pack',
    title: 'Pack',
    headClassName: 'min-w-21',
    className: 'max-w-24 truncate text-muted',
    renderCell: ({ line, item }) => (item ?? line.customItem)?.packSizeDescription,
  },
  {
    id: 'stock',
    title: 'Stock',
    headClassName: 'min-w-22',
    className: 'max-w-28 truncate text-muted',
    renderCell: ({ line, item }) => (item ? <StockNote item={item} /> : distributorOf(line)),
  },
  // What the second line of the list has; the usual dense columns have no room for it.
  ...(isViewed
    ? [
        {
          id: 'brand',
          title: 'Brand',
          className: 'max-w-28 truncate text-muted',
          renderCell: ({ line, item }: OrderLine) => (item ?? line.customItem)?.brand,
        },
        {
          id: 'unit price',
          title: 'Per unit',
          headClassName: 'w-24',
          align: 'right' as const,
          className: 'figures whitespace-nowrap text-muted',
          renderCell: ({ item }: OrderLine) => item?.unitPrice && shownPrice(item) && formatUnitPrice(item.unitPrice),
        },
      ]
    : []),
]

function UnitPrice({
  of: { line, item },
  unit,
  price,
  isDense,
}: {
  of: OrderLine
  unit: 'CS' | 'EA'
  price: NonNullable<OrderLine['item']>['price']
  isDense: boolean
}) {
  if (item) return isSoldBy(unit, item, price) && <PriceCell price={price} unit={unit} isDense={isDense} />
  const cents = unit === 'CS' ? line.customItem?.casePrice : line.customItem?.eachPrice
  return typeof cents === 'number' && <span className="figures text-muted">{formatCents(cents)}</span>
}

function LastOrdered({
  of: { line, item, isAlternate },
  today,
  withMovement,
}: {
  of: OrderLine
  today: string
  withMovement: boolean
}) {
  const last = isAlternate
    ? item?.lastOrderedOn && { on: item.lastOrderedOn, cases: null, units: null }
    : line.lastOrdered
  const movement = withMovement && item && formatMovement(item.stats)
  return (
    <>
      {last && [formatShortDay(last.on, today), amountText(last.cases, last.units)].filter(Boolean).join(' · ')}
      {movement && (
        <span className="block text-12" title="4 Week mvmt">
          {movement}
        </span>
      )}
    </>
  )
}

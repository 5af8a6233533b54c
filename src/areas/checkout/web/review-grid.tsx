import { Trash2 } from 'lucide-react'
import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { RowLink } from '#browser/row-link.tsx'
import { useHref } from '#browser/navigation.ts'
import { useSteady } from '#browser/use-steady.ts'
import type { CartLine, Cart } from '#areas/carts/cart.ts'
import { arrangeColumns } from '#areas/views/rules/arrange-columns.ts'
import { costColumns, useItemCosts } from '#areas/views/web/public.tsx'
import { overrideColumn, useOverridePrices, whyNoOverride } from '#areas/price-overrides/web/public.tsx'
import { describeIfShort, isDecided } from '#areas/orders/rules/describe-if-short.ts'
import { IfShortLink, AddToGuideLink } from '#areas/items/web/public.tsx'
import { Badge } from '#ui/badge.tsx'
import { Grid, type GridColumn, type GridEntry } from '#ui/grid/grid.tsx'
import { RowButton } from '#ui/row-button.tsx'
import { lineDateText } from './arrange-lines.ts'
import { PriceLink } from './line-buttons.tsx'
import { hasUnit, LineQuantityField, LineTotalText, UnitPrice } from './review-cells.tsx'
import { placeByKeys, type ReviewLinesProps } from './review-lines.tsx'

/**
 * CHECK-1: the advanced layout of internal users: dense rows, and the price overrides typed where
 * the prices stand.
 */
export function ReviewGrid({
  cart,
  mayOverride,
  shown,
  ...review
}: ReviewLinesProps & {
  cart: Cart
  mayOverride: boolean
  /** The columns of the chosen order view; null: the usual ones. */
  shown: readonly string[] | null
}) {
  const hrefTo = useHref()
  const override = useSteady(useOverridePrices(cart).runAndWait)
  const { findings, lineDates, ifShort, quantities, mayChange, onRemove, overrideHref, hasEaches, target } = review
  const costs = useItemCosts(
    shown ?? [],
    cart.items.map(({ itemNumber }) => itemNumber),
  )
  const whyNot = whyNoOverride(cart)
  const pricesOf = (unit: 'CS' | 'EA', title: string): GridColumn<CartLine>[] => [
    {
      id: `price ${unit}`,
      title,
      headClassName: unit === 'CS' ? 'w-20' : 'w-14',
      align: 'right',
      renderCell: (line) =>
        hasUnit(line, unit) && (
          // Beside an override stands the price before it.
          <UnitPrice line={{ ...line, price: (mayOverride && line.basePrice) || line.price }} unit={unit} isDense />
        ),
    },
    ...(mayOverride
      ? [
          overrideColumn<CartLine>(unit, {
            lineOf: (line) => line,
            headClassName: 'w-23',
            disabledReason: whyNot,
            onSave: override,
          }),
        ]
      : []),
    {
      id: unit,
      title: unit,
      headClassName: 'w-16 pr-3',
      align: 'right',
      className: 'px-1',
      renderCell: (line) =>
        hasUnit(line, unit) && (
          <LineQuantityField line={line} unit={unit} quantities={quantities} mayChange={mayChange} isDense />
        ),
    },
  ]
  const columns: readonly GridColumn<CartLine>[] = [
    {
      id: 'item',
      title: 'Item',
      headClassName: 'w-18',
      className: 'figures text-muted',
      renderCell: (line) => line.itemNumber,
    },
    {
      id: 'description',
      title: 'Description',
      className: 'max-w-0 min-w-40',
      renderCell: (line) => {
        const finding = findings.get(line.itemNumber)
        const ownDate = lineDates.get(line.itemNumber)
        const wish = ifShort.get(line.itemNumber)
        return (
          <span className="flex items-center gap-2">
            <RowLink
              href={hrefTo(itemDialog.open(line.itemNumber))}
              className="truncate font-medium text-ink no-underline hover:underline"
            >
              {line.itemInfo.description}
            </RowLink>
            {finding && <Badge tone={finding.blocks ? 'danger' : 'warning'}>{finding.message}</Badge>}
            {ownDate && <Badge tone="info">{lineDateText(ownDate)}</Badge>}
            {/* Rows are low and many. */}
            {wish && isDecided(wish) && (
              <IfShortLink
                itemNumber={line.itemNumber}
                name={line.itemInfo.description}
                look="text"
                text={describeIfShort(wish)}
              />
            )}
          </span>
        )
      },
    },
    {
      id: 'pack',
      title: 'Pack',
      headClassName: 'w-18',
      className: 'max-w-20 truncate text-muted',
      renderCell: (line) => line.itemInfo.packSizeDescription,
    },
    ...pricesOf('CS', 'Case'),
    // Columns nobody can fill cost the descriptions their room.
    ...(hasEaches ? pricesOf('EA', 'Each') : []),
    {
      id: 'total',
      title: 'Total',
      headClassName: 'w-23',
      align: 'right',
      className: 'font-medium whitespace-nowrap',
      renderCell: (line) => <LineTotalText line={line} quantities={quantities} />,
    },
    {
      id: 'actions',
      title: <span className="sr-only">Actions</span>,
      headClassName: 'w-27',
      className: 'px-0!',
      renderCell: (line) => (
        <span className="-my-1 flex justify-end">
          {overrideHref && (
            <PriceLink href={overrideHref(line.itemNumber)} label={`Price breakdown of ${line.itemInfo.description}`} />
          )}
          <AddToGuideLink value={line.itemNumber} name={line.itemInfo.description} isIcon />
          {mayChange && (
            <RowButton label={`Remove ${line.itemInfo.description}`} onPress={() => onRemove(line)}>
              <Trash2 size={16} aria-hidden="true" />
            </RowButton>
          )}
        </span>
      ),
    },
  ]
  const viewed = shown
    ? arrangeColumns(
        [
          ...columns,
          ...furtherColumns,
          ...costColumns<CartLine>(costs, {
            itemNumber: (line) => line.itemNumber,
            casePrice: (line) => line.price?.casePrice ?? null,
          }),
        ],
        shown,
      )
    : columns
  const entries = review.groups.flatMap(({ title, lines }): GridEntry<CartLine>[] => [
    ...(title === null ? [] : [{ key: `title ${title}`, title: `${title} (${lines.length})` }]),
    ...lines.map((line) => ({
      key: line.itemNumber,
      row: line,
      ...(findings.get(line.itemNumber)?.blocks && { className: 'bg-danger-soft' }),
    })),
  ])
  return (
    <>
      {mayOverride && whyNot && <p className="pb-2 text-13 text-muted">{whyNot}</p>}
      <Grid
        label="Lines"
        columns={viewed}
        entries={entries}
        minWidth={mayOverride && hasEaches ? 'min-w-[980px]' : 'min-w-[780px]'}
        target={target && { key: target.itemNumber }}
        onKeyDown={(event) => placeByKeys(event, review.onPlace)}
      />
    </>
  )
}

/** What only order views show. */
const furtherColumns: readonly GridColumn<CartLine>[] = [
  {
    id: 'brand',
    title: 'Brand',
    headClassName: 'w-24',
    className: 'max-w-24 truncate text-muted',
    renderCell: ({ itemInfo }) => itemInfo.brand,
  },
  {
    id: 'own words',
    title: 'Your name and number',
    headClassName: 'w-36',
    className: 'max-w-36 truncate text-muted',
    renderCell: ({ itemInfo }) =>
      [itemInfo.customerDescription, itemInfo.customerItemNumber].filter(Boolean).join(' · '),
  },
]

import { describeIfShort } from '../rules/describe-if-short.ts'
import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { AddToGuideLink } from '#areas/items/web/public.tsx'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { combine } from '#contract/address.ts'
import { formatDay } from '#kit/dates.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { PriceReceiptButton } from '#areas/prices/web/public.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { LineQuantity, OrderLine } from '../order.ts'
import { orderDialog } from '../orders.addresses.ts'
import { type LineOutcome, lineOutcome, quantityText } from '../rules/line-outcome.ts'

/** The stages of a line of which something is known, in their order. */
function stagesOf(lines: readonly OrderLine[]) {
  const stages: readonly (readonly [string, (line: OrderLine) => LineQuantity | null])[] = [
    ['Ordered', ({ orderedCases, orderedUnits }) => ({ cases: orderedCases, units: orderedUnits })],
    ['Confirmed', ({ report }) => report?.confirmed ?? null],
    ['Shipped', ({ report }) => report?.shipped ?? null],
    ['Billed', ({ billed }) => billed],
  ]
  return stages.filter(([, of]) => lines.some((line) => of(line) !== null))
}

const tones: Readonly<Record<LineOutcome['kind'], BadgeTone>> = {
  waiting: 'neutral',
  asOrdered: 'good',
  short: 'warning',
  out: 'danger',
  substituted: 'info',
}

/**
 * ORDER-1: the lines as ordered, confirmed, shipped and billed side by side; what comes short or as
 * another item is marked. Beside the words on a wide screen, below them on a phone.
 */
export function OrderLines({ lines, isOfSelected }: { lines: readonly OrderLine[]; isOfSelected: boolean }) {
  const stages = stagesOf(lines)
  // One column a stage.
  const columns = { '--stages': stages.length } as React.CSSProperties
  return (
    <ul className="overflow-hidden rounded-dialog border border-line bg-raised" style={columns}>
      <li
        aria-hidden="true"
        className="hidden gap-3 bg-sunken px-3 py-1.5 text-12 font-semibold text-muted md:grid md:grid-cols-[minmax(0,1fr)_repeat(var(--stages),4.5rem)_6.5rem]"
      >
        <span>Item</span>
        {stages.map(([name]) => (
          <span key={name} className="text-right">
            {name}
          </span>
        ))}
        <span className="text-right">Amount</span>
      </li>
      {lines.map((line) => (
        <Line key={line.lineNumber} line={line} stages={stages} isOfSelected={isOfSelected} />
      ))}
    </ul>
  )
}

function Line({
  line,
  stages,
  isOfSelected,
}: {
  line: OrderLine
  stages: ReturnType<typeof stagesOf>
  isOfSelected: boolean
}) {
  const hrefTo = useHref()
  const outcome = lineOutcome(line)
  const name = <span className="font-medium break-words">{line.description}</span>
  return (
    <li className="grid gap-x-3 gap-y-1.5 border-b border-line px-3 py-2 last:border-0 md:grid-cols-[minmax(0,1fr)_repeat(var(--stages),4.5rem)_6.5rem] md:border-t md:border-b-0">
      <div className="flex min-w-0 items-start gap-1">
        <div className="min-w-0 flex-1">
          {isOfSelected ? (
            <Link
              href={hrefTo(combine(orderDialog.closed, itemDialog.open(line.itemNumber)))}
              className="text-ink no-underline data-hovered:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
          <p className="figures text-12 text-muted">
            {[line.itemNumber, line.packSizeDescription, line.brand].filter(Boolean).join(' · ')}
          </p>
          {outcome.text && (
            <p className="flex flex-wrap items-center gap-1.5 pt-0.5 text-12">
              <Badge tone={tones[outcome.kind]}>{outcome.text}</Badge>
              {line.report?.reason && <span className="text-muted">{line.report.reason}</span>}
            </p>
          )}
          {line.insteadOf && (
            <p className="text-12 text-info">
              Instead of {line.insteadOf.description}, chosen by {line.insteadOf.byName}
            </p>
          )}
          {line.ifShort && outcome.kind === 'waiting' && (
            <p className="text-12 text-muted">
              {describeIfShort(line.ifShort)}
              {line.ifShort.reason && ` (${line.ifShort.reason})`}
            </p>
          )}
          {line.deliveryDate && <p className="text-12 text-info">Delivery {formatDay(line.deliveryDate)}</p>}
          {line.note && <p className="text-12 break-words">{line.note}</p>}
        </div>
        {isOfSelected && (
          <AddToGuideLink value={line.itemNumber} name={line.description} isIcon closing={orderDialog.closed} />
        )}
      </div>
      <dl className="figures grid grid-cols-[repeat(var(--stages),minmax(0,1fr))] gap-3 text-13 md:contents">
        {stages.map(([stage, of]) => {
          const quantity = of(line)
          return (
            <div key={stage} className="md:text-right">
              <dt className="text-12 text-muted md:sr-only">{stage}</dt>
              <dd>{quantity ? quantityText(quantity) : '-'}</dd>
            </div>
          )
        })}
      </dl>
      <p className="figures flex items-baseline justify-between gap-3 text-13 md:block md:text-right">
        <span className="text-muted">
          <PriceReceiptButton name={line.description} facts={line} /> {priceText(line)}
        </span>
        <OverriddenFrom line={line} />
        <span className="font-medium md:block">
          <MoneyText cents={line.lineTotal} isEstimate={line.isCatchWeight} />
        </span>
      </p>
    </li>
  )
}

/** '$12.50 CS + $1.10 EA', or the price of a pound. */
function priceText({ orderedCases, orderedUnits, casePrice, eachPrice, perPound }: OrderLine): string {
  if (perPound !== null) return formatPerPound(perPound)
  return [
    orderedCases > 0 && `${formatCents(casePrice ?? 0)} CS`,
    orderedUnits > 0 && `${formatCents(eachPrice ?? 0)} EA`,
  ]
    .filter(Boolean)
    .join(' + ')
}

/**
 * CART-10: staff read what an overridden price was before; the server returns it to nobody else.
 */
function OverriddenFrom({ line }: { line: OrderLine }) {
  const was = [
    [line.casePriceOverride, line.baseCasePrice],
    [line.eachPriceOverride, line.baseEachPrice],
  ] as const
  return was.map(
    ([override, cents], index) =>
      override &&
      typeof cents === 'number' && (
        <span key={index} className="block text-12 text-warning">
          override, was {formatCents(cents)} {index === 0 ? 'CS' : 'EA'}
        </span>
      ),
  )
}

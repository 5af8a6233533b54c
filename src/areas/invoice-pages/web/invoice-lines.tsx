import { PriceReceiptButton } from '#areas/prices/web/public.tsx'
import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { combine } from '#contract/address.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { Badge } from '#ui/badge.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { Invoice, InvoiceLine, PriceDifference } from '../invoice.ts'
import { invoiceDialog } from '../invoice-pages.addresses.ts'

/** BILL-1: the lines beside what was ordered, their sum, and what did not come. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lines, otherCharges, total, notShipped } = invoice
  const selected = useShipToParams()
  // An item opens for the selected ship-to: another one's prices would stand beside this invoice.
  const isSelected = selected?.division === invoice.division && selected.shipTo === invoice.shipTo
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-semibold">Items</h3>
      {lines.length === 0 ? (
        <p className="text-muted">This document has no lines.</p>
      ) : (
        <ul className="overflow-hidden rounded-dialog border border-line bg-raised">
          {lines.map((line) => (
            <Line key={line.lineNumber} line={line} isLinked={isSelected} />
          ))}
        </ul>
      )}
      <dl className="ml-auto grid w-full max-w-80 gap-1 px-3">
        {otherCharges !== 0 && (
          <>
            <Sum label="Items" cents={total - otherCharges} />
            <Sum label="Tax, freight and other charges" cents={otherCharges} />
          </>
        )}
        <Sum label="Total" cents={total} isBold />
      </dl>
      {notShipped.length > 0 && (
        <div>
          <h4 className="pb-1 text-13 font-semibold">Ordered and not shipped</h4>
          <ul className="text-13 text-muted">
            {notShipped.map(({ itemNumber, description, cases, units }) => (
              <li key={itemNumber} className="break-words">
                <span className="figures">{quantityText(cases, units)}</span> {description}{' '}
                <span className="figures">{itemNumber}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const Sum = ({ label, cents, isBold = false }: { label: string; cents: number; isBold?: boolean }) => (
  <div className={`flex justify-between gap-3 ${isBold ? 'font-semibold' : 'text-muted'}`}>
    <dt>{label}</dt>
    <dd>
      <MoneyText cents={cents} />
    </dd>
  </div>
)

const quantityText = (cases: number, units: number): string =>
  [cases !== 0 && `${cases} CS`, units !== 0 && `${units} EA`].filter(Boolean).join(' ') || '0'

function Line({ line, isLinked }: { line: InvoiceLine; isLinked: boolean }) {
  const hrefTo = useHref()
  const name = line.description || `Item ${line.itemNumber}`
  return (
    <li className="flex items-start gap-3 border-b border-line px-3 py-2 last:border-0">
      <span className="min-w-0 flex-1">
        {isLinked && line.description ? (
          <Link
            href={hrefTo(combine(invoiceDialog.closed, itemDialog.open(line.itemNumber)))}
            className="block truncate font-medium text-ink no-underline data-hovered:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="block truncate font-medium">{name}</span>
        )}
        <span className="figures block text-12 text-muted">
          {[line.itemNumber, line.packSizeDescription, line.brand].filter(Boolean).join(' · ')}
        </span>
        <Marks line={line} />
      </span>
      <span className="figures shrink-0 text-right text-13 whitespace-nowrap">
        {line.shippedCases !== 0 && (
          <span className="block">
            {line.shippedCases} CS
            {line.perPound === null && line.casePrice !== null && ` × ${formatCents(line.casePrice)}`}
          </span>
        )}
        {line.weight !== null && line.perPound !== null && (
          <span className="block">
            {(line.weight / 100).toFixed(2)} lb × {formatPerPound(line.perPound)}
          </span>
        )}
        {line.shippedUnits !== 0 && (
          <span className="block">
            {line.shippedUnits} EA{line.eachPrice !== null && ` × ${formatCents(line.eachPrice)}`}
          </span>
        )}
        <span className="inline-flex items-center gap-1 font-medium">
          {line.ordered && <PriceReceiptButton name={name} facts={line} />}
          <MoneyText cents={line.lineTotal} />
        </span>
      </span>
    </li>
  )
}

function Marks({ line: { mark, ordered, substituteFor, priceDifferences } }: { line: InvoiceLine }) {
  if (mark === null && priceDifferences.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1 pt-1">
      {mark === 'short' && ordered && (
        <Badge tone="warning">Short: {quantityText(ordered.cases, ordered.units)} ordered</Badge>
      )}
      {mark === 'notOrdered' && <Badge tone="warning">Not on the order</Badge>}
      {mark === 'substitute' && substituteFor && (
        <span className="min-w-0 text-12 break-words text-info">
          Substitute for {substituteFor.description} <span className="figures">{substituteFor.itemNumber}</span>
        </span>
      )}
      {priceDifferences.map((difference) => (
        <Badge key={difference.unit} tone="warning">
          {differenceText(difference)}
        </Badge>
      ))}
    </span>
  )
}

/** '$20.00 a case on the order: +$3.00'. */
function differenceText({ unit, ordered, difference }: PriceDifference): string {
  const price = unit === 'LB' ? formatPerPound(ordered) : `${formatCents(ordered)}/${unit}`
  return `Ordered at ${price}: ${difference > 0 ? '+' : ''}${formatCents(difference)}`
}

import { Badge } from '#ui/badge.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { CreditLine, CreditRequest } from '#areas/credit-requests/credit-request.ts'
import { creditPrice, creditQuantity } from '../credit-words.ts'
import { CreditPhotos } from './credit-photos.tsx'

/** CREDIT-1: each line with its code, quantity, amount and photos, and what was approved of it. */
export function CreditLines({
  request: { items, charges, approvedCharges, amount, approvedAmount, status },
}: {
  request: CreditRequest
}) {
  return (
    <section>
      <h3 className="pb-2 font-semibold">Lines</h3>
      <ul className="overflow-hidden rounded-dialog border border-line bg-raised">
        {items.map((line) => (
          <Line key={line.lineNumber} line={line} />
        ))}
        {charges !== 0 && (
          <li className="flex items-baseline justify-between gap-3 border-b border-line px-3 py-2 text-muted">
            <span>Tax, freight and other charges, in proportion</span>
            <MoneyText cents={approvedCharges ?? charges} />
          </li>
        )}
        <li className="flex items-baseline justify-between gap-3 bg-sunken px-3 py-2 font-semibold">
          <span>{approvedAmount === null ? 'Asked for' : status === 'approved' ? 'Approved' : 'Approved before'}</span>
          <span>
            <MoneyText cents={approvedAmount ?? amount} />
            {approvedAmount !== null && approvedAmount !== amount && (
              <span className="ml-1 font-normal text-muted">
                of <MoneyText cents={amount} />
              </span>
            )}
          </span>
        </li>
      </ul>
    </section>
  )
}

function Line({ line }: { line: CreditLine }) {
  const { unit, quantity, approvedQuantity, approvedAmount, amount, askedPrice, billedPrice, photos } = line
  const isChanged = approvedAmount !== null && (approvedAmount !== amount || approvedQuantity !== quantity)
  return (
    <li className="grid gap-2 border-b border-line px-3 py-2">
      <div className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{line.description || `Item ${line.itemNumber}`}</span>
          <span className="figures block text-12 text-muted">
            {[line.itemNumber, line.packSizeDescription].filter(Boolean).join(' · ')}
          </span>
          <span className="flex flex-wrap gap-1 pt-1">
            <Badge tone="info">{line.codeName}</Badge>
            {line.isPickUp && <Badge>Goes back</Badge>}
            {approvedAmount === 0 && <Badge tone="danger">Declined</Badge>}
          </span>
        </span>
        <span className="figures shrink-0 text-right">
          <MoneyText cents={approvedAmount ?? amount} />
          <span className="block text-13 text-muted">
            {creditQuantity(approvedQuantity ?? quantity, unit)}
            {isChanged && ` of ${creditQuantity(quantity, unit)}`}
          </span>
          <span className="block text-12 text-muted">
            {askedPrice === null
              ? `at ${creditPrice(billedPrice, unit)}`
              : `${creditPrice(billedPrice, unit)}, not ${creditPrice(askedPrice, unit)}`}
          </span>
        </span>
      </div>
      {line.reason && <p className="text-13 break-words whitespace-pre-line">{line.reason}</p>}
      <CreditPhotos photos={photos} of={line.description || line.itemNumber} />
    </li>
  )
}

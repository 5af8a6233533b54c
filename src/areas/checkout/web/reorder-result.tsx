import { Check, Truck } from 'lucide-react'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { lineDateText } from './arrange-lines.ts'
import type { Reordered } from './reorder-dialog.tsx'

/**
 * CHECK-5: what was added and when it comes, what comes on days of its own, and what could not be
 * had.
 */
export function ReorderResult({ result: { cart, added, lineDates, errors } }: { result: Reordered }) {
  const withOrder = added.length - lineDates.length
  const descriptionOf = (itemNumber: string) =>
    cart.items.find((line) => line.itemNumber === itemNumber)?.itemInfo.description ?? itemNumber
  const days = new Map<string, string[]>()
  for (const line of lineDates) {
    const day = lineDateText(line)
    days.set(day, [...(days.get(day) ?? []), descriptionOf(line.itemNumber)])
  }
  return (
    <div className="grid gap-4" aria-live="polite">
      {withOrder > 0 && (
        <p className="flex items-start gap-2">
          <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-action" />
          <span>
            <strong className="font-semibold">{plural(withOrder, 'item')} added</strong>
            {cart.deliveryDate && ` for ${formatDay(cart.deliveryDate)}`}
          </span>
        </p>
      )}
      {[...days].map(([day, descriptions]) => (
        <div key={day} className="flex items-start gap-2">
          <Truck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
          <div className="min-w-0">
            <strong className="font-semibold">{day}</strong>
            <ul className="text-13 text-muted">
              {descriptions.map((description) => (
                <li key={description}>{description}</li>
              ))}
            </ul>
          </div>
        </div>
      ))}
      <RefusedLines lines={errors} />
    </div>
  )
}

/** The lines that could not be had, each with its reason. */
export function RefusedLines({ lines }: { lines: Reordered['errors'] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className="pb-1 text-14 font-semibold text-danger">{lines.length} item(s) could not be added to cart</h3>
      <ul className="max-h-[300px] overflow-auto rounded-dialog border border-line">
        {lines.map(({ itemNumber, description, message }) => (
          <li key={itemNumber} className="border-b border-line px-3 py-2 last:border-0">
            <span className="block truncate">{description || 'Item'}</span>
            <span className="text-13 text-muted">
              <span className="figures">{itemNumber}</span> · {message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

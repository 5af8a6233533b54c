import { Plus, Trash2 } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { ItemSearch } from '#areas/shop/web/public.tsx'
import { maxQuantity } from '#contract/values.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { QuantityInput } from '#ui/quantity-input.tsx'
import { standingLimits } from '../standing-orders.ts'
import type { FormLine, StandingForm } from './standing-form.ts'

/** NEXT-4: what is ordered each time: quantities, items added by search, items taken out. */
export function LineEditor({
  form,
  place,
}: {
  form: FormFields<StandingForm>
  place: { readonly division: string; readonly shipTo: string }
}) {
  const { value: lines, error, onChange } = useFormField(form, 'lines')
  const [isSearching, setIsSearching] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Rows are drawn again only when their own line changes: there may be 500.
  const latest = useRef({ lines, onChange })
  useEffect(() => {
    latest.current = { lines, onChange }
  })
  const [change] = useState(() => (itemNumber: string, part: Partial<FormLine> | null) => {
    const { lines: now, onChange: set } = latest.current
    set(
      part === null
        ? now.filter((line) => line.itemNumber !== itemNumber)
        : now.map((line) => (line.itemNumber === itemNumber ? { ...line, ...part } : line)),
    )
  })
  const close = () => {
    setIsSearching(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const add = (itemNumber: string, description: string) => {
    const isThere = lines.some((line) => line.itemNumber === itemNumber)
    const line = { itemNumber, description, packSizeDescription: '', orderedCases: 1, orderedUnits: 0 }
    if (!isThere) onChange([...lines, line])
    close()
  }
  const counted = lines.filter(({ orderedCases, orderedUnits }) => orderedCases + orderedUnits > 0).length
  return (
    <section aria-labelledby="standing-items" data-invalid={error ? '' : undefined} className="grid gap-2">
      <h2 id="standing-items" className="text-16 font-semibold">
        Items
      </h2>
      <output className="text-13 text-muted">{plural(counted, 'item')} with a quantity</output>
      {lines.length > 0 && (
        <ul className="divide-y divide-line rounded-dialog border border-line bg-raised">
          {lines.map((line) => (
            <LineRow key={line.itemNumber} line={line} change={change} />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      {isSearching ? (
        <ItemSearch params={place} label="Item" onChoose={add} onClose={close} />
      ) : (
        <div>
          <Button
            ref={button}
            disabledReason={
              lines.length >= standingLimits.lines ? `At most ${standingLimits.lines} items are possible` : undefined
            }
            onPress={() => setIsSearching(true)}
          >
            <Plus size={16} aria-hidden="true" />
            Add an item
          </Button>
        </div>
      )}
    </section>
  )
}

const LineRow = memo(function LineRow({
  line: { itemNumber, description, packSizeDescription, orderedCases, orderedUnits },
  change,
}: {
  line: FormLine
  change: (itemNumber: string, part: Partial<FormLine> | null) => void
}) {
  const name = description || itemNumber
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {name}{' '}
        <span className="figures text-13 text-muted">
          {itemNumber} {packSizeDescription}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <QuantityInput
          label={`Cases of ${name}`}
          unit="CS"
          value={orderedCases}
          max={maxQuantity}
          onChange={(cases) => change(itemNumber, { orderedCases: cases })}
        />
        <QuantityInput
          label={`Eaches of ${name}`}
          unit="EA"
          value={orderedUnits}
          max={maxQuantity}
          onChange={(units) => change(itemNumber, { orderedUnits: units })}
        />
        <IconButton label={`Take ${name} out`} onPress={() => change(itemNumber, null)}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
})

import { useEffect, useRef, useState } from 'react'
import type { CalendarDate } from '#kit/dates.ts'
import { maxQuantity } from '#contract/values.ts'
import { ItemSearch } from '#areas/shop/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDate } from '#ui/form/form-date.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { NumberField } from '#ui/number-field.tsx'
import { QuantityInput } from '#ui/quantity-input.tsx'
import { distributionLimits } from '../auto-distribution.ts'
import { type DistributionDraft, weekLimits } from './distribution-draft.ts'

/** STAFF-5: what is put into the carts, and when. */
export function DistributionFields({
  form,
  place,
  today,
  description,
}: {
  form: FormFields<DistributionDraft>
  /** Of the item that is stored. */
  description: string
  /** A ship-to of the division, for which items are searched. */
  place: { readonly division: string; readonly shipTo: string }
  today: CalendarDate
}) {
  const repeats = useFormField(form, 'repeats')
  const everyWeeks = useFormField(form, 'everyWeeks')
  return (
    <>
      <FormText
        form={form}
        name="name"
        label="Name"
        maxLength={distributionLimits.name}
        isRequired
        autoComplete="off"
      />
      <ItemField form={form} place={place} stored={description} />
      <Quantities form={form} />
      <div className="grid gap-4 md:grid-cols-2">
        <FormDate form={form} name="startsOn" label={repeats.value ? 'First day' : 'Day'} min={today} />
      </div>
      <Checkbox isSelected={repeats.value} onChange={repeats.onChange}>
        Repeat it
      </Checkbox>
      {repeats.value && (
        <div className="grid gap-4 md:grid-cols-2">
          <NumberField label="Every" unit="weeks" isRequired {...everyWeeks} {...weekLimits} />
          <FormDate form={form} name="endsOn" label="Last day, if any" min={today} />
        </div>
      )}
    </>
  )
}

function ItemField({
  form,
  place,
  stored,
}: {
  form: FormFields<DistributionDraft>
  stored: string
  place: { readonly division: string; readonly shipTo: string }
}) {
  const { value, error, onChange } = useFormField(form, 'itemNumber')
  const [description, setDescription] = useState(stored)
  const [isSearching, setIsSearching] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasSearching = useRef(false)
  useEffect(() => {
    // The search field is gone with the focus.
    if (wasSearching.current && !isSearching) button.current?.focus()
    wasSearching.current = isSearching
  }, [isSearching])
  if (isSearching)
    return (
      <ItemSearch
        params={place}
        label="Item"
        onChoose={(itemNumber, name) => {
          onChange(itemNumber)
          setDescription(name)
          setIsSearching(false)
        }}
        onClose={() => setIsSearching(false)}
      />
    )
  return (
    <div data-invalid={error ? '' : undefined}>
      <span className="field-label">Item</span>
      <div className="flex flex-wrap items-center gap-3">
        {value !== '' && (
          <span className="wrap-anywhere">
            {description} <span className="figures text-13 text-muted">{value}</span>
          </span>
        )}
        <Button ref={button} onPress={() => setIsSearching(true)}>
          {value === '' ? 'Choose an item' : 'Choose another item'}
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

function Quantities({ form }: { form: FormFields<DistributionDraft> }) {
  const cases = useFormField(form, 'orderedCases')
  const units = useFormField(form, 'orderedUnits')
  return (
    <div data-invalid={cases.error ? '' : undefined}>
      <span className="field-label">Quantity for each ship-to</span>
      <div className="flex flex-wrap gap-4">
        <QuantityInput label="Cases" unit="CS" value={cases.value} max={maxQuantity} onChange={cases.onChange} />
        <QuantityInput label="Eaches" unit="EA" value={units.value} max={maxQuantity} onChange={units.onChange} />
      </div>
      {cases.error && (
        <p role="alert" className="text-13 text-danger">
          {cases.error}
        </p>
      )}
    </div>
  )
}

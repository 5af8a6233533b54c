import { NumberField } from '#ui/number-field.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { customItemLimits } from '#areas/customer-data/custom-item.ts'
import { CategoryField, DistributorField, LocationField } from '../own-list-fields.tsx'
import type { ItemDraft } from './item-draft.ts'

/** The fields by name, as messages name them. */
export const itemLabels: Readonly<Record<keyof ItemDraft, string>> = {
  description: 'Description',
  categoryId: 'Category',
  locationId: 'Location',
  distributorId: 'Distributor',
  brand: 'Brand',
  packSizeDescription: 'Pack size',
  customerItemNumber: 'Own number',
  gtin: 'GTIN',
  isBrokenCase: 'Also counted by the each',
  eachesPerCase: 'Eaches per case',
  isCatchWeight: 'Catch weight',
  caseNetWeight: 'Net weight of a case',
  casePrice: 'Case price',
  eachPrice: 'Each price',
}

const max = customItemLimits

/** GUIDE-4: what is known of a custom item; its lists grow in place. */
export function ItemFields({
  form,
  place,
}: {
  form: FormFields<ItemDraft>
  place: { division: string; shipTo: string }
}) {
  const broken = useFormField(form, 'isBrokenCase')
  const byWeight = useFormField(form, 'isCatchWeight')
  const eaches = useFormField(form, 'eachesPerCase')
  const weight = useFormField(form, 'caseNetWeight')
  const casePrice = useFormField(form, 'casePrice')
  const eachPrice = useFormField(form, 'eachPrice')
  return (
    <div className="grid gap-x-4 gap-y-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <FormText
          form={form}
          name="description"
          label={itemLabels.description}
          maxLength={max.description}
          isRequired
          autoFocus
        />
      </div>
      <CategoryField place={place} {...useFormField(form, 'categoryId')} />
      <LocationField place={place} {...useFormField(form, 'locationId')} />
      <DistributorField place={place} hint="Empty: made in house." {...useFormField(form, 'distributorId')} />
      <FormText form={form} name="brand" label={itemLabels.brand} maxLength={max.brand} />
      <FormText
        form={form}
        name="packSizeDescription"
        label={itemLabels.packSizeDescription}
        hint="Such as 4/1 GAL"
        maxLength={max.packSizeDescription}
      />
      <FormText
        form={form}
        name="customerItemNumber"
        label={itemLabels.customerItemNumber}
        maxLength={max.customerItemNumber}
      />
      <FormText form={form} name="gtin" label={itemLabels.gtin} hint="8, 12, 13 or 14 digits" maxLength={max.gtin} />
      <NumberField
        label={itemLabels.caseNetWeight}
        unit="lb"
        max={max.weightHundredths / 100}
        maxDp={2}
        isRequired={byWeight.value}
        {...weight}
      />
      <fieldset className="grid gap-2 md:col-span-2">
        <legend className="pb-1 text-13 font-medium">How it is bought and counted</legend>
        <Checkbox isSelected={broken.value} onChange={broken.onChange} error={broken.error}>
          Also counted by the each
        </Checkbox>
        <Checkbox isSelected={byWeight.value} onChange={byWeight.onChange} error={byWeight.error}>
          Catch weight: priced by the pound
        </Checkbox>
      </fieldset>
      {broken.value && (
        <NumberField
          label={itemLabels.eachesPerCase}
          min={1}
          max={max.eachesPerCase}
          maxDp={0}
          isRequired
          {...eaches}
        />
      )}
      <NumberField label={itemLabels.casePrice} unit="$" max={max.priceCents / 100} maxDp={2} {...casePrice} />
      {broken.value && (
        <NumberField label={itemLabels.eachPrice} unit="$" max={max.priceCents / 100} maxDp={2} {...eachPrice} />
      )}
      <p className="text-13 text-muted md:col-span-2">
        The newest invoice line takes precedence over a price typed before it.
      </p>
    </div>
  )
}

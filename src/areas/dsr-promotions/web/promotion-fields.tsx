import { useActor } from '#browser/current-user.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDate } from '#ui/form/form-date.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { TextArea } from '#ui/text-area.tsx'
import { promotionLimits } from '../promotion.ts'
import { AudienceField } from './audience-field.tsx'
import type { PromotionDraft } from './promotion-dialog.tsx'

/** STAFF-3: what a promotion is, when and for whom. */
export function PromotionFields({
  form,
  divisions,
  isNew,
}: {
  form: FormFields<PromotionDraft>
  divisions: readonly { code: string; name: string }[]
  isNew: boolean
}) {
  const note = useFormField(form, 'note')
  const division = useFormField(form, 'division')
  const audience = useFormField(form, 'audience')
  const below = useFormField(form, 'allowsBelowCost')
  const managesPrices = useActor().can('managePrice')
  return (
    <div className="grid gap-4">
      <FormText
        form={form}
        name="name"
        label="Name"
        hint="Customers read it beside their prices."
        maxLength={promotionLimits.name}
        isRequired
        autoFocus
      />
      {isNew && (
        <FormSelect
          form={form}
          name="division"
          label="Division"
          options={divisions.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          isRequired
        />
      )}
      <div className="two-columns gap-4">
        <FormDate form={form} name="startsOn" label="First delivery day" isRequired />
        <FormDate form={form} name="endsOn" label="Last delivery day" isRequired />
      </div>
      <AudienceField
        // Customers belong to a division.
        key={division.value ?? ''}
        division={division.value}
        chosen={audience.value}
        error={audience.error}
        onChange={audience.onChange}
      />
      {managesPrices && (
        <div>
          <Checkbox isSelected={below.value} onChange={below.onChange}>
            May sell below cost
          </Checkbox>
          {below.error && <p className="text-12 text-danger">{below.error}</p>}
        </div>
      )}
      <TextArea label="Note" hint="For staff only." {...note} maxLength={promotionLimits.note} />
    </div>
  )
}

import { Checkbox } from '#ui/checkbox.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { NumberField } from '#ui/number-field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Toggle } from '#ui/toggle.tsx'
import { creditCodeKinds, pickUpRules } from '#areas/credit-requests/credit-code.ts'
import { creditTexts } from '#areas/credit-requests/credit-texts.ts'
import type { CodeDraft } from './code-draft.ts'
import { codeKindWords, pickUpWords } from './code-words.ts'

const pickUps = pickUpRules.map((value) => ({ value, label: pickUpWords[value] }))

/** CREDIT-1: a code and its rules; key and kind are for good. */
export function CodeFields({ form, isNew }: { form: FormFields<CodeDraft>; isNew: boolean }) {
  const code = useFormField(form, 'code')
  const kind = useFormField(form, 'kind')
  const photo = useFormField(form, 'needsPhoto')
  const reason = useFormField(form, 'needsReason')
  const days = useFormField(form, 'windowDays')
  const hours = useFormField(form, 'slaHours')
  const isActive = useFormField(form, 'isActive')
  return (
    <>
      {isNew && (
        <>
          <TextField
            label="Key"
            hint="2 to 12 capital letters or digits, such as LATE. It cannot be changed later."
            {...code}
            onChange={(text) => code.onChange(text.toUpperCase())}
            maxLength={12}
            isRequired
          />
          <RadioGroup
            label="About"
            isInline
            choices={creditCodeKinds.map((value) => ({ value, label: codeKindWords[value] }))}
            value={kind.value}
            error={kind.error}
            onChange={(value) => kind.onChange(value === 'price' ? 'price' : 'goods')}
          />
        </>
      )}
      <FormText form={form} name="name" label="Name" maxLength={creditTexts.codeName.max} isRequired />
      <FormText
        form={form}
        name="description"
        label="Description"
        hint="Customers read it when they choose the code."
        maxLength={creditTexts.codeDescription.max}
      />
      <div className="grid gap-1">
        <Checkbox isSelected={photo.value} onChange={photo.onChange}>
          Needs a photo
        </Checkbox>
        <Checkbox isSelected={reason.value} onChange={reason.onChange}>
          Needs a reason
        </Checkbox>
      </div>
      {kind.value === 'goods' && <FormSelect form={form} name="pickUp" label="Goods are picked up" options={pickUps} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          label="Days to ask, from the delivery on"
          hint="0: on the day of the delivery only"
          keepsZero
          {...days}
          isRequired
        />
        <NumberField label="Hours to decide" {...hours} isRequired />
      </div>
      {!isNew && (
        <Toggle isSelected={isActive.value} onChange={isActive.onChange} error={isActive.error}>
          Offered for new requests
        </Toggle>
      )}
    </>
  )
}

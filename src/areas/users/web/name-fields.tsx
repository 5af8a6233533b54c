import { checkContactPhone, joinContactPhone, splitContactPhone } from '#areas/two-factor/rules/contact-phone.ts'
import { FormPhone } from '#ui/form/form-phone.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import type { Names } from '../rules/check-names.ts'

/** USERS-1: names and phone of a user. */
export function NameFields({
  form,
  savedPhone = '',
  isDisabled = false,
}: {
  form: FormFields<Names>
  /** It may stay as it is, whatever its spelling. */
  savedPhone?: string
  isDisabled?: boolean
}) {
  const name = { form, isDisabled, maxLength: 100 }
  return (
    <div className="two-columns gap-4">
      <FormText {...name} name="firstName" label="First name" isRequired />
      <FormText {...name} name="lastName" label="Last name" />
      <FormText
        {...name}
        name="displayName"
        label="Display name"
        hint="First and last name unless said"
        maxLength={200}
      />
      <FormPhone
        form={form}
        name="phone"
        label="Contact number"
        split={splitContactPhone}
        join={joinContactPhone}
        check={(phone) => checkContactPhone(phone, savedPhone)}
        isDisabled={isDisabled}
      />
    </div>
  )
}

import { useActor } from '#browser/current-user.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import type { CartAccess } from '#areas/carts/cart-access.endpoints.ts'
import { VisibleToCustomer } from '../visible-to-customer.tsx'
import { type AccessForm, type InternalOwner, noOwner } from './access-form.ts'
import { MailNameField } from './mail-name-field.tsx'

/** CART-9: locked or not, the owners, and for staff what the customer sees. */
export function AccessFields({ access, form }: { access: CartAccess; form: FormFields<AccessForm> }) {
  const sharing = useFormField(form, 'sharingMode')
  const internal = useFormField(form, 'internalOwner')
  const mail = useFormField(form, 'mailName')
  const visible = useFormField(form, 'isVisibleToCustomer')
  const isStaff = useActor().kind === 'internal'
  const { externalOwner, possibleExternalOwners } = access
  // Someone who left keeps what they own until somebody else is chosen.
  const isListed = possibleExternalOwners.some(({ userId }) => userId === externalOwner?.userId)
  const people = externalOwner && !isListed ? [externalOwner, ...possibleExternalOwners] : possibleExternalOwners
  return (
    <div className="grid gap-5">
      <RadioGroup
        label="Sharing"
        {...sharing}
        onChange={(value) => sharing.onChange(value as AccessForm['sharingMode'])}
        choices={[
          { value: 'UNLOCK', label: <Choice name="Unlocked" words="Everyone who may manage carts can change it" /> },
          { value: 'LOCK', label: <Choice name="Locked" words="Only its owners can change it or switch to it" /> },
        ]}
      />
      <FormSelect
        form={form}
        name="externalOwner"
        label="External owner"
        options={[
          { value: noOwner, label: 'None' },
          ...people.map(({ userId, name, roleName }) => ({ value: userId, label: `${name}, ${roleName}` })),
        ]}
      />
      {isStaff && (
        <>
          <div className="grid gap-2">
            <RadioGroup
              label="Internal owner"
              value={internal.value}
              onChange={(value) => {
                internal.onChange(value as InternalOwner)
                // A refusal is about who was chosen before.
                mail.onChange(mail.value)
              }}
              error={internal.value === 'other' ? undefined : mail.error}
              choices={[
                { value: 'none', label: 'None' },
                { value: 'me', label: 'Me' },
                { value: 'other', label: 'Another user' },
              ]}
            />
            {internal.value === 'other' && <MailNameField suffix={access.staffMailSuffix ?? ''} {...mail} />}
          </div>
          <div {...(visible.error && { 'data-invalid': '' })}>
            <VisibleToCustomer isSelected={visible.value} onChange={visible.onChange} />
            {visible.error && (
              <p role="alert" className="text-12 text-danger">
                {visible.error}
              </p>
            )}
          </div>
        </>
      )}
    </div>
  )
}

const Choice = ({ name, words }: { name: string; words: string }) => (
  <span className="py-0.5">
    {name} <span className="block text-13 text-muted">{words}</span>
  </span>
)

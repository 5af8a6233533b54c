import { useActor } from '#browser/current-user.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import type { CartAccess } from '#areas/carts/cart-access.endpoints.ts'
import { VisibleToCustomer } from '../visible-to-customer.tsx'
import { type AccessForm, type InternalOwner, noOwner } from './access-form.ts'
import { MailNameField } from './mail-name-field.tsx'

/** What is wrong with which field. */
export type AccessProblems = Partial<Record<string, string>>

/** CART-9: locked or not, the owners, and for staff what the customer sees. */
export function AccessFields({
  access,
  form,
  problems,
  onChange,
}: {
  access: CartAccess
  form: AccessForm
  problems: AccessProblems
  onChange: (part: Partial<AccessForm>) => void
}) {
  const isStaff = useActor().kind === 'internal'
  const { externalOwner, possibleExternalOwners } = access
  // Someone who left keeps what they own until somebody else is chosen.
  const isListed = possibleExternalOwners.some(({ userId }) => userId === externalOwner?.userId)
  const people = externalOwner && !isListed ? [externalOwner, ...possibleExternalOwners] : possibleExternalOwners
  return (
    <div className="grid gap-5">
      <RadioGroup
        label="Sharing"
        value={form.sharingMode}
        onChange={(value) => onChange({ sharingMode: value as AccessForm['sharingMode'] })}
        error={problems['sharingMode']}
        choices={[
          { value: 'UNLOCK', label: <Choice name="Unlocked" words="Everyone who may manage carts can change it" /> },
          { value: 'LOCK', label: <Choice name="Locked" words="Only its owners can change it or switch to it" /> },
        ]}
      />
      <Select
        label="External owner"
        value={form.externalOwner}
        onChange={(value) => onChange({ externalOwner: value })}
        error={problems['externalOwnerInfo']}
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
              value={form.internalOwner}
              onChange={(value) => onChange({ internalOwner: value as InternalOwner })}
              choices={[
                { value: 'none', label: 'None' },
                { value: 'me', label: 'Me' },
                { value: 'other', label: 'Another user' },
              ]}
            />
            {form.internalOwner === 'other' && (
              <MailNameField
                suffix={access.staffMailSuffix ?? ''}
                value={form.mailName}
                onChange={(mailName) => onChange({ mailName })}
                error={problems['internalOwnerEmail']}
              />
            )}
          </div>
          <div>
            <VisibleToCustomer
              isSelected={form.isVisibleToCustomer}
              onChange={(isVisibleToCustomer) => onChange({ isVisibleToCustomer })}
            />
            {problems['isVisibleToCustomer'] && (
              <p role="alert" className="text-12 text-danger">
                {problems['isVisibleToCustomer']}
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

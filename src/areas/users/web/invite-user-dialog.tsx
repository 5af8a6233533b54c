import { kindOf } from '#areas/access/roles.ts'
import { useActor } from '#browser/current-user.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormBody } from '#ui/form/form-frame.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import { Select } from '#ui/select.tsx'
import type { Names } from '../rules/check-names.ts'
import { listMissing } from '../rules/list-missing.ts'
import { inviteUser } from '../users.endpoints.ts'
import { type CustomerDraft, CustomerFields, customerKeys } from './customer-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { type PermissionDraft, PermissionFields } from './permission-fields.tsx'
import { useChangeUser } from './use-change-user.ts'

/** The types an invitation can have, in words; customers are ece unless they only look. */
const types = [
  { value: 'ece', label: 'Customer' },
  { value: 'ecm', label: 'Prospective customer' },
  { value: 'eci', label: 'Sales staff' },
  { value: 'ecmi', label: 'Office staff' },
] as const
type InvitedType = (typeof types)[number]['value']
const isStaff = (type: InvitedType): boolean => kindOf(type) === 'internal'

interface Invitation extends Names, PermissionDraft {
  readonly type: InvitedType
  readonly email: string
  readonly customers: CustomerDraft
}

const nobody: Invitation = {
  type: 'ece',
  email: '',
  displayName: '',
  firstName: '',
  lastName: '',
  phone: '',
  role: '',
  features: [],
  allowedModesUi: ['restaurant'],
  customers: { billTos: [], shipTos: [] },
}

function problemsOf({ type, customers, ...typed }: Invitation) {
  const { billTos, ...missing } = listMissing({ ...typed, billTos: customers.billTos, isStaff: isStaff(type) })
  return { ...missing, customers: billTos }
}

/** USERS-1: creates a user and sends the invitation. */
export function InviteUserDialog({ close }: DialogProps) {
  const actor = useActor()
  const act = useChangeUser(inviteUser, close)
  const form = useCallForm({
    act,
    places: { billTos: 'customers', shipTos: 'customers' },
    saved: nobody,
    problemsOf,
    onSubmit: ({ customers, features, allowedModesUi, ...invitation }) => {
      const { billTos, shipTos } = customerKeys(isStaff(invitation.type) ? nobody.customers : customers)
      act.run({
        body: { ...invitation, features: [...features], allowedModesUi: [...allowedModesUi], billTos, shipTos },
      })
    },
  })
  const type = useFormField(form, 'type')
  const customers = useFormField(form, 'customers')
  return (
    <Dialog
      title="Invite user"
      isOpen
      width={760}
      isDirty={form.isDirty}
      onClose={close}
      onSubmit={form.submit}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={form.isRunning} onPress={form.submit}>
            Invite
          </Button>
        </>
      }
    >
      <FormBody form={form} className="grid gap-6">
        <div className="two-columns items-start gap-4">
          <FormText form={form} name="email" label="E-mail" type="email" isRequired autoFocus />
          {actor.kind === 'internal' && (
            <Select
              label="User type"
              options={types}
              {...type}
              onChange={(next) => form.change({ type: next, role: '', features: [] })}
            />
          )}
        </div>
        <NameFields form={form} />
        {!isStaff(type.value) && (
          <CustomerFields draft={customers.value} onChange={customers.onChange} error={customers.error} />
        )}
        <PermissionFields actor={actor} type={type.value} form={form} />
      </FormBody>
    </Dialog>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Names } from '../rules/check-names.ts'
import { listMissing } from '../rules/list-missing.ts'
import { inviteUser } from '../users.endpoints.ts'
import { type CustomerDraft, CustomerFields } from './customer-fields.tsx'
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

/** USERS-1: creates a user and sends the invitation. */
export function InviteUserDialog({ close }: DialogProps) {
  const actor = useActor()
  const [type, setType] = useState<InvitedType>('ece')
  const [email, setEmail] = useState('')
  const [names, setNames] = useState<Names>({ displayName: '', firstName: '', lastName: '', phone: '' })
  const [permissions, setPermissions] = useState<PermissionDraft>({
    role: '',
    features: [],
    allowedModesUi: ['restaurant'],
  })
  const [customers, setCustomers] = useState<CustomerDraft>({ billTos: [], shipTos: [] })
  const draft = JSON.stringify({ type, email, names, permissions, customers })
  const [start] = useState(draft)
  const { run, isRunning, failure } = useChangeUser(inviteUser, close)
  const form = useRef<HTMLDivElement>(null)
  const isStaff = type === 'eci' || type === 'ecmi'
  const [tries, setTries] = useState(0)
  const missing: Partial<Record<string, string>> = listMissing({
    email,
    firstName: names.firstName,
    phone: names.phone,
    billTos: customers.billTos,
    role: permissions.role,
    isStaff,
  })
  const isWhole = Object.keys(missing).length === 0
  useEffect(() => {
    if (!failure?.field && tries === 0) return
    // The form is longer than the window: what is at fault comes into view.
    const fault = form.current?.querySelector<HTMLElement>('[data-invalid], [role=alert]')
    fault?.scrollIntoView({ block: 'center' })
    fault?.querySelector<HTMLElement>('input, button')?.focus()
  }, [failure, tries])
  const errorOf = (field: string) =>
    (tries > 0 && missing[field]) || (failure?.field === field ? failure.message : undefined)
  const submit = () => {
    if (isRunning) return
    if (!isWhole) return setTries(tries + 1)
    const keys = (list: readonly { division: string; number: string }[]) =>
      list.map(({ division, number }) => ({ division, number }))
    run({
      body: {
        ...names,
        email,
        type,
        role: permissions.role,
        features: [...permissions.features],
        allowedModesUi: [...permissions.allowedModesUi],
        billTos: isStaff ? [] : keys(customers.billTos),
        shipTos: isStaff ? [] : keys(customers.shipTos),
      },
    })
  }
  return (
    <Dialog
      title="Invite user"
      isOpen
      width={760}
      isDirty={draft !== start}
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={isRunning} onPress={submit}>
            Invite
          </Button>
        </>
      }
    >
      <div ref={form} className="grid gap-6">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="E-mail"
            type="email"
            value={email}
            onChange={setEmail}
            error={errorOf('email')}
            isRequired
            autoFocus
          />
          {actor.kind === 'internal' && (
            <Select
              label="User type"
              options={types}
              value={type}
              onChange={(next) => {
                setType(next)
                setPermissions({ ...permissions, role: '', features: [] })
              }}
              error={errorOf('type')}
            />
          )}
        </div>
        <NameFields names={names} onChange={setNames} errorOf={errorOf} />
        {!isStaff && <CustomerFields draft={customers} onChange={setCustomers} error={errorOf('billTos')} />}
        <PermissionFields actor={actor} type={type} draft={permissions} onChange={setPermissions} errorOf={errorOf} />
      </div>
    </Dialog>
  )
}

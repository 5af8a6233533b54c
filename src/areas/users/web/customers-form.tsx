import { plural } from '#kit/text.ts'
import { useActor } from '#browser/current-user.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { UserDetail } from '../user.ts'
import { updateUserCustomers } from '../users.endpoints.ts'
import { usersRefusals } from '../users.refusals.ts'
import { type CustomerDraft, CustomerFields, customerKeys } from './customer-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { useChangeUser } from './use-change-user.ts'

const draftOf = ({ billTos, shipTos }: CustomerDraft): CustomerDraft => ({
  billTos: billTos.map(({ division, number, name }) => ({ division, number, name })),
  shipTos: shipTos.map(({ division, number, name, billTo }) => ({ division, number, name, billTo })),
})

/** USERS-2: the customers of the user. */
export function CustomersForm({ user }: { user: UserDetail }) {
  const act = useChangeUser(updateUserCustomers)
  const form = useCallForm({
    act,
    places: { billTos: 'customers', shipTos: 'customers' },
    saved: { customers: draftOf(user) },
    onSubmit: ({ customers }) => {
      act.run({ params: { userId: user.userId }, body: customerKeys(customers) }, user.versions.customers)
    },
  })
  const { value, onChange, error } = useFormField(form, 'customers')
  const mayChange = user.abilities.changeProfile === null
  const mayAdd = useActor().can('addBillTo')
  return (
    <FormFrame form={form} className="grid gap-4">
      <ChangedByOthers
        fields={form.news.map(() => ({ label: 'Customers', now: user.billTos.map(({ name }) => name).join(', ') }))}
      />
      {mayChange && !mayAdd && (
        <p className="text-13 text-muted">You may take bill-tos away. {usersRefusals.bill_to_not_addable.message}</p>
      )}
      {mayChange ? (
        <CustomerFields draft={value} onChange={onChange} error={error} />
      ) : (
        <ul className="rounded-control border border-line">
          {[...user.billTos, ...user.shipTos].map(({ division, number, name }) => (
            <li
              key={division + number}
              className="flex justify-between gap-3 border-b border-line px-3 py-2 last:border-0"
            >
              <span className="min-w-0 truncate">{name}</span>
              <span className="figures text-12 text-muted">
                {division} {number}
              </span>
            </li>
          ))}
        </ul>
      )}
      {user.hiddenBillTos > 0 && (
        <p className="text-13 text-muted">And {plural(user.hiddenBillTos, 'bill-to')} that you do not serve.</p>
      )}
      <FormEnd ability={user.abilities.changeProfile} form={form} />
    </FormFrame>
  )
}

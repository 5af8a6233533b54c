import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import type { UserDetail } from '../user.ts'
import { updateUserCustomers } from '../users.endpoints.ts'
import { type CustomerDraft, CustomerFields } from './customer-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { useChangeUser } from './use-change-user.ts'

const keysOf = (list: readonly { division: string; number: string }[]) =>
  list.map(({ division, number }) => ({ division, number }))
const textOf = ({ billTos, shipTos }: CustomerDraft) =>
  JSON.stringify([billTos, shipTos].map((list) => list.map(({ division, number }) => division + number).toSorted()))

/** USERS-2: the customers of the user. */
export function CustomersForm({ user }: { user: UserDetail }) {
  const saved: CustomerDraft = { billTos: user.billTos, shipTos: user.shipTos }
  const [draft, setDraft] = useState(saved)
  const [opened, setOpened] = useState(saved)
  // The version this form was opened with or told of: a colleague's change is refused once, and
  // then known.
  const [version, setVersion] = useState(user.versions.customers)
  const [isNews, setIsNews] = useState(false)
  if (version !== user.versions.customers) {
    const isTyped = textOf(draft) !== textOf(opened)
    setIsNews(isTyped && textOf(draft) !== textOf(saved))
    if (!isTyped) setDraft(saved)
    setOpened(saved)
    setVersion(user.versions.customers)
  }
  const { run, isRunning, failure } = useChangeUser(updateUserCustomers)
  const mayChange = user.abilities.changeProfile === null
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const body = { billTos: keysOf(draft.billTos), shipTos: keysOf(draft.shipTos) }
        if (!isRunning) run({ params: { userId: user.userId }, body }, version)
      }}
    >
      <ChangedByOthers
        fields={isNews ? [{ label: 'Customers', now: saved.billTos.map(({ name }) => name).join(', ') }] : []}
      />
      {mayChange ? (
        <CustomerFields draft={draft} onChange={setDraft} error={failure?.field ? failure.message : undefined} />
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
      <FormEnd
        ability={user.abilities.changeProfile}
        isDirty={textOf(draft) !== textOf(saved)}
        isRunning={isRunning}
        failure={failure}
        onCancel={() => setDraft(saved)}
      />
    </form>
  )
}

import { useActor } from '#browser/current-user.ts'
import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { Chip } from '#ui/chip.tsx'
import { roles, type Role } from '#areas/access/roles.ts'
import { stateWords, userStates } from '../user.ts'
import type { UserSearch } from './user-search.ts'

/** USERS-1: the filters; every change leads back to the first page. */
export function UserFilters({ search, change }: { search: UserSearch; change: ChangeSearch<UserSearch> }) {
  const isStaff = useActor().kind === 'internal'
  const { text, type, sendNow } = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const offered = (Object.keys(roles) as Role[]).filter(
    (role) => (isStaff || !roles[role].isStaff) && (!search.kind || roles[role].isStaff === (search.kind === 'staff')),
  )
  return (
    <div className="grid gap-2 pb-3">
      <form
        role="search"
        className="grid grid-cols-2 items-end gap-2 md:flex md:flex-wrap"
        onSubmit={(event) => {
          event.preventDefault()
          sendNow()
        }}
      >
        <label className="col-span-2 min-w-40 flex-1 text-12 text-muted md:min-w-48">
          Name, e-mail or phone
          <input
            type="search"
            className="field text-ink"
            value={text}
            maxLength={100}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => text.trim() !== search.keyword && sendNow()}
          />
        </label>
        {isStaff && (
          <Choice
            label="Kind"
            value={search.kind}
            options={[
              ['staff', 'Staff'],
              ['customer', 'Customers'],
            ]}
            onChange={(kind) => change({ kind, role: undefined })}
          />
        )}
        <Choice
          label="Role"
          value={search.role}
          options={offered.map((role) => [role, roles[role].name])}
          onChange={(role) => change({ role })}
        />
        <Choice
          label="Status"
          value={search.state}
          options={userStates.map((state) => [state, stateWords[state]])}
          onChange={(state) => change({ state })}
        />
      </form>
      {search.billTo && (
        <div className="flex flex-wrap gap-1.5" role="group" aria-label="Filters that are on">
          <Chip
            removeLabel={`Remove filter Bill-to ${search.billTo.replace('/', ' ')}`}
            onRemove={() => change({ billTo: undefined })}
          >
            Bill-to {search.billTo.replace('/', ' ')}
          </Chip>
        </div>
      )}
    </div>
  )
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string | undefined) => void
}) {
  return (
    <label className="text-12 text-muted">
      {label}
      <select
        className="field text-ink"
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        <option value="">All</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

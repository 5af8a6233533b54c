import { useActor } from '#browser/current-user.ts'
import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { FiltersInUse } from '#ui/filters-in-use.tsx'
import { roles, type Role } from '#areas/access/roles.ts'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { stateWords, userStates } from '../user.ts'
import type { UserSearch } from './user-search.ts'

/** USERS-1: the filters; every change leads back to the first page. */
export function UserFilters({ search, change }: { search: UserSearch; change: ChangeSearch<UserSearch> }) {
  const isStaff = useActor().kind === 'internal'
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const offered = (Object.keys(roles) as Role[]).filter(
    (role) => (isStaff || !roles[role].isStaff) && (!search.kind || roles[role].isStaff === (search.kind === 'staff')),
  )
  return (
    <div className="grid gap-2 pb-3">
      <search className="grid grid-cols-2 items-end gap-2 md:flex md:flex-wrap">
        <KeywordFilter
          label="Name, e-mail or phone"
          className="col-span-2 min-w-40 flex-1 md:min-w-48"
          keyword={search.keyword}
          typed={typed}
        />
        {isStaff && (
          <FilterSelect
            label="Kind"
            value={search.kind}
            options={[
              ['staff', 'Staff'],
              ['customer', 'Customers'],
            ]}
            onChange={(kind) => change({ kind, role: undefined })}
          />
        )}
        <FilterSelect
          label="Role"
          value={search.role}
          options={offered.map((role) => [role, roles[role].name])}
          onChange={(role) => change({ role })}
        />
        <FilterSelect
          label="Status"
          value={search.state}
          options={userStates.map((state) => [state, stateWords[state]])}
          onChange={(state) => change({ state })}
        />
      </search>
      <FiltersInUse
        filters={
          search.billTo
            ? [{ key: 'billTo', label: `Bill-to ${search.billTo.replace('/', ' ')}`, off: { billTo: undefined } }]
            : []
        }
        change={change}
      />
    </div>
  )
}

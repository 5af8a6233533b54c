import { Fragment, useState } from 'react'
import { useMode } from '#browser/app-mode.ts'
import { useMe } from '#browser/current-user.ts'
import { type Shortcut, useShortcuts } from '#browser/shortcuts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { TextField } from '#ui/text-field.tsx'
import { findShortcuts, type ListedGroup } from './find-shortcuts.ts'
import { keyCapsOf } from './key-caps.ts'

const inDialogs: Shortcut = { keys: '$mod+Enter', label: 'Submit the open dialog', group: 'Navigation' }

/**
 * SHELL-5: the keys, by search and in groups. Opened first, the search takes the focus into the
 * dialog.
 */
export function ShortcutsTab({ isFirst }: { isFirst: boolean }) {
  const me = useMe()
  const mode = useMode()
  const [keyword, setKeyword] = useState('')
  const everywhere = useShortcuts()
  const groups = findShortcuts([...everywhere, inDialogs], keyword, me, mode)
  return (
    <div className="flex flex-col gap-4">
      <TextField label="Search" type="search" value={keyword} onChange={setKeyword} autoFocus={isFirst} />
      {groups.map((group) => (
        <GroupList key={group.group} group={group} />
      ))}
      {groups.length === 0 && <EmptyState title="No shortcut matches" />}
    </div>
  )
}

function GroupList({ group: { group, place, shortcuts } }: { group: ListedGroup }) {
  return (
    <section>
      <h3 className="mb-1 text-13 font-semibold">
        {group}
        {place && <span className="ml-2 font-normal text-muted">{place}</span>}
      </h3>
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, label }) => (
          <div key={`${keys} ${label}`} className="flex min-h-9 items-center justify-between gap-4">
            <dt>{label}</dt>
            <dd className="flex shrink-0 items-center gap-1">
              {keyCapsOf(keys).map((caps, index) => (
                <Fragment key={caps.join('+')}>
                  {index > 0 && <span className="text-12 text-muted">then</span>}
                  {caps.map((cap) => (
                    <Kbd key={cap}>{cap}</Kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

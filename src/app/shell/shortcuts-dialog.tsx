import { Fragment, useState } from 'react'
import { useMe } from '#browser/current-user.ts'
import { type Shortcut, shortcutGroups, useShortcuts } from '#browser/shortcuts.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { TextField } from '#ui/text-field.tsx'
import { keyCapsOf } from './key-caps.ts'

const everywhere: Shortcut = { keys: '$mod+Enter', label: 'Submit the open dialog', group: 'Navigation' }

/** SHELL-5: every shortcut that works here, with search and in groups; Advanced Layout for internal users only. */
export function ShortcutsDialog({ close }: DialogProps) {
  const me = useMe()
  const [keyword, setKeyword] = useState('')
  const known = [everywhere, ...useShortcuts()].filter(
    ({ group, label }) =>
      (group !== 'Advanced Layout' || me.kind === 'internal') &&
      label.toLowerCase().includes(keyword.trim().toLowerCase()),
  )
  return (
    <Dialog title="Keyboard Shortcuts" isOpen onClose={close} width={560}>
      <div className="flex flex-col gap-4">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus in, and this is its first field */}
        <TextField label="Search" type="search" value={keyword} onChange={setKeyword} autoFocus />
        {shortcutGroups.map((group) => (
          <ShortcutGroupList
            key={group}
            name={group}
            shortcuts={known.filter((shortcut) => shortcut.group === group)}
          />
        ))}
        {known.length === 0 && <EmptyState title="No shortcut matches" />}
      </div>
    </Dialog>
  )
}

function ShortcutGroupList({ name, shortcuts }: { name: string; shortcuts: readonly Shortcut[] }) {
  if (shortcuts.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-13 font-semibold text-muted">{name}</h3>
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

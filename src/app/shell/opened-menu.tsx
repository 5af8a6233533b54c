import { type ReactNode, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { Menu } from '#ui/menu.tsx'
import type { MenuEntry } from '#ui/menu-items.tsx'

/** What a menu of the bar consists of. */
export interface OpenedMenuProps {
  readonly label: string
  readonly buttonLabel: string
  /** The tooltip of a button that is a picture alone. */
  readonly tip?: string | undefined
  readonly look: string
  readonly entries: readonly MenuEntry[]
  readonly head?: ReactNode
}

/**
 * The menu itself. Its button, which was just pressed, takes the focus as it appears, so that the
 * focus returns there; the first focus opens the menu.
 */
export function OpenedMenu({
  label,
  buttonLabel,
  tip,
  look,
  entries,
  head,
  children,
}: OpenedMenuProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <Menu
      label={label}
      head={head}
      entries={entries}
      isOpen={isOpen ?? false}
      onOpenChange={setOpen}
      trigger={
        <AriaButton
          autoFocus
          onFocus={() => setOpen((before) => before ?? true)}
          aria-label={buttonLabel}
          data-tip={tip}
          className={look}
        >
          {children}
        </AriaButton>
      }
    />
  )
}

import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuTrigger, Popover } from 'react-aria-components'
import { type MenuEntry, menuItems } from './menu-items.tsx'

/**
 * A menu on a button. With `isOpen` and `onOpenChange` its owner opens it; it starts on its first
 * entry then, as if it was opened by a key.
 */
export function Menu({
  trigger,
  label,
  entries,
  head,
  isOpen,
  onOpenChange,
}: {
  trigger: ReactNode
  label: string
  entries: readonly MenuEntry[]
  head?: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}) {
  return (
    <MenuTrigger {...(isOpen !== undefined && { isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <Popover placement="bottom end" offset={6} className="floating fade-in min-w-52 p-1">
        {head && <div className="border-b border-line px-2.5 pt-1.5 pb-2.5">{head}</div>}
        <AriaMenu aria-label={label} className="outline-none" {...(onOpenChange && { autoFocus: 'first' as const })}>
          {menuItems(entries)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

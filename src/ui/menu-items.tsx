import type { ReactNode } from 'react'
import { MenuItem, Separator } from 'react-aria-components'

/** One entry of a menu: an action, or a place to go. */
export interface MenuEntry {
  id: string
  label: string
  icon?: ReactNode
  onAction?: () => void
  href?: string
  /** A line above this entry. */
  startsGroup?: boolean
}

/** The entries of a menu as React Aria draws them. */
export const menuItems = (entries: readonly MenuEntry[]) =>
  entries.flatMap((entry) => [
    ...(entry.startsGroup ? [<Separator key={`${entry.id}-line`} className="my-1 border-t border-line" />] : []),
    <MenuItem
      key={entry.id}
      id={entry.id}
      textValue={entry.label}
      className="option"
      {...(entry.href && { href: entry.href })}
      {...(entry.onAction && { onAction: entry.onAction })}
    >
      {entry.icon}
      {entry.label}
    </MenuItem>,
  ])

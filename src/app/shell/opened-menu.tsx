import { type ReactNode, useEffect, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { Menu, type MenuEntry } from '#ui/menu.tsx'

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

/** The menu itself: it opens as it appears, since its button was just pressed. */
export function OpenedMenu({
  label,
  buttonLabel,
  tip,
  look,
  entries,
  head,
  children,
}: OpenedMenuProps & { children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // First the focus, so that it returns here when the menu closes.
    button.current?.focus()
    // The key that opens a menu on its first entry, also after a click.
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  }, [])
  return (
    <Menu
      label={label}
      head={head}
      entries={entries}
      trigger={
        <AriaButton ref={button} aria-label={buttonLabel} data-tip={tip} className={look}>
          {children}
        </AriaButton>
      }
    />
  )
}

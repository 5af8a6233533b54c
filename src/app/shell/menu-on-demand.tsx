import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import type { OpenedMenuProps } from './opened-menu.tsx'

const load = () => import('./opened-menu.tsx').then((module) => ({ default: module.OpenedMenu }))
const OpenedMenu = lazy(load)

/** A menu whose code loads when somebody reaches for it; until then only its button is there. */
export function MenuOnDemand({ children, ...props }: OpenedMenuProps & { children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false)
  const reach = () => void load().catch(() => undefined)
  const button = (
    <AriaButton
      aria-label={props.buttonLabel}
      aria-haspopup="menu"
      aria-expanded={false}
      className={props.look}
      onHoverStart={reach}
      onFocus={reach}
      onPress={() => setIsWanted(true)}
    >
      {children}
    </AriaButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props}>{children}</OpenedMenu>
    </Suspense>
  )
}

import { lazy, type ReactNode } from 'react'
import { OnDemand } from './on-demand.tsx'
import type { OpenedMenuProps } from './opened-menu.tsx'

const load = () => import('./opened-menu.tsx').then((module) => ({ default: module.OpenedMenu }))
const OpenedMenu = lazy(load)

/** A menu whose code loads when somebody reaches for it; until then only its button is there. */
export function MenuOnDemand({ children, ...props }: OpenedMenuProps & { children: ReactNode }) {
  return (
    <OnDemand
      label={props.buttonLabel}
      look={props.look}
      load={load}
      opened={<OpenedMenu {...props}>{children}</OpenedMenu>}
    >
      {children}
    </OnDemand>
  )
}

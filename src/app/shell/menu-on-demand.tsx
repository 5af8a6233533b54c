import type { ReactNode } from 'react'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { OnDemand } from './on-demand.tsx'
import type { OpenedMenuProps } from './opened-menu.tsx'

const OpenedMenu = loadOnDemand(() => import('./opened-menu.tsx').then((module) => module.OpenedMenu), 'compact')

/** A menu whose code loads on hover or focus of its button. */
export function MenuOnDemand({ children, ...props }: OpenedMenuProps & { children: ReactNode }) {
  return (
    <OnDemand
      label={props.buttonLabel}
      tip={props.tip}
      look={props.look}
      preload={OpenedMenu.preload}
      opened={<OpenedMenu {...props}>{children}</OpenedMenu>}
    >
      {children}
    </OnDemand>
  )
}

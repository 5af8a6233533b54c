import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components'

/** Props of an icon button. */
export interface IconButtonProps {
  /** Says what it does; read aloud and shown as a tooltip. */
  label: string
  children: ReactNode
  onPress?: () => void
  /** Why it cannot be used now. */
  disabledReason?: string | undefined
  /** `close` inside dialogs. */
  slot?: string
}

/** An icon that acts. Never without its name. */
export function IconButton({ label, children, onPress, disabledReason, slot }: IconButtonProps) {
  const refused = disabledReason !== undefined
  return (
    <AriaButton
      aria-label={refused ? `${label}. ${disabledReason}` : label}
      data-tip={disabledReason ?? label}
      {...(slot && { slot })}
      {...(refused ? { 'aria-disabled': true } : onPress && { onPress })}
      className={`relative inline-grid size-[36px] shrink-0 place-items-center rounded-control text-muted transition-colors duration-120 data-hovered:bg-sunken data-hovered:text-ink pointer-coarse:size-[44px] print:hidden ${refused ? 'opacity-50' : ''}`}
    >
      {children}
    </AriaButton>
  )
}

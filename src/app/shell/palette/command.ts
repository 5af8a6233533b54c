import type { ComponentType } from 'react'

/** The groups of the palette. */
type CommandKind =
  | 'Recent'
  | 'Actions'
  | 'Screens'
  | 'Orders'
  | 'Invoices'
  | 'Payments'
  | 'Guides'
  | 'Items'
  | 'Ship-tos'
  | 'Customers'
  | 'Carts'

/** Something the palette can do or open (SHELL-10). */
export interface Command {
  /** Unique, and the same on another day. */
  readonly id: string
  readonly kind: CommandKind
  readonly label: string
  /** Distinguishes it from others of the same name. */
  readonly detail?: string
  /** Other words it is found by. */
  readonly words?: string | undefined
  /** As `useShortcut` writes keys. */
  readonly keys?: string | undefined
  readonly icon: ComponentType<{ size?: number | string; className?: string; 'aria-hidden'?: boolean }>
  readonly run: () => void
}

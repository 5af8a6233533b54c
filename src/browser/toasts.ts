import { useSyncExternalStore } from 'react'

/**
 * How long a toast stays, in milliseconds (SHELL-9); one with an action stays longer, as it asks
 * for a decision.
 */
export const toastMs = 3_000
const toastWithActionMs = 8_000

/** A short message that needs no place of its own. */
export interface Toast {
  readonly tone: 'success' | 'danger' | 'info'
  readonly message: string
  /** Such as Undo. */
  readonly action?: { readonly label: string; run(): void }
}

/** A toast on the screen. */
export interface ShownToast extends Toast {
  readonly key: number
  readonly stayMs: number
}

let shown: readonly ShownToast[] = []
let nextKey = 1
const listeners = new Set<() => void>()

function change(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast; the same message again replaces the earlier one. */
export function showToast(toast: Toast): void {
  const stayMs = toast.action ? toastWithActionMs : toastMs
  const others = shown.filter(({ message }) => message !== toast.message)
  change([...others, { ...toast, key: nextKey++, stayMs }].slice(-3))
}

/** Takes a toast away. */
export const hideToast = (key: number): void => change(shown.filter((toast) => toast.key !== key))

/** The toasts on the screen, oldest first; the shell draws them. */
export const useToasts = (): readonly ShownToast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => shown,
  )

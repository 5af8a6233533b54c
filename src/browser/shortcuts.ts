import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createKeybindingsHandler } from 'tinykeys'

/** SHELL-5: the four groups of the shortcut list. */
export const shortcutGroups = ['Navigation', 'Order View', 'Review Cart', 'Advanced Layout'] as const
/** One of the four. */
export type ShortcutGroup = (typeof shortcutGroups)[number]

/** A shortcut as the help dialog lists it. */
export interface Shortcut {
  /** As tinykeys writes it: '/', 'g s', '$mod+Enter', 'Shift+?'. */
  readonly keys: string
  readonly label: string
  readonly group: ShortcutGroup
}

interface Registered extends Shortcut {
  readonly act: (event: KeyboardEvent) => void
}

let registered: readonly Registered[] = []
const listeners = new Set<() => void>()

function change(next: readonly Registered[]): void {
  registered = next
  for (const listener of listeners) listener()
}

/** SHELL-5: `act` runs on these keys while the component is on the screen, and the help dialog lists it. */
export function useShortcut(
  keys: string | null,
  label: string,
  group: ShortcutGroup,
  act: (event: KeyboardEvent) => void,
): void {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (keys === null) return undefined
    const shortcut: Registered = { keys, label, group, act: (event) => run(event) }
    change([...registered, shortcut])
    return () => change(registered.filter((other) => other !== shortcut))
  }, [keys, label, group])
}

/** Every shortcut that works right now, once each. */
export const useShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => registered,
  )

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || isTextInput(target))

const isTextInput = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range|file)$/.test(target.type)

const hasModifier = (keys: string): boolean => /(\$mod|Control|Alt|Meta)\+/.test(keys)

/** Starts listening. In the capture phase, as React Aria stops keys on their way up; returns how to stop. */
export function listenToKeys(): () => void {
  let handlers = new Map<Registered, (event: Event) => void>()
  const onKeyDown = (event: KeyboardEvent) => {
    const isInText = isTyping(event.target)
    const isInDialog = document.querySelector('[role="dialog"],[role="alertdialog"]') !== null
    const next = new Map<Registered, (event: Event) => void>()
    // The latest comes first: a dialog's shortcut wins over the screen below it.
    for (const shortcut of registered.toReversed()) {
      const handler = handlers.get(shortcut) ?? createKeybindingsHandler({ [shortcut.keys]: shortcut.act })
      next.set(shortcut, handler)
      if (event.defaultPrevented) continue
      // Plain letters belong to the field that has the focus and to an open dialog.
      if (!hasModifier(shortcut.keys) && (isInText || isInDialog)) continue
      handler(event)
    }
    handlers = next
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
}

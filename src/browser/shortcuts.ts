import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isTextField } from './field-text.ts'
import { holdKey, holdKeys, releaseKeys } from './held-keys.ts'
import { hasModifier, isPlain, KeySequences } from './key-sequences.ts'

/** SHELL-5: the groups of the shortcut list: the four of the specification, and two of ours. */
export const shortcutGroups = [
  'Navigation',
  'Order View',
  'Guides',
  'Review Cart',
  'Advanced Layout',
  'Credit Requests',
] as const
/** One of them. */
export type ShortcutGroup = (typeof shortcutGroups)[number]

/** A shortcut as the help dialog lists it. */
export interface Shortcut {
  /** As tinykeys writes it: '/', 'g s', '$mod+Enter', 'Shift+?'. */
  readonly keys: string
  readonly label: string
  readonly group: ShortcutGroup
}

interface Registered extends Shortcut {
  readonly isForDialogs: boolean
  readonly act: (event: KeyboardEvent) => void
}

let registered: readonly Registered[] = []
const listeners = new Set<() => void>()

function change(next: readonly Registered[]): void {
  registered = next
  for (const listener of listeners) listener()
}

/**
 * SHELL-5: `act` runs on these keys while the component is on the screen, and the help dialog lists
 * it. The browser does nothing else with them. While a dialog is open only those marked
 * `isForDialogs` run.
 */
export function useShortcut(
  keys: string | null,
  label: string,
  group: ShortcutGroup,
  act: (event: KeyboardEvent) => void,
  { isForDialogs = false }: { isForDialogs?: boolean } = {},
): void {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (keys === null) return undefined
    const shortcut: Registered = { keys, label, group, isForDialogs, act: (event) => run(event) }
    change([...registered, shortcut])
    takePressed(shortcut)
    return () => change(registered.filter((other) => other !== shortcut))
  }, [keys, label, group, isForDialogs])
}

/** A shortcut whose part is still loading, and the press of it. */
let awaited: { readonly shortcut: Registered; event?: KeyboardEvent } | undefined

/**
 * Until a part registers these keys, a press of them and the keys after it wait for that part;
 * returns how to stop waiting.
 */
export function awaitShortcut(keys: string): () => void {
  const act = (event: KeyboardEvent) => {
    if (awaited) awaited.event = event
    holdKeys()
  }
  const shortcut: Registered = { keys, label: '', group: 'Navigation', isForDialogs: false, act }
  awaited = { shortcut }
  change([...registered, shortcut])
  return () => {
    if (stopAwaiting(shortcut)?.event) releaseKeys()
  }
}

function stopAwaiting(shortcut: Registered): typeof awaited {
  if (awaited?.shortcut !== shortcut) return undefined
  const stopped = awaited
  awaited = undefined
  change(registered.filter((other) => other !== shortcut))
  return stopped
}

/** Runs the press that waited for this shortcut. */
function takePressed(shortcut: Registered): void {
  if (awaited?.shortcut.keys !== shortcut.keys) return
  const { event } = stopAwaiting(awaited.shortcut) ?? {}
  if (event) shortcut.act(event)
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
  target instanceof HTMLElement && (target.isContentEditable || target.tagName === 'SELECT' || isTextField(target))

/** Menus and lists find their entries by typed letters. */
const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role="menu"],[role="listbox"]') !== null

/**
 * What a key is to somebody who sees it before the shortcuts: theirs, probably theirs, or nothing
 * to them. A key that is theirs is no press for a dialog on its way either.
 */
export type KeyClaim = 'taken' | 'likely' | null
/** Sees every key and says what it is to them. */
export type KeyTaker = (event: KeyboardEvent) => KeyClaim

let takers: readonly KeyTaker[] = []

/** Has `taker` see every key from now on, the latest taker first; returns how to stop. */
export function takeKeys(taker: KeyTaker): () => void {
  takers = [taker, ...takers]
  return () => {
    takers = takers.filter((other) => other !== taker)
  }
}

/** The claim of the first taker that has one: those behind it do not see the key. */
function claimOf(event: KeyboardEvent): KeyClaim {
  for (const taker of takers) {
    const claim = taker(event)
    if (claim) return claim
  }
  return null
}

/** True while a dialog or a question is open. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"],[role="alertdialog"]') !== null

/** The key code of a press that an input method still works on. */
const composingKeyCode = 229

/**
 * Starts listening, for as long as the page is open. In the capture phase, as React Aria stops keys
 * on their way up. A key held down runs its shortcut once, and a press that belongs to an input
 * method runs none.
 */
export function listenToKeys(): void {
  const sequences = new KeySequences()
  let takenCode: string | undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const claim = claimOf(event)
    if (claim === 'taken') {
      releaseKeys()
      return sequences.reset()
    }
    if (holdKey(event) || event.defaultPrevented) return
    if (claim === 'likely') {
      // A space would scroll the page, and a slash search it.
      if (!isTyping(event.target)) event.preventDefault()
      return sequences.reset()
    }
    if (event.repeat && event.code === takenCode) {
      // Held down, `q` would otherwise write into the field it went to.
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    if (event.repeat || event.isComposing || event.keyCode === composingKeyCode) return
    const isBusy = isTyping(event.target) || isInMenu(event.target)
    // Typing, and no shortcut can apply: the page need not be searched for a dialog at every key.
    if (isBusy && isPlain(event) && !sequences.isPending(performance.now())) {
      takenCode = undefined
      return
    }
    const isInDialog = isDialogOpen()
    // The latest comes first: it belongs to the innermost part of the screen.
    const applying = registered
      .toReversed()
      .filter(({ keys, isForDialogs }) => (!isInDialog || isForDialogs) && (!isBusy || hasModifier(keys)))
    const { shortcut, isTaken } = sequences.press(event, applying, performance.now())
    takenCode = isTaken ? event.code : undefined
    if (isTaken) event.preventDefault()
    shortcut?.act(event)
  }
  const forget = () => sequences.reset()
  window.addEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('pointerdown', forget, { capture: true })
}

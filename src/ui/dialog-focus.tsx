import { useEffect, useRef, useState } from 'react'
import { focusedPath, isFocusLost, keepFocusNear } from './focus-near.ts'

/**
 * How long a dialog may take to show its first field, in milliseconds; later the person has started
 * elsewhere.
 */
const waitMs = 3_000
const fields = 'input:not([type="hidden"]), textarea, select, [role="combobox"], [data-field]'
/**
 * After its window has gone, React Aria returns the focus itself a frame later; only what it cannot
 * find is left to do.
 */
export const afterReturnMs = 50

/** Marks a button that is a field, for what it chooses. */
export const isField = { 'data-field': '' } as const

/** Marks what takes the focus of a dialog in place of its first field. */
export const initialFocus = { 'data-initial-focus': '' } as const
const marked = '[data-initial-focus]:not(:disabled)'

const frames = '[role="dialog"], [role="alertdialog"]'
/** Where the focus was last in each open dialog. */
const lastFocused = new WeakMap<Element, HTMLElement>()
/** What had the focus when each dialog opened, and what that stood in. */
const openers = new WeakMap<Element, readonly HTMLElement[]>()

const topFrame = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>(frames)].at(-1)

/**
 * What has the focus now; in a dialog also what opened that one, as a dialog that waited for its
 * content gives way to the one with the content.
 */
function openerNow(): readonly HTMLElement[] {
  const path = focusedPath()
  // Between its Retry, which is gone, and its content nothing has the focus.
  const frame = path.length > 0 ? path[0]!.closest<HTMLElement>(frames) : topFrame()
  if (!frame) return path
  return [...(path.length > 0 ? path : [frame]), ...(openers.get(frame) ?? [])]
}

/**
 * After a question above a dialog: the keyboard goes on where it was in it, also when a press
 * beside had taken the focus.
 */
export function returnFocusToDialog(): void {
  const frame = topFrame()
  if (!frame || frame.contains(document.activeElement)) return
  const last = lastFocused.get(frame)
  if (last?.isConnected) last.focus()
  if (!frame.contains(document.activeElement)) frame.focus()
}

const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** Attributes whose change may have taken the focus, or uncovered what lost it. */
const covering = ['disabled', 'inert', 'aria-hidden']

/** What is under an open list or another dialog is inert, or hidden from screen readers. */
const isCovered = (frame: Element): boolean => frame.closest('[inert], [aria-hidden="true"]') !== null

/**
 * Two dialogs that open in one frame hide each other in React Aria, and nothing on the page can be
 * reached any more: the last one in the document, which is drawn above, stays reachable.
 */
function uncoverTop(frame: Element): void {
  const overlay = frame.closest<HTMLElement>('.overlay')
  if (overlay?.inert && overlay === [...document.querySelectorAll('.overlay')].at(-1)) overlay.inert = false
}

/**
 * Remembers where the focus is in a dialog, and returns it when it falls to the page: its element
 * was removed or disabled, or a list above it closed. Without it Ctrl+Enter and Escape reach
 * nothing.
 */
function holdFocus(frame: Element, { returns }: { returns: boolean }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    timer = undefined
    const { activeElement } = document
    // The browser itself takes the focus from what was disabled only when it next draws.
    if (activeElement instanceof HTMLElement && activeElement.matches(':disabled')) activeElement.blur()
    if (isFocusLost() && !isCovered(frame)) returnFocusToDialog()
  }
  // React Aria comes first; only what it cannot return is left to do.
  const checkSoon = () => {
    if (returns) timer ??= setTimeout(check, afterReturnMs)
  }
  const remember = (element: EventTarget | null) => {
    if (element instanceof HTMLElement && element !== frame) lastFocused.set(frame, element)
  }
  const onFocusIn = ({ target }: Event) => remember(target)
  // A quick hand is in a field before this listens.
  if (frame.contains(document.activeElement)) remember(document.activeElement)
  const observer = new MutationObserver(checkSoon)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: covering })
  frame.addEventListener('focusin', onFocusIn)
  frame.addEventListener('focusout', checkSoon)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    frame.removeEventListener('focusin', onFocusIn)
    frame.removeEventListener('focusout', checkSoon)
  }
}

/**
 * At the end of a dialog's content: takes the focus from the frame into the field that asks for it,
 * else the first, as soon as there is one. Not by touch, where it would open a keyboard over the
 * dialog. React Aria's own `autoFocus` is too late: after a press that looks like a screen
 * reader's, such as Space on a switch, it waits for transitions to end.
 */
export function DialogFocus() {
  const place = useRef<HTMLSpanElement>(null)
  const [opener] = useState(openerNow)
  useEffect(() => () => void setTimeout(() => keepFocusNear(opener), afterReturnMs), [opener])
  useEffect(() => {
    const frame = place.current?.closest(frames)
    if (frame) openers.set(frame, opener)
    // By touch it would open the keyboard that was just closed.
    return frame ? holdFocus(frame, { returns: !isTouch() }) : undefined
  }, [opener])
  useEffect(() => {
    // A frame later React Aria has hidden what it hides.
    const frame = place.current?.closest(frames)
    const waiting = requestAnimationFrame(() => frame && uncoverTop(frame))
    return () => cancelAnimationFrame(waiting)
  }, [])
  useEffect(() => {
    const content = place.current?.parentElement
    const frame = content?.closest('[role="dialog"]')
    const overlay = frame?.closest('.overlay')
    if (!content || !frame || !overlay || isTouch()) return undefined
    const isInside = (): boolean => {
      const { activeElement } = document
      return frame.contains(activeElement) && activeElement !== frame
    }
    const focusFirst = (): boolean => {
      if (isInside()) return true
      const field =
        frame.querySelector<HTMLElement>(marked) ??
        [...content.querySelectorAll<HTMLInputElement>(fields)].find(
          (each) => !each.disabled && !each.readOnly && each.tabIndex >= 0,
        )
      field?.focus()
      return isInside()
    }
    if (focusFirst()) return undefined
    const observer = new MutationObserver(() => focusFirst() && observer.disconnect())
    observer.observe(content, { childList: true, subtree: true })
    // A dialog that another one covers takes the focus when it is uncovered.
    observer.observe(overlay, { attributeFilter: ['inert'] })
    const timer = setTimeout(() => observer.disconnect(), waitMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return <span ref={place} hidden />
}

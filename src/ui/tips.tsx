import { useEffect, useRef, useState } from 'react'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components'

/** Milliseconds until a pointed-at control explains itself, and until the explanation goes. */
const showAfter = 400
const hideAfter = 80
const tipId = 'tip'

/**
 * What is pointed at or has the keyboard as this code arrives: it is loaded by the first such
 * event.
 */
const tippedNow = () => document.querySelector<HTMLElement>('[data-tip]:focus-visible, [data-tip]:hover')

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

/**
 * The tooltip of whatever has `data-tip`, on hover and on keyboard focus: one for the whole page,
 * so that a row of a long list pays nothing for its tooltips. Escape takes it away, and the pointer
 * may move onto it (WCAG 1.4.13).
 */
export function Tips() {
  const [target, setTarget] = useState(tippedNow)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const later = (next: HTMLElement | null, wait: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setTarget(next), wait)
    }
    const now = (next: HTMLElement | null) => {
      clearTimeout(timer.current)
      setTarget(next)
    }
    const listeners = {
      pointerover: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        if (event.target instanceof Element && event.target.closest('[role="tooltip"]'))
          return clearTimeout(timer.current)
        const next = tipped(event.target)
        return later(next, next ? showAfter : hideAfter)
      },
      focusin: ({ target: focused }: FocusEvent) => {
        if (focused instanceof Element && focused.matches(':focus-visible')) now(tipped(focused))
      },
      focusout: () => now(null),
      pointerdown: () => now(null),
      keydown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') now(null)
      },
    }
    const all = Object.entries(listeners) as [string, EventListener][]
    for (const [name, listener] of all) document.addEventListener(name, listener, true)
    return () => {
      clearTimeout(timer.current)
      for (const [name, listener] of all) document.removeEventListener(name, listener, true)
    }
  }, [])
  const text = target?.dataset['tip'] ?? ''
  // A name read aloud needs no description that says the same.
  const describes = target && target.getAttribute('aria-label') !== text ? target : null
  useEffect(() => {
    describes?.setAttribute('aria-describedby', tipId)
    return () => describes?.removeAttribute('aria-describedby')
  }, [describes])
  if (!target?.isConnected || text === '') return null
  const state = { isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: () => setTarget(null) }
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip
        key={text}
        triggerRef={{ current: target }}
        isOpen
        offset={6}
        className="floating fade-in z-70 max-w-72 px-2 py-1 text-12"
      >
        <span id={tipId}>{text}</span>
      </AriaTooltip>
    </TooltipTriggerStateContext>
  )
}

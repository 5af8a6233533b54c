import { useEffect, useRef } from 'react'

/** How long a dialog may take to show its first field, in milliseconds; later the person has started elsewhere. */
const waitMs = 3_000
const fields = 'input:not([type="hidden"]), textarea, select, [role="combobox"]'

/**
 * At the end of a dialog's content: takes the focus from the frame into the first field, as soon as there is one. Not by
 * touch, where it would open a keyboard over the dialog.
 */
export function FirstFieldFocus() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const content = place.current?.parentElement
    const frame = content?.closest('[role="dialog"]')
    if (!content || !frame || window.matchMedia('(pointer: coarse)').matches) return undefined
    const focusFirst = (): boolean => {
      const { activeElement } = document
      if (frame.contains(activeElement) && activeElement !== frame) return true
      const field = [...content.querySelectorAll<HTMLInputElement>(fields)].find(
        (each) => !each.disabled && !each.readOnly && each.tabIndex >= 0,
      )
      field?.focus()
      return field !== undefined
    }
    if (focusFirst()) return undefined
    const observer = new MutationObserver(() => focusFirst() && observer.disconnect())
    observer.observe(content, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), waitMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return <span ref={place} hidden />
}

import type { KeyboardEvent } from 'react'

/**
 * Ctrl+Enter in a form that fills a page saves, in whichever field it is pressed. For
 * `onKeyDownCapture`: fields keep keys to themselves on the way up. A dialog over the form has its
 * own.
 */
export const saveByKeys = (save: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat
  if (!isSave || !event.currentTarget.contains(event.target as Node)) return
  event.preventDefault()
  event.stopPropagation()
  save()
}

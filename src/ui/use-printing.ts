import { useSyncExternalStore } from 'react'

let isPrinting = false
const listeners = new Set<() => void>()

const change = (next: boolean) => () => {
  isPrinting = next
  for (const listener of listeners) listener()
}
window.addEventListener('beforeprint', change(true))
window.addEventListener('afterprint', change(false))

/** True while the browser draws the page for paper: what is not on view must be there, too. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => isPrinting,
  )

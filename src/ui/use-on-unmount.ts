import { useEffect, useRef } from 'react'

/**
 * Runs the newest `action` when the component goes. A long list takes a row that is scrolled away
 * out of the page without a blur: for a field that is leaving it.
 */
export function useOnUnmount(action: () => void): void {
  const newest = useRef(action)
  useEffect(() => {
    newest.current = action
  })
  useEffect(() => () => newest.current(), [])
}

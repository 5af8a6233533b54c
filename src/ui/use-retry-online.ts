import { useEffect, useEffectEvent } from 'react'

/** Tries again when the connection comes back: nobody has to press Retry then. */
export function useRetryOnline(retry: () => void): void {
  const again = useEffectEvent(retry)
  useEffect(() => {
    const onOnline = () => again()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
}

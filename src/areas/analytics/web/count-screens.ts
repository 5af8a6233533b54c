import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { callEndpoint } from '#browser/client.ts'
import { countScreens } from '../analytics.endpoints.ts'

/** How long opened screens are gathered before they are sent, in milliseconds. */
const gatherMs = 30_000

/**
 * PROFILE-8: counts the routes this person opens, for as long as they allow it. What cannot be sent
 * is forgotten.
 */
export function useScreenCounter(): void {
  const router = useRouter()
  useEffect(() => {
    let gathered: string[] = []
    const note = () => {
      const screen = router.state.matches.at(-1)?.fullPath
      if (screen) gathered.push(screen)
    }
    const send = () => {
      if (gathered.length === 0) return
      const body = { screens: gathered.slice(0, 50) }
      gathered = []
      callEndpoint(countScreens, { body }).catch(() => undefined)
    }
    note()
    const stop = router.subscribe('onResolved', ({ pathChanged }) => pathChanged && note())
    const timer = setInterval(send, gatherMs)
    return () => {
      stop()
      clearInterval(timer)
      // A person who just opted out is not counted by what was gathered before.
      gathered = []
    }
  }, [router])
}

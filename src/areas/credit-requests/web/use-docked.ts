import { useSyncExternalStore } from 'react'
import { usePath } from '#browser/navigation.ts'
import { media } from '#browser/use-media.ts'
import { unsavedWork } from '#ui/unsaved-work.ts'
import { creditRequestsScreen } from '../credit-requests.addresses.ts'

const queries = ['print', media.wide]
let isWide: boolean | undefined

/** The other frame starts empty: while something is typed, and on paper, the present one stays. */
function isWideNow(): boolean {
  const [isPaper, isWideWindow] = queries.map((query) => window.matchMedia(query).matches)
  const { inPage, inDialog } = unsavedWork()
  if (isWide === undefined || !(isPaper || inPage || inDialog)) isWide = isWideWindow!
  return isWide
}

function onChange(listener: () => void): () => void {
  const lists = queries.map((query) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

/** True where a request opens beside the queue, not over it. */
export const isDocked = (): boolean => window.location.pathname === creditRequestsScreen.path && isWideNow()

/** CREDIT-2: the same, for what is drawn. */
export function useDocked(): boolean {
  const isQueue = usePath() === creditRequestsScreen.path
  return useSyncExternalStore(onChange, isWideNow) && isQueue
}

import { useEffect } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { listAnnouncements, listPublicAnnouncements } from '../announcements.endpoints.ts'

type Shown = CallAnswer<typeof listAnnouncements>

const none: Shown['announcements'] = []
/** A timer cannot wait longer than this, in milliseconds; nor need it. */
const longestWaitMs = 24 * 60 * 60_000
/** The list changed a little before the browser reads it: the clocks of the two differ. */
const graceMs = 500

/** What is announced, and whether that is known already; what cannot be asked counts as nothing. */
interface Heard {
  readonly announcements: Shown['announcements']
  readonly isKnown: boolean
}

/**
 * SHELL-4: what is announced to the signed-in user on this device; asked again when one starts or
 * ends.
 */
export function useAnnouncements(): Heard {
  const deviceType = useDeviceType()
  const { data, refetch, isPending } = useCall(listAnnouncements, { query: { deviceType } }, { keepPrevious: true })
  useWhenChanged(data, refetch)
  return { announcements: data?.announcements ?? none, isKnown: !isPending }
}

/** SHELL-4: what is announced to those who are not signed in. */
export function usePublicAnnouncements(): Heard {
  const deviceType = useDeviceType()
  const { data, refetch, isPending } = useCall(
    listPublicAnnouncements,
    { query: { deviceType } },
    { keepPrevious: true },
  )
  useWhenChanged(data, refetch)
  return { announcements: data?.announcements ?? none, isKnown: !isPending }
}

/** The phone's layout counts as mobile, every other as web. */
const useDeviceType = (): '1' | '2' => (useMedia('phone') ? '2' : '1')

function useWhenChanged(data: Shown | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (data?.nextChangeInMs == null) return undefined
    const timer = setTimeout(refetch, Math.min(data.nextChangeInMs, longestWaitMs) + graceMs)
    return () => clearTimeout(timer)
  }, [data, refetch])
}

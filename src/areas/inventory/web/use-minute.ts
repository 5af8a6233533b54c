import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The time to the minute, in milliseconds: 'counted 2 min ago' stays true while it is on view. */
export const useMinute = (): number =>
  useSyncExternalStore(
    (listener) => {
      const timer = setInterval(listener, minuteMs)
      return () => clearInterval(timer)
    },
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
  )

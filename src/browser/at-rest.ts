import { queryClient } from './query-client.ts'
import { whenIdle } from './when-idle.ts'

/** How long a call without an answer does. */
const slowestCallMs = 20_000
/** How often it is looked whether the screen has its data, in milliseconds. */
const lookMs = 200
/** Looks in a row without a call: between the code of a screen and its first call there is none. */
const looksNeeded = 2

/**
 * Waits until the browser is idle and the screen has its data: a browser that waits for the data of
 * its first screen is idle, too; the screen goes first.
 */
export const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    const start = Date.now()
    const look = (quiet: number): void =>
      whenIdle(() => {
        const looks = queryClient.isFetching() === 0 ? quiet + 1 : 0
        if (looks >= looksNeeded || Date.now() - start > slowestCallMs) resolve()
        else setTimeout(() => look(looks), lookMs)
      })
    look(0)
  })

import { useRef, useState } from 'react'
import { isCallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import type { Guide } from '#areas/guides/guide.ts'
import { sortGuide } from '#areas/guides/guide-items.endpoints.ts'
import { moveBetween } from '#areas/guides/rules/move-between.ts'
import { paramsOf } from '../use-guides.ts'

/**
 * GUIDE-1: the order of the shelf as it is moved: shown at once, sent one move after the other,
 * each with the version the one before left. A refusal shows the order as it is stored.
 */
export function useShelfOrder(guide: Guide, stored: readonly string[]) {
  const of = useShipToParams()
  /** The order shown while moves are on their way; null: the stored one. */
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  const queue = useRef({ last: Promise.resolve(), version: guide.version, waiting: 0 })
  const order = moved ?? stored
  const send = async (before: readonly string[], after: readonly string[]): Promise<void> => {
    const { current } = queue
    const move = moveBetween(before, after)
    if (!of || move === null) return
    const body = move ? { move: { ...move, lineIds: [...move.lineIds] } } : { lineIds: [...after] }
    const result = await callEndpoint(
      sortGuide,
      { params: paramsOf(of, guide), body },
      { ifMatch: Math.max(current.version, guide.version) },
    )
    current.version = result.guide.version
  }
  const sort = (after: readonly string[]): void => {
    const { current } = queue
    const before = order
    setMoved(after)
    current.waiting++
    current.last = current.last
      .then(() => send(before, after))
      .catch((error: unknown) => {
        showToast({ tone: 'danger', message: isCallFailed(error) ? error.message : 'The move was not saved' })
      })
      .finally(() => {
        if (--current.waiting > 0) return
        // The order as it is stored takes over, with what others moved in the meantime.
        void refreshCalls(['getGuideLines', 'getGuide', 'listGuides']).then(() => setMoved(null))
      })
  }
  return { order, sort }
}

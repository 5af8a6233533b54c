import { isCallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { plural } from '#kit/text.ts'
import type { Guide, GuideRow } from '#areas/guides/guide.ts'
import { sortGuide, updateGuide } from '#areas/guides/guide-items.endpoints.ts'
import { getGuide } from '#areas/guides/guides.endpoints.ts'
import { paramsOf } from '../use-guides.ts'

type Body = Extract<CallInput<typeof updateGuide>['body'], { action: 'UpdateGuideItemsOnly' }>
/** What changes of one line. */
export type LineChange = Omit<NonNullable<Body['itemsChanged']>[number], 'lineId'>

/** Calls whose responses have what is changed here. */
const alsoChanged = ['getGuideLines', 'getGuidePar', 'listGuides'] as const

const messageOf = (error: unknown): string =>
  isCallFailed(error) && error.code !== 'not_signed_in' ? error.message : 'Not saved. Press Enter to try again.'

/**
 * GUIDE-1: changes single lines of a guide; the page shows what the server returns, so that nobody
 * waits for it to be read again.
 */
export function useChangeLines(guide: Guide, page: CallInput<typeof getGuide> | null) {
  const of = useShipToParams()
  const send = async (body: Omit<Body, 'action'>) => {
    if (!of) throw new Error('There is no ship-to')
    const { deliveryDate, cartId } = page?.query ?? {}
    return callEndpoint(updateGuide, {
      params: paramsOf(of, guide),
      query: { deliveryDate, cartId },
      body: { action: 'UpdateGuideItemsOnly', ...body },
    })
  }
  const show = (changed: Guide, rows: readonly GuideRow[]) => {
    const byId = new Map(rows.map((row) => [row.lineId, row]))
    if (page)
      writeCall(
        getGuide,
        page,
        (before) =>
          before && {
            ...before,
            guide: changed,
            // The heading of a group is the page's: a line that left it stays in view until the
            // page is read again.
            rows: before.rows.map((row) => {
              const now = byId.get(row.lineId)
              return now ? { ...now, group: row.group } : row
            }),
          },
      )
    void refreshCalls(alsoChanged)
  }
  /** The reason when it was not saved. */
  const change = async (lineIds: readonly string[], what: LineChange): Promise<string | undefined> => {
    try {
      const result = await send({ itemsChanged: lineIds.map((lineId) => ({ lineId, ...what })) })
      show(result.guide, result.rows)
      return undefined
    } catch (error) {
      return messageOf(error)
    }
  }
  const bringBack = async (rows: readonly GuideRow[], beforeLineId: string | null) => {
    try {
      const added = await send({ itemsAdded: rows.map(asAdded) })
      const lineIds = added.rows.map(({ lineId }) => lineId)
      if (of && lineIds.length > 0)
        await callEndpoint(
          sortGuide,
          { params: paramsOf(of, guide), body: { move: { lineIds, beforeLineId } } },
          { ifMatch: added.guide.version },
        )
    } catch (error) {
      showToast({ tone: 'danger', message: messageOf(error) })
    } finally {
      void refreshCalls(['getGuide', ...alsoChanged])
    }
  }
  /** Takes lines out; Undo brings them back to their place. */
  const remove = async (rows: readonly GuideRow[], beforeLineId: string | null): Promise<void> => {
    try {
      await send({ itemsRemoved: rows.map(({ lineId }) => ({ lineId })) })
      showToast({
        tone: 'success',
        message: `${plural(rows.length, 'line')} removed from the guide`,
        action: { label: 'Undo', run: () => void bringBack(rows, beforeLineId) },
      })
    } catch (error) {
      showToast({ tone: 'danger', message: messageOf(error) })
    } finally {
      void refreshCalls(['getGuide', ...alsoChanged])
    }
  }
  return { change, remove: (rows: readonly GuideRow[], before: string | null) => void remove(rows, before) }
}

const asAdded = (row: GuideRow) => ({
  ...(row.itemNumber === null ? { customItemId: row.customItemId! } : { itemNumber: row.itemNumber }),
  caseParValue: row.caseParValue,
  eachParValue: row.eachParValue,
  reorderPointPct: row.reorderPointPct,
  categoryId: row.categoryId,
  locationId: row.locationId,
})

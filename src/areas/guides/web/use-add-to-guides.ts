import { useState } from 'react'
import { callEndpoint } from '#browser/client.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { plural } from '#kit/text.ts'
import type { Guide } from '../guide.ts'
import { addItemsToGuide, addToGuides } from '../guide-items.endpoints.ts'
import type { AddedItems } from './use-added-items.ts'
import { paramsOf } from './use-guides.ts'

/** GUIDE-2: adds one item to the chosen guides, or many items to each of them. */
export function useAddToGuides(done: () => void) {
  const of = useShipToParams()
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const add = async ({ itemNumbers, customItemId }: AddedItems, guides: readonly Guide[]): Promise<string> => {
    const [itemNumber] = itemNumbers
    if (!of) return ''
    if (customItemId !== undefined || itemNumbers.length === 1) {
      const selectedGuideIds = guides.map(({ id }) => id)
      const body = { itemNumber, customItemId, selectedGuideIds }
      return (await callEndpoint(addToGuides, { params: of, body })).message
    }
    let added = 0
    let present = 0
    for (const guide of guides) {
      const body = { itemNumbers: [...itemNumbers] }
      const result = await callEndpoint(addItemsToGuide, { params: paramsOf(of, guide), body })
      added += result.added
      present += result.alreadyInGuide
    }
    return [`${plural(added, 'item')} added to selected guides`, present > 0 && `${present} already there`]
      .filter(Boolean)
      .join(', ')
  }
  const run = async (items: AddedItems, guides: readonly Guide[]): Promise<void> => {
    if (isRunning) return
    setRunning(true)
    setProblem(undefined)
    try {
      const message = await add(items, guides)
      showToast({ tone: 'success', message })
      done()
    } catch (error) {
      // What was chosen stays, to be sent again.
      setProblem(error instanceof Error ? error.message : 'Something went wrong')
    }
    setRunning(false)
    await refreshCalls(['listGuides', 'getGuide', 'getGuideLines', 'listItemGuides'])
  }
  return { isRunning, problem, run: (items: AddedItems, guides: readonly Guide[]) => void run(items, guides) }
}

import { useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import type { orderIngredients } from '../recipe-orders.endpoints.ts'
import type { LineChoices } from './order-lines.ts'

/** What came of adding the lines to a cart. */
export type AddedLines = CallAnswer<typeof orderIngredients>

interface Draft {
  readonly key: string
  readonly choices: LineChoices
  readonly result: AddedLines | null
}

/**
 * RECIPE-4, NEXT-10: what was chosen and typed for the lines of a planned order. The screen keeps
 * it: it is there again after the plan for other covers could not be loaded. Another `key`, such as
 * another delivery date, starts an empty one.
 */
export function useOrderDraft(key = '') {
  const [stored, setStored] = useState<Draft>({ key, choices: {}, result: null })
  const of = (draft: Draft): Draft => (draft.key === key ? draft : { key, choices: {}, result: null })
  const { choices, result } = of(stored)
  useUnsavedWork(result === null && Object.values(choices).some((choice) => choice?.typed))
  return {
    choices,
    result,
    choose: (itemNumber: string, choice: LineChoices[string]) =>
      setStored((before) => ({ ...of(before), choices: { ...of(before).choices, [itemNumber]: choice } })),
    setResult: (next: AddedLines | null) => setStored((before) => ({ ...of(before), result: next })),
  }
}

/** The choices of an order that is being made. */
export type OrderDraft = ReturnType<typeof useOrderDraft>

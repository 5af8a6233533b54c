import { callEndpoint } from '#browser/client.ts'
import type { EntryRow } from '../entry-row.ts'
import { forgetOrderWords, learnOrderWords } from '../quick-entry.endpoints.ts'

interface ShipToParams {
  readonly division: string
  readonly shipTo: string
}

/** Learning helps the next list; that it failed is nothing the person can mend. */
const unnoticed = () => undefined

/** CART-13: remembers the items that people chose for their words. */
export function learnChoices(
  params: ShipToParams,
  rows: readonly Pick<EntryRow, 'isChosen' | 'words' | 'itemNumber'>[],
): void {
  const choices = rows.flatMap(({ isChosen, words, itemNumber }) =>
    isChosen && words !== '' && itemNumber !== null ? [{ words, itemNumber }] : [],
  )
  if (choices.length > 0) callEndpoint(learnOrderWords, { params, body: { choices } }).catch(unnoticed)
}

/** CART-13: forgets what was learned of words. */
export function forgetWords(params: ShipToParams, words: string): void {
  callEndpoint(forgetOrderWords, { params, query: { words } }).catch(unnoticed)
}

import { callEndpoint } from '#browser/client.ts'
import type { EntryRow } from '../entry-row.ts'
import { forgetOrderWords, learnOrderWords } from '../quick-entry.endpoints.ts'

interface ShipToParams {
  readonly division: string
  readonly shipTo: string
}

/** Learning only helps the next list; the person could do nothing about a failure. */
const unnoticed = () => undefined

/** CART-13: sends the items that the person chose for their words. */
export function learnChoices(
  params: ShipToParams,
  rows: readonly Pick<EntryRow, 'isChosen' | 'words' | 'itemNumber'>[],
): void {
  const choices = rows.flatMap(({ isChosen, words, itemNumber }) =>
    isChosen && words !== '' && itemNumber !== null ? [{ words, itemNumber }] : [],
  )
  if (choices.length > 0) callEndpoint(learnOrderWords, { params, body: { choices } }).catch(unnoticed)
}

/** CART-13: deletes what was learned for these words. */
export function forgetWords(params: ShipToParams, words: string): void {
  callEndpoint(forgetOrderWords, { params, query: { words } }).catch(unnoticed)
}

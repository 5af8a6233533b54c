import { fold } from '#areas/kitchen-words/text/fold.ts'
import type { OwnWords } from '#areas/customer-data/own-words.ts'

type KeptWords = Pick<OwnWords, 'itemNumber' | 'customerDescription' | 'customerItemNumber'>

/** What a list calls an item, and what the distributor and the customer call it so far. */
export interface ListedWords {
  readonly itemNumber: string
  readonly listed: { readonly description: string; readonly number: string }
  readonly catalogueDescription: string
  readonly present: { readonly description: string; readonly number: string } | undefined
}

/**
 * ITEM-2, GUIDE-3: the customer's words for an item after its list was brought; null when they stay
 * as they are. What the customer wrote itself stays, and a description that only repeats the
 * catalogue's is none of its own.
 */
export function wordsToKeep({ itemNumber, listed, catalogueDescription, present }: ListedWords): KeptWords | null {
  const isOwn = fold(listed.description) !== fold(catalogueDescription)
  const customerDescription = present?.description || (isOwn ? listed.description : '')
  const customerItemNumber = present?.number || listed.number
  const isSame = customerDescription === (present?.description ?? '') && customerItemNumber === (present?.number ?? '')
  return isSame ? null : { itemNumber, customerDescription, customerItemNumber }
}

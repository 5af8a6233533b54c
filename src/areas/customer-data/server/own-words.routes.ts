import { Refused } from '#kit/decision.ts'
import { withChange } from '#kit/with-change.ts'
import { itemRefusals } from '#areas/items/item.refusals.ts'
import { saveOwnWords } from '#areas/items/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { getOwnWords, listOwnWords, updateOwnWords } from '../custom-items.endpoints.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'
import type { OwnWordsText } from '../own-words.ts'
import { writeOwnData } from './own-data.ts'
import { ownWordsOf, ownWordsPage } from './own-words.store.ts'

/** ITEM-2, GUIDE-4: the list. */
export const listOwnWordsHandler = handle(listOwnWords, ({ db, params, query }) => ownWordsPage(db, params, query))

/** ITEM-2: the words for one item; an item this ship-to may not see reads like a missing one. */
export const getOwnWordsHandler = handle(getOwnWords, async ({ db, params }) => {
  const words = await ownWordsOf(db, params, params.itemNumber)
  if (!words) throw new Refused(itemRefusals.item_not_found)
  return words
})

/** ITEM-2: writes them. */
export const updateOwnWordsHandler = handle(updateOwnWords, async (call) => {
  const { params, body, ifMatch } = call
  const { itemNumber } = params
  const ownWords = await writeOwnData(call, async (tx) => {
    const before = await ownWordsOf(tx, params, itemNumber)
    if (!before) throw new Refused(itemRefusals.item_not_found)
    if (ifMatch !== null && ifMatch !== before.version)
      throw new Refused({ ...customerDataRefusals.words_changed, details: { ownWords: before } })
    const { customerDescription, customerItemNumber } = withChange<OwnWordsText>(before, body)
    const words = { customerDescription, customerItemNumber }
    await saveOwnWords(tx, params, [{ itemNumber, ...words }])
    const value = await ownWordsOf(tx, params, itemNumber)
    return { action: 'own-words.change', entity: `item:${itemNumber}`, details: words, value: value ?? before }
  })
  return { message: 'Own words saved', ownWords }
})

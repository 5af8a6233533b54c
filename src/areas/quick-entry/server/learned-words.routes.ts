import { handle } from '#platform/http/handle.ts'
import { forgetOrderWords, learnOrderWords } from '../quick-entry.endpoints.ts'
import { wordsKey } from '../rules/words-key.ts'
import { forgetWords, learnWords } from './learned-words.store.ts'

/** CART-13: of two choices for the same words in one list only the last counts. */
export const learnOrderWordsHandler = handle(learnOrderWords, async ({ db, params, body, now }) => {
  const chosen = new Map(body.choices.map(({ words, itemNumber }) => [wordsKey(words), itemNumber]))
  chosen.delete('')
  if (chosen.size > 0) await learnWords(db, params, chosen, now)
  return { isSuccess: true as const }
})

/** CART-13: deletes what was learned; unknown words are not an error. */
export const forgetOrderWordsHandler = handle(forgetOrderWords, async ({ db, params, query }) => {
  await forgetWords(db, params, wordsKey(query.words))
  return { isSuccess: true as const }
})

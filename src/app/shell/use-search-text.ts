import { useEffect, useState } from 'react'
import { useGo, usePath, useSearchTexts } from '#browser/navigation.ts'
import { writeSearch } from '#browser/search-text.ts'
import { searchDebounceMs, useDebounced } from '#browser/use-debounced.ts'

const shop = '/shop'

/**
 * UI-8: the text of the search field. In the shop it searches while typing, 500 ms after the last key; `search` goes at
 * once, from any screen. An address that changes by itself (Back, a cleared filter) shows in the field.
 */
export function useSearchText() {
  const go = useGo()
  const path = usePath()
  const texts = useSearchTexts()
  const isInShop = path === shop
  const keyword = isInShop ? (texts['keyword'] ?? '') : ''
  const [text, setText] = useState(keyword)
  const [seen, setSeen] = useState(keyword)
  // What this field has put into the address itself: no reason to overwrite the letters typed since.
  const [sent, setSent] = useState(keyword)
  if (seen !== keyword) {
    setSeen(keyword)
    if (sent !== keyword) setText(keyword)
  }
  const search = (wanted: string, replace = false) => {
    const trimmed = wanted.trim()
    setSent(trimmed)
    const kept = isInShop ? { ...texts, page: undefined, item: undefined } : {}
    go(shop + writeSearch({ ...kept, keyword: trimmed }), { replace })
  }
  const rested = useDebounced(text, searchDebounceMs)
  const isWaiting = isInShop && rested === text && text.trim() !== sent
  useEffect(() => {
    if (isWaiting) search(text, true)
    // `search` follows from what is listed.
    // oxlint-disable-next-line react/exhaustive-deps -- a new function each time would search again each time
  }, [isWaiting, text])
  return { text, setText, search }
}

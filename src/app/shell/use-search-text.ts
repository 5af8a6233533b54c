import { useGo, usePath, useSearchTexts } from '#browser/navigation.ts'
import { writeSearch } from '#browser/search-text.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'

const shop = '/shop'

/**
 * UI-8: the text of the search field of the bar. In the shop it searches while typing and keeps
 * filters, layout and sort; on other screens Enter leads to the shop.
 */
export function useSearchText() {
  const go = useGo()
  const texts = useSearchTexts()
  const isInShop = usePath() === shop
  const keyword = isInShop ? (texts['keyword'] ?? '') : ''
  const kept = isInShop ? { ...texts, page: undefined, item: undefined } : {}
  return useTypedKeyword(
    keyword,
    (wanted, options) => go(shop + writeSearch({ ...kept, keyword: wanted }), options),
    !isInShop,
  )
}

import { itemDialog, shopScreen } from '#areas/shop/shop.addresses.ts'
import { useGo, usePath, useSearchOf } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { combine, type SearchChange } from '#contract/address.ts'

const searchHere = (keyword: string): SearchChange =>
  combine(shopScreen.search({ keyword, page: undefined }), itemDialog.closed)

/**
 * UI-8: the text of the search field of the bar. In the shop it searches while typing and keeps
 * filters, layout and sort; on other screens Enter leads to the shop.
 */
export function useSearchText() {
  const go = useGo()
  const texts = useSearchOf(shopScreen)
  const isInShop = usePath() === shopScreen.path
  const keyword = isInShop ? (texts.keyword ?? '') : ''
  return useTypedKeyword(
    keyword,
    (wanted, options) => go(isInShop ? searchHere(wanted) : shopScreen.at({ keyword: wanted }), options),
    !isInShop,
  )
}

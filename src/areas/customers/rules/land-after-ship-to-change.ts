/** Screens that show one thing of one ship-to, and the list they belong to. */
const lists = [
  '/invoices',
  '/salesorders',
  '/inventory',
  '/recipes',
  '/guides',
  '/statements',
  '/payment-history',
  '/credit-requests',
]
/** Screens in the middle of buying: another ship-to has another cart. */
const buying = ['/review-cart', '/checkout']
/** What the shop keeps: filters, page and delivery date belong to the former ship-to. */
const keptInShop: readonly string[] = ['keyword', 'layout', 'sort', 'direction']

/**
 * SHELL-6: where a change of ship-to leads. A list starts afresh, a detail leads to its list, the
 * thank-you page of a placed order to the dashboard, the shop keeps keyword, layout and sort, and
 * every other screen stays with its search, but without an open dialog.
 */
export function landAfterShipToChange(pathname: string, search: Readonly<Record<string, string>>): string {
  if (pathname.startsWith('/order-placed')) return '/dashboard'
  if (buying.some((path) => pathname.startsWith(path))) return '/shop'
  const list = lists.find((path) => pathname === path || pathname.startsWith(`${path}/`))
  if (list) return list
  const stays = (name: string) =>
    pathname === '/shop' ? keptInShop.includes(name) : name !== 'item' && name !== 'dialog' && name !== 'page'
  const kept = Object.entries(search).filter(([name]) => stays(name))
  const text = kept.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  return text ? `${pathname}?${text}` : pathname
}

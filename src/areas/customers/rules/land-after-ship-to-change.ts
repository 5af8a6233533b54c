import { orderPlacedScreen, reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { creditRequestsScreen } from '#areas/credit-requests/credit-requests.addresses.ts'
import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'
import { guidesScreen } from '#areas/guides/guides.addresses.ts'
import { inventoriesScreen } from '#areas/inventory/inventory.addresses.ts'
import { invoicesScreen } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { menusScreen } from '#areas/menus/menus.addresses.ts'
import { ordersScreen } from '#areas/orders/orders.addresses.ts'
import { paymentHistoryScreen, paymentMadeScreen } from '#areas/payments/payments.addresses.ts'
import { recipesScreen } from '#areas/recipes/recipes.addresses.ts'
import { itemDialog, shopScreen } from '#areas/shop/shop.addresses.ts'
import { statementsScreen } from '#areas/statements/statements.addresses.ts'
import { type Address, addressAt, isBelow } from '#contract/address.ts'

/** Screens that show one thing of one ship-to, and the list they belong to. */
const lists = [
  ordersScreen,
  guidesScreen,
  inventoriesScreen,
  invoicesScreen,
  statementsScreen,
  paymentHistoryScreen,
  creditRequestsScreen,
  recipesScreen,
  menusScreen,
]
/** Pages that thank for what was just done. */
const thanks = [orderPlacedScreen.root, paymentMadeScreen.root]
/** Screens in the middle of buying: another ship-to has another cart. */
const buying = [reviewCartScreen.root, '/checkout']
/** What the shop keeps: filters, page and delivery date belong to the former ship-to. */
const keptInShop: readonly string[] = ['keyword', 'layout', 'sort', 'direction']

/** What belongs to the former ship-to on every other screen. */
const leftWithoutShipTo: readonly string[] = [itemDialog.parameter, 'dialog', 'page']

/**
 * SHELL-6: where a change of ship-to leads. A list starts afresh, a detail leads to its list, the
 * thank-you page of an order or a payment to the dashboard, the shop keeps keyword, layout and
 * sort, and every other screen stays with its search, but without an open dialog.
 */
export function landAfterShipToChange(pathname: string, search: Readonly<Record<string, string>>): Address {
  if (isBelow(pathname, thanks)) return dashboardScreen.at()
  if (isBelow(pathname, buying)) return shopScreen.at()
  const list = lists.find(({ root }) => isBelow(pathname, [root]))
  if (list) return list.at()
  const stays = (name: string) =>
    pathname === shopScreen.path ? keptInShop.includes(name) : !leftWithoutShipTo.includes(name)
  return addressAt(pathname, Object.fromEntries(Object.entries(search).filter(([name]) => stays(name))))
}

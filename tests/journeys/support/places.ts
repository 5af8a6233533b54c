import type { APIRequestContext } from '@playwright/test'
import { areas } from '#app/areas.web.ts'
import { filledCart } from './own-cart.ts'
import { read } from './read-call.ts'

/** A screen or a dialog with an address, and who opens it. */
export interface Place {
  /** As the manifests name it: the path of a route, or `?parameter=value` of a dialog. */
  readonly key: string
  readonly address: string
  readonly person: Person
  /** It asks what another place of the same key asks, and looks different. */
  readonly isVariant: boolean
}

/** The sign-ins of the demo that see every place among them. */
export const people = {
  buyer: 'buyer@harborbistro.example',
  accounts: 'accounts@harborbistro.example',
  manager: 'manager@multiunit.example',
  rosa: 'rosa.dsr@larder.example',
  service: 'service@larder.example',
  admin: 'admin@larder.example',
} as const

export type Person = keyof typeof people | 'nobody'

/** Every screen and dialog of the manifests, by its key. */
export const placeKeys: readonly string[] = areas
  .flatMap(({ routes = [], dialogs = [] }) => [
    ...routes.map(({ screen }) => screen.path),
    ...dialogs.map(({ dialog }) => `?${dialog.parameter}=${'value' in dialog ? dialog.value : ''}`),
  ])
  .toSorted()

/** A signed-in person's calls. */
export type Callers = Readonly<Record<keyof typeof people, APIRequestContext>>

/** Ids of the demo that addresses need. */
async function learnIds({ buyer, rosa, accounts, admin, manager }: Callers) {
  const cart = await filledCart(buyer)
  const { division, number, billTo } = cart.shipTo
  const orders = await read<{ orders: { id: string }[] }>(
    buyer,
    `/api/divisions/${division}/ship-tos/${number}/sales-orders`,
  )
  const methods = await read<{ bankAccounts: { id: string }[] }>(accounts, '/api/pay/payment-settings')
  const users = await read<{ users: { userId: string }[] }>(admin, '/api/users')
  const managed = await read<{ users: { userId: string }[] }>(manager, '/api/users')
  const entries = await read<{ entries: { id: string }[] }>(admin, '/api/audit-entries')
  const imports = await read<{ runs: { runId: string }[] }>(admin, '/api/import-runs')
  const settings = await read<{ shipTos: { division: string; shipTo: string }[] }>(rosa, '/api/ship-to-settings')
  return {
    division,
    billTo,
    cart: `${division}.${number}.${cart.id}`,
    item: cart.item,
    overridden: (await filledCart(rosa)).item,
    managedItem: (await filledCart(manager)).item,
    order: orders.orders[0]!.id,
    method: methods.bankAccounts[0]!.id,
    user: users.users[0]!.userId,
    managedUser: managed.users[0]!.userId,
    entry: entries.entries[0]!.id,
    run: imports.runs[0]!.runId,
    settings: `${settings.shipTos[0]!.division}-${settings.shipTos[0]!.shipTo}`,
  }
}

/** Every place with an address that shows content in the demo. */
export async function learnPlaces(callers: Callers): Promise<readonly Place[]> {
  const ids = await learnIds(callers)
  const place = (key: string, address: string, person: Person): Place => ({ key, address, person, isVariant: false })
  const variant = (key: string, address: string, person: Person): Place => ({ key, address, person, isVariant: true })
  const dialog = (key: string, person: Person, over: string, value = '') => place(key, over + key + value, person)
  return [
    place('/dashboard', '/dashboard', 'buyer'),
    place('/dashboard', '/dashboard', 'rosa'),
    place('/dashboard', '/dashboard', 'accounts'),
    place('/shop', '/shop', 'buyer'),
    place('/items/$itemNumber', `/items/${ids.item}`, 'buyer'),
    place('/review-cart', '/review-cart', 'buyer'),
    place('/order-placed', `/order-placed?placed=${ids.order}`, 'buyer'),
    place('/salesorders', '/salesorders', 'buyer'),
    place('/profile', '/profile', 'accounts'),
    ...['bill-tos', 'payment-methods', 'invoice-format', 'privacy', 'notifications'].map((tab) =>
      place('/profile', `/profile?tab=${tab}`, 'accounts'),
    ),
    place('/customers', '/customers', 'rosa'),
    place('/customers/$division/$billTo', `/customers/${ids.division}/${ids.billTo}`, 'rosa'),
    place('/shipto-settings', '/shipto-settings', 'rosa'),
    place('/manage-users', '/manage-users', 'admin'),
    place('/audit-trail', '/audit-trail', 'admin'),
    place('/choose-user', '/choose-user', 'admin'),
    place('/deliveries', '/deliveries', 'admin'),
    place('/imports', '/imports', 'admin'),
    place('/announcements', '/announcements', 'service'),
    place('/demo/outbox', '/demo/outbox', 'nobody'),
    place('/login', '/login', 'nobody'),
    place('/forgot-password', '/forgot-password', 'nobody'),
    place('/reset-password', '/reset-password?token=none', 'nobody'),
    place('/errors', '/errors', 'nobody'),
    place('/errors/$reason', '/errors/no-bill-tos', 'nobody'),
    place('/sign-in/callback', '/sign-in/callback', 'nobody'),
    ...['palette', 'edit-info', 'switch-cart', 'discard-cart', 'pending-carts', 'create-order', 'customer-details'].map(
      (name) => dialog(`?dialog=${name}`, 'buyer', '/salesorders'),
    ),
    ...['help', 'shortcuts', 'logout', 'sessions'].map((name) => dialog(`?dialog=${name}`, 'buyer', '/salesorders')),
    dialog('?dialog=return-to-self', 'buyer', '/salesorders'),
    dialog('?dialog=add-bank-account', 'accounts', '/profile'),
    dialog('?dialog=add-credit-card', 'accounts', '/profile'),
    dialog('?dialog=invite-user', 'admin', '/audit-trail'),
    dialog('?payment-method=', 'accounts', '/profile', ids.method),
    dialog('?edit-payment-method=', 'accounts', '/profile', ids.method),
    dialog('?remove-payment-method=', 'accounts', '/profile', ids.method),
    dialog('?invoiceFormat=', 'accounts', '/profile', '1'),
    dialog('?cart-access=', 'buyer', '/salesorders', ids.cart),
    dialog('?override=', 'rosa', '/customers', ids.overridden),
    dialog('?reorder=', 'buyer', '/profile', ids.order),
    dialog('?order=', 'buyer', '/profile', ids.order),
    dialog('?item=', 'buyer', '/salesorders', ids.item),
    dialog('?settings=', 'rosa', '/customers', ids.settings),
    dialog('?announcement=', 'service', '/customers', 'new'),
    dialog('?run=', 'admin', '/manage-users', ids.run),
    dialog('?entry=', 'admin', '/manage-users', ids.entry),
    dialog('?user=', 'admin', '/audit-trail', ids.user),
    variant('/dashboard', '/dashboard', 'manager'),
    variant('/dashboard', '/dashboard', 'admin'),
    variant('/shop', '/shop?layout=grid', 'buyer'),
    variant('/shop', '/shop?layout=advanced', 'buyer'),
    variant('/shop', '/shop?keyword=nothingofthiskind', 'buyer'),
    variant('/shop', '/shop?keyword=salmon&inStock=true&brands=Nothing', 'buyer'),
    variant('/shop', '/shop', 'manager'),
    variant('/shop', '/shop?layout=advanced', 'rosa'),
    variant('/review-cart', '/review-cart', 'manager'),
    variant('/review-cart', '/review-cart', 'rosa'),
    variant('/salesorders', '/salesorders', 'rosa'),
    variant('/profile', '/profile', 'admin'),
    variant('/profile', '/profile', 'manager'),
    variant('/manage-users', '/manage-users', 'manager'),
    variant('/deliveries', '/deliveries?channel=mail', 'admin'),
    variant('/deliveries', '/deliveries?state=failed', 'admin'),
    variant('/imports', '/imports?trouble=true', 'admin'),
    variant('/errors/$reason', '/errors/site-under-maintenance', 'nobody'),
    variant(
      '/errors/$reason',
      '/errors/invalid-session?e=someone.with.a.long.name@a-long-domain.example&t=ece',
      'nobody',
    ),
    ...['pending-carts', 'create-order', 'customer-details', 'shortcuts'].map((name) =>
      variant(`?dialog=${name}`, `/shop?dialog=${name}`, 'rosa'),
    ),
    variant('?dialog=invite-user', '/manage-users?dialog=invite-user', 'manager'),
    variant('?user=', `/manage-users?user=${ids.managedUser}`, 'manager'),
    variant('?item=', `/shop?item=${ids.managedItem}`, 'manager'),
    variant('?item=', `/shop?item=${ids.overridden}`, 'rosa'),
    variant('?order=', `/salesorders?order=${ids.order}`, 'rosa'),
    variant('?cart-access=', `/shop?cart-access=${ids.cart}`, 'rosa'),
  ]
}

import type { APIRequestContext, Page } from '@playwright/test'
import { areas } from '../../../src/app/areas.web.ts'

/** What addresses of the demo are made of: one of each thing the signed-in user may open. */
export interface Samples {
  readonly division: string
  readonly shipTo: string
  readonly [thing: string]: string
}

/** Who meets a screen or dialog at its fullest. */
export type Visitor = 'nobody' | 'buyer' | 'staff'

interface Place {
  readonly as: readonly Visitor[]
  readonly address: (samples: Samples) => string
}

const place = (address: string | Place['address'], ...as: readonly Visitor[]): Place => ({
  as,
  address: typeof address === 'string' ? () => address : address,
})

/** Every screen by its route; `null` where nobody stays. */
const screens: Readonly<Record<string, Place | readonly Place[] | null>> = {
  '/login': place('/login', 'nobody'),
  '/forgot-password': place('/forgot-password', 'nobody'),
  '/reset-password': place('/reset-password?token=none', 'nobody'),
  '/errors': place('/errors', 'nobody'),
  '/errors/$reason': [
    place('/errors/no-bill-tos', 'nobody'),
    place('/errors/invalid-session?e=someone.with.a.long.name@a-long-domain.example&t=ece', 'nobody'),
    place('/errors/site-under-maintenance', 'nobody'),
  ],
  '/sign-in/callback': null,
  '/dashboard': place('/dashboard', 'buyer', 'staff'),
  '/announcements': place('/announcements', 'staff'),
  '/profile': [
    place('/profile?tab=account', 'buyer', 'staff'),
    place('/profile?tab=bill-tos', 'buyer'),
    place('/profile?tab=payment-methods', 'buyer'),
    place('/profile?tab=invoice-format', 'buyer'),
    place('/profile?tab=privacy', 'buyer'),
    place('/profile?tab=notifications', 'buyer'),
  ],
  '/choose-user': place('/choose-user', 'staff'),
  '/manage-users': place('/manage-users', 'buyer', 'staff'),
  '/audit-trail': place('/audit-trail', 'staff'),
  '/deliveries': [
    place('/deliveries', 'staff'),
    place('/deliveries?channel=mail', 'staff'),
    place('/deliveries?state=failed', 'staff'),
  ],
  '/imports': [place('/imports', 'staff'), place('/imports?trouble=true', 'staff')],
  '/shop': [
    place('/shop', 'buyer', 'staff'),
    place('/shop?layout=grid', 'buyer'),
    place('/shop?layout=advanced', 'buyer', 'staff'),
    place('/shop?keyword=nothingofthiskind', 'buyer'),
    place('/shop?keyword=salmon&inStock=true&brands=Nothing', 'buyer'),
  ],
  '/items/$itemNumber': place(({ item }) => `/items/${item}`, 'buyer'),
  '/review-cart': place('/review-cart', 'buyer', 'staff'),
  '/order-placed': place(({ order }) => `/order-placed?placed=${order}`, 'buyer'),
  '/salesorders': place('/salesorders', 'buyer', 'staff'),
  '/shipto-settings': place('/shipto-settings', 'staff'),
  '/customers': place('/customers', 'staff'),
  '/customers/$division/$billTo': place(({ division, billTo }) => `/customers/${division}/${billTo}`, 'staff'),
  '/demo/outbox': place('/demo/outbox', 'nobody'),
}

/** Every dialog and sheet by its parameter and value. */
const dialogs: Readonly<Record<string, Place>> = {
  'dialog=palette': place('/dashboard?dialog=palette', 'buyer'),
  'dialog=help': place('/shop?dialog=help', 'buyer'),
  'dialog=shortcuts': place('/shop?dialog=shortcuts', 'staff'),
  'dialog=logout': place('/shop?dialog=logout', 'buyer'),
  'dialog=sessions': place('/profile?tab=privacy&dialog=sessions', 'buyer'),
  'dialog=return-to-self': place('/dashboard?dialog=return-to-self', 'staff'),
  'dialog=invite-user': place('/manage-users?dialog=invite-user', 'buyer', 'staff'),
  'dialog=edit-info': place('/review-cart?dialog=edit-info', 'buyer'),
  'dialog=switch-cart': place('/shop?dialog=switch-cart', 'buyer'),
  'dialog=discard-cart': place('/shop?dialog=discard-cart', 'buyer'),
  'dialog=pending-carts': place('/shop?dialog=pending-carts', 'buyer', 'staff'),
  'dialog=create-order': place('/shop?dialog=create-order', 'buyer', 'staff'),
  'dialog=customer-details': place('/shop?dialog=customer-details', 'buyer', 'staff'),
  'dialog=add-bank-account': place('/profile?tab=payment-methods&dialog=add-bank-account', 'buyer'),
  'dialog=add-credit-card': place('/profile?tab=payment-methods&dialog=add-credit-card', 'buyer'),
  'announcement=*': place('/announcements?announcement=new', 'staff'),
  'invoiceFormat=*': place('/profile?tab=invoice-format&invoiceFormat=1', 'buyer'),
  'user=*': place(({ user }) => `/manage-users?user=${user}`, 'buyer', 'staff'),
  'entry=*': place(({ entry }) => `/audit-trail?entry=${entry}`, 'staff'),
  'run=*': place(({ run }) => `/imports?run=${run}`, 'staff'),
  'item=*': place(({ item }) => `/shop?item=${item}`, 'buyer', 'staff'),
  'override=*': place(({ item }) => `/review-cart?override=${item}`, 'staff'),
  'cart-access=*': place(
    ({ division, shipTo, cart }) => `/shop?cart-access=${division}.${shipTo}.${cart}`,
    'buyer',
    'staff',
  ),
  'reorder=*': place(({ order }) => `/salesorders?reorder=${order}`, 'buyer'),
  'order=*': place(({ order }) => `/salesorders?order=${order}`, 'buyer', 'staff'),
  'settings=*': place(({ division, shipTo }) => `/shipto-settings?settings=${division}.${shipTo}`, 'staff'),
  'payment-method=*': place(
    ({ paymentMethod }) => `/profile?tab=payment-methods&payment-method=${paymentMethod}`,
    'buyer',
  ),
  'edit-payment-method=*': place(
    ({ paymentMethod }) => `/profile?tab=payment-methods&edit-payment-method=${paymentMethod}`,
    'buyer',
  ),
  'remove-payment-method=*': place(
    ({ paymentMethod }) => `/profile?tab=payment-methods&remove-payment-method=${paymentMethod}`,
    'buyer',
  ),
}

const keyOf = (dialog: { parameter: string; value?: string }): string => `${dialog.parameter}=${dialog.value ?? '*'}`

/**
 * Routes and dialogs of the product that no address here opens: a new one has to be added above.
 */
export function unlistedPlaces(): string[] {
  const routes = areas.flatMap((area) => (area.routes ?? []).map(({ path }) => path))
  const keys = areas.flatMap((area) => (area.dialogs ?? []).map(keyOf))
  return [...routes.filter((path) => screens[path] === undefined), ...keys.filter((key) => !dialogs[key])]
}

/** The addresses a visitor can open, screens first. */
export function addressesFor(visitor: Visitor, samples: Samples): string[] {
  const places = [...Object.values(screens), ...Object.values(dialogs)].flat().filter((one) => one !== null)
  return places.filter(({ as }) => as.includes(visitor)).map(({ address }) => address(samples))
}

async function read(request: APIRequestContext, path: string): Promise<Record<string, unknown>> {
  const response = await request.get(`/api${path}`)
  if (!response.ok()) return {}
  return (await response.json()) as Record<string, unknown>
}

/** `firstOf(answer, 'orders', 'id')`: a field of the first row of a list, or '' without one. */
function firstOf(answer: Record<string, unknown>, list: string, field: string): string {
  const rows = answer[list]
  const row = Array.isArray(rows) ? (rows[0] as Record<string, unknown> | undefined) : undefined
  const value = row?.[field]
  return typeof value === 'string' ? value : ''
}

/**
 * One of each thing the signed-in user may open. Gives them a cart of `lines` lines for their first
 * ship-to that may order, unless they have one.
 */
export async function learnSamples(page: Page, lines = 12): Promise<Samples> {
  const { request } = page
  const me = await read(request, '/me')
  const shipTos = me['shipTos'] as { division: string; number: string; billTo: string }[]
  const { division, number: shipTo, billTo } = shipTos[0]!
  const base = `/divisions/${division}/ship-tos/${shipTo}`
  const items = (await read(request, `${base}/items?pageSize=${lines}&inStock=true`))['items'] as {
    itemNumber: string
  }[]
  const active = await read(request, `/v2-1-0${base}/active-cart`)
  let cart = (active['cart'] as { id: string; items: unknown[] } | null)?.id
  if (!cart) {
    const created = await request.post(`/api/v2-1-0${base}/carts`, {
      headers: { 'idempotency-key': crypto.randomUUID(), origin: new URL(page.url()).origin },
      data: {
        cart: { poNumber: 'PO LONG 1234567' },
        items: items.map(({ itemNumber }) => ({ itemNumber, orderedCases: 12 })),
      },
    })
    cart = ((await created.json()) as { cart: { id: string } }).cart.id
  }
  return {
    division,
    shipTo,
    billTo,
    cart,
    item: items[0]!.itemNumber,
    order: firstOf(await read(request, `${base}/sales-orders?pageSize=1`), 'orders', 'id'),
    user: firstOf(await read(request, '/users?pageSize=1'), 'users', 'userId'),
    entry: firstOf(await read(request, '/audit-entries?pageSize=1'), 'entries', 'id'),
    run: firstOf(await read(request, '/import-runs?pageSize=1'), 'runs', 'runId'),
    paymentMethod: firstOf(await read(request, '/pay/payment-settings'), 'bankAccounts', 'id'),
  }
}

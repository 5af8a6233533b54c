import type { WebArea } from '#browser/web-area.ts'
import { accountsWeb } from '#areas/accounts/accounts.web.tsx'
import { autopayWeb } from '#areas/autopay/autopay.web.tsx'
import { announcementsWeb } from '#areas/announcements/announcements.web.tsx'
import { cartEntryWeb } from '#areas/cart-entry/cart-entry.web.tsx'
import { cartsWeb } from '#areas/carts/carts.web.tsx'
import { checkoutWeb } from '#areas/checkout/checkout.web.tsx'
import { dashboardWeb } from '#areas/dashboard/dashboard.web.tsx'
import { creditRequestsWeb } from '#areas/credit-requests/credit-requests.web.tsx'
import { customerDataWeb } from '#areas/customer-data/customer-data.web.tsx'
import { customerPagesWeb } from '#areas/customer-pages/customer-pages.web.tsx'
import { customersWeb } from '#areas/customers/customers.web.tsx'
import { guideImportWeb } from '#areas/guide-import/guide-import.web.tsx'
import { guidesWeb } from '#areas/guides/guides.web.tsx'
import { helpWeb } from '#areas/help/help.web.tsx'
import { itemsWeb } from '#areas/items/items.web.tsx'
import { loginAsWeb } from '#areas/login-as/login-as.web.tsx'
import { deliveriesWeb } from '#areas/deliveries/deliveries.web.tsx'
import { demoWeb } from '#areas/demo/demo.web.tsx'
import { importsWeb } from '#areas/imports/imports.web.tsx'
import { orderImportWeb } from '#areas/order-import/order-import.web.tsx'
import { invoicePagesWeb } from '#areas/invoice-pages/invoice-pages.web.tsx'
import { inventoryWeb } from '#areas/inventory/inventory.web.tsx'
import { ordersWeb } from '#areas/orders/orders.web.tsx'
import { priceOverridesWeb } from '#areas/price-overrides/price-overrides.web.tsx'
import { profileWeb } from '#areas/profile/profile.web.tsx'
import { paymentPlansWeb } from '#areas/payment-plans/payment-plans.web.tsx'
import { paymentLinksWeb } from '#areas/payment-links/payment-links.web.tsx'
import { paymentsWeb } from '#areas/payments/payments.web.tsx'
import { paymentMethodsWeb } from '#areas/payment-methods/payment-methods.web.tsx'
import { receivingWeb } from '#areas/receiving/receiving.web.tsx'
import { recipesWeb } from '#areas/recipes/recipes.web.tsx'
import { sessionsWeb } from '#areas/sessions/sessions.web.tsx'
import { singleSignOnWeb } from '#areas/single-sign-on/single-sign-on.web.tsx'
import { shopWeb } from '#areas/shop/shop.web.tsx'
import { scanningWeb } from '#areas/scanning/scanning.web.tsx'
import { stagingGuidesWeb } from '#areas/staging-guides/staging-guides.web.tsx'
import { statementsWeb } from '#areas/statements/statements.web.tsx'
import { usersWeb } from '#areas/users/users.web.tsx'
import { auditTrailWeb } from '#areas/audit-trail/audit-trail.web.tsx'
import { paletteDialog } from './shell/shell.addresses.ts'

/** What the shell itself brings. */
const shell: WebArea = {
  name: 'shell',
  dialogs: [
    {
      dialog: paletteDialog,
      isPreloaded: true,
      component: () => import('./shell/palette/command-palette.tsx').then((module) => module.CommandPalette),
    },
  ],
}

/** Every area of the product in the browser, one line each. */
export const areas: readonly WebArea[] = [
  shell,
  announcementsWeb,
  helpWeb,
  dashboardWeb,
  sessionsWeb,
  singleSignOnWeb,
  profileWeb,
  loginAsWeb,
  usersWeb,
  auditTrailWeb,
  deliveriesWeb,
  importsWeb,
  shopWeb,
  itemsWeb,
  guidesWeb,
  cartEntryWeb,
  priceOverridesWeb,
  cartsWeb,
  orderImportWeb,
  guideImportWeb,
  scanningWeb,
  stagingGuidesWeb,
  checkoutWeb,
  ordersWeb,
  invoicePagesWeb,
  receivingWeb,
  statementsWeb,
  inventoryWeb,
  recipesWeb,
  customersWeb,
  accountsWeb,
  customerDataWeb,
  customerPagesWeb,
  demoWeb,
  paymentMethodsWeb,
  creditRequestsWeb,
  paymentsWeb,
  autopayWeb,
  paymentLinksWeb,
  paymentPlansWeb,
]

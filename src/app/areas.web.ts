import type { WebArea } from '#browser/web-area.ts'
import { accountsWeb } from '#areas/accounts/accounts.web.tsx'
import { apiKeysWeb } from '#areas/api-keys/api-keys.web.tsx'
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
import { ediWeb } from '#areas/edi/edi.web.tsx'
import { developersWeb } from '#areas/developers/developers.web.tsx'
import { guideImportWeb } from '#areas/guide-import/guide-import.web.tsx'
import { guidesWeb } from '#areas/guides/guides.web.tsx'
import { helpWeb } from '#areas/help/help.web.tsx'
import { itemsWeb } from '#areas/items/items.web.tsx'
import { loginAsWeb } from '#areas/login-as/login-as.web.tsx'
import { deliveriesWeb } from '#areas/deliveries/deliveries.web.tsx'
import { demoWeb } from '#areas/demo/demo.web.tsx'
import { importsWeb } from '#areas/imports/imports.web.tsx'
import { operationsWeb } from '#areas/operations/operations.web.tsx'
import { orderImportWeb } from '#areas/order-import/order-import.web.tsx'
import { invoicePagesWeb } from '#areas/invoice-pages/invoice-pages.web.tsx'
import { priceChangesWeb } from '#areas/price-changes/price-changes.web.tsx'
import { dsrPromotionsWeb } from '#areas/dsr-promotions/dsr-promotions.web.tsx'
import { orderShortsWeb } from '#areas/order-shorts/order-shorts.web.tsx'
import { substitutionsWeb } from '#areas/substitutions/substitutions.web.tsx'
import { autoDistributionWeb } from '#areas/auto-distribution/auto-distribution.web.tsx'
import { incentivePayrollWeb } from '#areas/incentive-payroll/incentive-payroll.web.tsx'
import { inventoryWeb } from '#areas/inventory/inventory.web.tsx'
import { ordersWeb } from '#areas/orders/orders.web.tsx'
import { priceOverridesWeb } from '#areas/price-overrides/price-overrides.web.tsx'
import { notificationsWeb } from '#areas/notifications/notifications.web.tsx'
import { profileWeb } from '#areas/profile/profile.web.tsx'
import { paymentPlansWeb } from '#areas/payment-plans/payment-plans.web.tsx'
import { paymentLinksWeb } from '#areas/payment-links/payment-links.web.tsx'
import { paymentsWeb } from '#areas/payments/payments.web.tsx'
import { paymentMethodsWeb } from '#areas/payment-methods/payment-methods.web.tsx'
import { punchoutWeb } from '#areas/punchout/punchout.web.tsx'
import { punchoutLogWeb } from '#areas/punchout-log/punchout-log.web.tsx'
import { punchoutSettingsWeb } from '#areas/punchout-settings/punchout-settings.web.tsx'
import { receivingWeb } from '#areas/receiving/receiving.web.tsx'
import { menusWeb } from '#areas/menus/menus.web.tsx'
import { recipeOrdersWeb } from '#areas/recipe-orders/recipe-orders.web.tsx'
import { recipesWeb } from '#areas/recipes/recipes.web.tsx'
import { sessionsWeb } from '#areas/sessions/sessions.web.tsx'
import { singleSignOnWeb } from '#areas/single-sign-on/single-sign-on.web.tsx'
import { priceListsWeb } from '#areas/price-lists/price-lists.web.tsx'
import { viewsWeb } from '#areas/views/views.web.tsx'
import { salesAnalyticsWeb } from '#areas/sales-analytics/sales-analytics.web.tsx'
import { shopWeb } from '#areas/shop/shop.web.tsx'
import { scanningWeb } from '#areas/scanning/scanning.web.tsx'
import { stagingGuidesWeb } from '#areas/staging-guides/staging-guides.web.tsx'
import { standingOrdersWeb } from '#areas/standing-orders/standing-orders.web.tsx'
import { statementsWeb } from '#areas/statements/statements.web.tsx'
import { billToRequestsWeb } from '#areas/bill-to-requests/bill-to-requests.web.tsx'
import { usersWeb } from '#areas/users/users.web.tsx'
import { webhooksWeb } from '#areas/webhooks/webhooks.web.tsx'
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
  notificationsWeb,
  loginAsWeb,
  usersWeb,
  billToRequestsWeb,
  auditTrailWeb,
  apiKeysWeb,
  developersWeb,
  webhooksWeb,
  ediWeb,
  deliveriesWeb,
  importsWeb,
  operationsWeb,
  shopWeb,
  viewsWeb,
  priceListsWeb,
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
  recipeOrdersWeb,
  menusWeb,
  customersWeb,
  accountsWeb,
  customerDataWeb,
  customerPagesWeb,
  demoWeb,
  paymentMethodsWeb,
  punchoutSettingsWeb,
  punchoutLogWeb,
  punchoutWeb,
  creditRequestsWeb,
  paymentsWeb,
  autopayWeb,
  paymentLinksWeb,
  paymentPlansWeb,
  incentivePayrollWeb,
  priceChangesWeb,
  dsrPromotionsWeb,
  salesAnalyticsWeb,
  autoDistributionWeb,
  standingOrdersWeb,
  substitutionsWeb,
  orderShortsWeb,
]

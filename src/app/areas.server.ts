import type { ServerArea } from '#platform/http/area.ts'
import { accountsServer } from '#areas/accounts/accounts.server.ts'
import { analyticsServer } from '#areas/analytics/analytics.server.ts'
import { announcementsServer } from '#areas/announcements/announcements.server.ts'
import { auditTrailServer } from '#areas/audit-trail/audit-trail.server.ts'
import { apiKeysServer } from '#areas/api-keys/api-keys.server.ts'
import { billToRequestsServer } from '#areas/bill-to-requests/bill-to-requests.server.ts'
import { bankSandboxServer } from '#areas/bank-sandbox/bank-sandbox.server.ts'
import { autopayServer } from '#areas/autopay/autopay.server.ts'
import { browserErrorsServer } from '#areas/browser-errors/browser-errors.server.ts'
import { cartsServer } from '#areas/carts/carts.server.ts'
import { checkoutServer } from '#areas/checkout/checkout.server.ts'
import type { OwnDataUser } from '#areas/customer-data/server/public.ts'
import { creditRequestsServer } from '#areas/credit-requests/credit-requests.server.ts'
import { customerDataServer } from '#areas/customer-data/customer-data.server.ts'
import { customerPagesServer } from '#areas/customer-pages/customer-pages.server.ts'
import { customersServer } from '#areas/customers/customers.server.ts'
import { dashboardServer } from '#areas/dashboard/dashboard.server.ts'
import { deliveriesServer } from '#areas/deliveries/deliveries.server.ts'
import { demoServer } from '#areas/demo/demo.server.ts'
import { ediServer } from '#areas/edi/edi.server.ts'
import { developersServer } from '#areas/developers/developers.server.ts'
import { erpServer } from '#areas/erp/erp.server.ts'
import { guideImportServer } from '#areas/guide-import/guide-import.server.ts'
import { guidesServer } from '#areas/guides/guides.server.ts'
import { guideLineUser, nameOfGuide } from '#areas/guides/server/public.ts'
import { helpServer } from '#areas/help/help.server.ts'
import { importsServer } from '#areas/imports/imports.server.ts'
import { invoicePagesServer } from '#areas/invoice-pages/invoice-pages.server.ts'
import { itemsServer } from '#areas/items/items.server.ts'
import { invoicesServer } from '#areas/invoices/invoices.server.ts'
import { viewsServer } from '#areas/views/views.server.ts'
import { priceListsServer } from '#areas/price-lists/price-lists.server.ts'
import { priceChangesServer } from '#areas/price-changes/price-changes.server.ts'
import { dsrPromotionsServer } from '#areas/dsr-promotions/dsr-promotions.server.ts'
import { orderShortsServer } from '#areas/order-shorts/order-shorts.server.ts'
import { substitutionsServer } from '#areas/substitutions/substitutions.server.ts'
import { autoDistributionServer } from '#areas/auto-distribution/auto-distribution.server.ts'
import { incentivePayrollServer } from '#areas/incentive-payroll/incentive-payroll.server.ts'
import { inventoryServer } from '#areas/inventory/inventory.server.ts'
import { countLineUser } from '#areas/inventory/server/public.ts'
import { kitchenWordsServer } from '#areas/kitchen-words/kitchen-words.server.ts'
import { loginAsServer } from '#areas/login-as/login-as.server.ts'
import { notificationsServer } from '#areas/notifications/notifications.server.ts'
import { operationsServer } from '#areas/operations/operations.server.ts'
import { orderImportServer } from '#areas/order-import/order-import.server.ts'
import { ordersServer } from '#areas/orders/orders.server.ts'
import { paymentMethodsServer } from '#areas/payment-methods/payment-methods.server.ts'
import { achServer } from '#areas/ach/ach.server.ts'
import { paymentLinksServer } from '#areas/payment-links/payment-links.server.ts'
import { paymentPlansServer } from '#areas/payment-plans/payment-plans.server.ts'
import { paymentsServer } from '#areas/payments/payments.server.ts'
import { bankPaymentsOf } from '#areas/payments/server/public.ts'
import { priceOverridesServer } from '#areas/price-overrides/price-overrides.server.ts'
import { pricesServer } from '#areas/prices/prices.server.ts'
import { profileServer } from '#areas/profile/profile.server.ts'
import { punchoutDocumentsServer } from '#areas/punchout-documents/punchout-documents.server.ts'
import { punchoutOrdersServer } from '#areas/punchout-orders/punchout-orders.server.ts'
import { punchoutServer } from '#areas/punchout/punchout.server.ts'
import { punchoutLogServer } from '#areas/punchout-log/punchout-log.server.ts'
import { punchoutOciServer } from '#areas/punchout-oci/punchout-oci.server.ts'
import { punchoutSettingsServer } from '#areas/punchout-settings/punchout-settings.server.ts'
import { quickEntryServer } from '#areas/quick-entry/quick-entry.server.ts'
import { receivingServer } from '#areas/receiving/receiving.server.ts'
import { menusServer } from '#areas/menus/menus.server.ts'
import { recipeOnMenus } from '#areas/menus/server/public.ts'
import { recipeOrdersServer } from '#areas/recipe-orders/recipe-orders.server.ts'
import { recipesServer } from '#areas/recipes/recipes.server.ts'
import { recipeLineUser } from '#areas/recipes/server/public.ts'
import { routingServer } from '#areas/routing/routing.server.ts'
import { salesAnalyticsServer } from '#areas/sales-analytics/sales-analytics.server.ts'
import { scanningServer } from '#areas/scanning/scanning.server.ts'
import { sessionsServer } from '#areas/sessions/sessions.server.ts'
import { singleSignOnServer } from '#areas/single-sign-on/single-sign-on.server.ts'
import { shopServer } from '#areas/shop/shop.server.ts'
import { standingOrdersServer } from '#areas/standing-orders/standing-orders.server.ts'
import { statementsServer } from '#areas/statements/statements.server.ts'
import { uploads } from '#platform/uploads/uploads.server.ts'
import { stagingGuidesServer } from '#areas/staging-guides/staging-guides.server.ts'
import { twoFactorServer } from '#areas/two-factor/two-factor.server.ts'
import { usersServer } from '#areas/users/users.server.ts'
import { webhooksServer } from '#areas/webhooks/webhooks.server.ts'
import { platformJobs } from '#platform/jobs/platform-jobs.ts'
import { gatherImportKinds } from './gather-import-kinds.ts'

/** Areas whose lines name a kitchen's own categories, locations and custom items (decision 21). */
const ownDataUsers: readonly OwnDataUser[] = [guideLineUser, countLineUser, recipeLineUser]

/** Every area of the product, one line each, except the two below. */
const owners: readonly ServerArea[] = [
  platformJobs,
  uploads,
  sessionsServer,
  singleSignOnServer,
  twoFactorServer,
  loginAsServer,
  usersServer,
  billToRequestsServer,
  auditTrailServer,
  customersServer,
  accountsServer,
  customerPagesServer,
  profileServer,
  notificationsServer,
  analyticsServer,
  routingServer,
  dashboardServer,
  announcementsServer,
  helpServer,
  browserErrorsServer,
  itemsServer,
  kitchenWordsServer,
  pricesServer,
  viewsServer,
  shopServer,
  cartsServer(nameOfGuide),
  customerDataServer(ownDataUsers),
  guidesServer,
  inventoryServer,
  recipesServer([recipeOnMenus]),
  recipeOrdersServer,
  menusServer,
  priceOverridesServer,
  checkoutServer,
  invoicesServer,
  statementsServer,
  ordersServer,
  invoicePagesServer,
  creditRequestsServer,
  receivingServer,
  erpServer,
  deliveriesServer,
  operationsServer,
  scanningServer,
  quickEntryServer,
  orderImportServer(nameOfGuide),
  guideImportServer,
  stagingGuidesServer,
  paymentMethodsServer,
  paymentsServer,
  paymentLinksServer,
  paymentPlansServer,
  incentivePayrollServer,
  priceListsServer,
  priceChangesServer,
  dsrPromotionsServer,
  autoDistributionServer,
  standingOrdersServer,
  substitutionsServer,
  orderShortsServer,
  salesAnalyticsServer,
  achServer(bankPaymentsOf),
  autopayServer,
  punchoutSettingsServer,
  punchoutServer,
  punchoutOrdersServer,
  punchoutOciServer,
  punchoutDocumentsServer,
  punchoutLogServer,
  apiKeysServer,
  webhooksServer,
  ediServer,
]

/** PLAT-3: what files can bring, by name. */
export const importKinds = gatherImportKinds(owners)

/**
 * Every area of the product; `demo` is left out when there is no demo distributor.
 */
export const areas: readonly ServerArea[] = [
  ...owners,
  importsServer(importKinds),
  developersServer(() => areas.flatMap(({ handlers = [] }) => handlers.map(({ endpoint }) => endpoint))),
]

/** The areas of a demo distributor. */
export const demoAreas: readonly ServerArea[] = [demoServer, bankSandboxServer]

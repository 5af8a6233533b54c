import type { ServerArea } from '#platform/http/area.ts'
import { accountsServer } from '#areas/accounts/accounts.server.ts'
import { analyticsServer } from '#areas/analytics/analytics.server.ts'
import { announcementsServer } from '#areas/announcements/announcements.server.ts'
import { auditTrailServer } from '#areas/audit-trail/audit-trail.server.ts'
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
import { erpServer } from '#areas/erp/erp.server.ts'
import { guideImportServer } from '#areas/guide-import/guide-import.server.ts'
import { guidesServer } from '#areas/guides/guides.server.ts'
import { guideLineUser, nameOfGuide } from '#areas/guides/server/public.ts'
import { helpServer } from '#areas/help/help.server.ts'
import { importsServer } from '#areas/imports/imports.server.ts'
import { invoicePagesServer } from '#areas/invoice-pages/invoice-pages.server.ts'
import { itemsServer } from '#areas/items/items.server.ts'
import { invoicesServer } from '#areas/invoices/invoices.server.ts'
import { inventoryServer } from '#areas/inventory/inventory.server.ts'
import { countLineUser } from '#areas/inventory/server/public.ts'
import { kitchenWordsServer } from '#areas/kitchen-words/kitchen-words.server.ts'
import { loginAsServer } from '#areas/login-as/login-as.server.ts'
import { notificationsServer } from '#areas/notifications/notifications.server.ts'
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
import { quickEntryServer } from '#areas/quick-entry/quick-entry.server.ts'
import { receivingServer } from '#areas/receiving/receiving.server.ts'
import { recipesServer } from '#areas/recipes/recipes.server.ts'
import { recipeLineUser } from '#areas/recipes/server/public.ts'
import { routingServer } from '#areas/routing/routing.server.ts'
import { scanningServer } from '#areas/scanning/scanning.server.ts'
import { sessionsServer } from '#areas/sessions/sessions.server.ts'
import { singleSignOnServer } from '#areas/single-sign-on/single-sign-on.server.ts'
import { shopServer } from '#areas/shop/shop.server.ts'
import { statementsServer } from '#areas/statements/statements.server.ts'
import { uploads } from '#platform/uploads/uploads.server.ts'
import { stagingGuidesServer } from '#areas/staging-guides/staging-guides.server.ts'
import { twoFactorServer } from '#areas/two-factor/two-factor.server.ts'
import { usersServer } from '#areas/users/users.server.ts'
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
  shopServer,
  cartsServer(nameOfGuide),
  customerDataServer(ownDataUsers),
  guidesServer,
  inventoryServer,
  recipesServer,
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
  scanningServer,
  quickEntryServer,
  orderImportServer(nameOfGuide),
  guideImportServer,
  stagingGuidesServer,
  paymentMethodsServer,
  paymentsServer,
  paymentLinksServer,
  paymentPlansServer,
  achServer(bankPaymentsOf),
  autopayServer,
]

/** PLAT-3: what files can bring, by name. */
export const importKinds = gatherImportKinds(owners)

/**
 * Every area of the product; `demo` is left out when there is no demo distributor.
 */
export const areas: readonly ServerArea[] = [...owners, importsServer(importKinds)]

/** The areas of a demo distributor. */
export const demoAreas: readonly ServerArea[] = [demoServer, bankSandboxServer]

import { paletteDialog } from '#app/shell/shell.addresses.ts'
import { customerDetailsDialog } from '#areas/accounts/accounts.addresses.ts'
import { announcementDialog, announcementsScreen } from '#areas/announcements/announcements.addresses.ts'
import { auditEntryDialog, auditTrailScreen } from '#areas/audit-trail/audit-trail.addresses.ts'
import {
  addAutopayDialog,
  autopayScreen,
  editScheduleDialog,
  scheduleDialog,
} from '#areas/autopay/autopay.addresses.ts'
import {
  distributionScreen,
  distributionsScreen,
  editDistributionScreen,
  newDistributionScreen,
} from '#areas/auto-distribution/auto-distribution.addresses.ts'
import {
  cartAccessDialog,
  discardCartDialog,
  editInfoDialog,
  pendingCartsDialog,
  switchCartDialog,
} from '#areas/carts/carts.addresses.ts'
import {
  cancelOrderDialog,
  changeOrderDialog,
  orderPlacedScreen,
  reorderDialog,
  reviewCartScreen,
} from '#areas/checkout/checkout.addresses.ts'
import { customerScreen, customersScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { shipToSettingsDialog, shipToSettingsScreen } from '#areas/customers/customers.addresses.ts'
import {
  customerCategoryDialog,
  customerInvoiceDialog,
  customerLocationDialog,
  customItemDialog,
  distributorDialog,
  editCustomItemDialog,
  kitchenScreen,
  ownWordsDialog,
} from '#areas/customer-data/customer-data.addresses.ts'
import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'
import { deliveriesScreen } from '#areas/deliveries/deliveries.addresses.ts'
import { outboxScreen } from '#areas/demo/demo.addresses.ts'
import { helpDialog, shortcutsDialog } from '#areas/help/help.addresses.ts'
import { promotionDialog, promotionScreen, promotionsScreen } from '#areas/dsr-promotions/dsr-promotions.addresses.ts'
import { importRunDialog, importsScreen } from '#areas/imports/imports.addresses.ts'
import { chooseUserScreen, returnToSelfDialog } from '#areas/login-as/login-as.addresses.ts'
import { createOrderDialog } from '#areas/order-import/order-import.addresses.ts'
import { deleteCountDialog, renameCountDialog, startCountDialog } from '#areas/inventory/inventory.addresses.ts'
import { invoiceDialog, invoicesScreen } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { operationsScreen } from '#areas/operations/operations.addresses.ts'
import { orderDialog, orderFiltersDialog, ordersScreen } from '#areas/orders/orders.addresses.ts'
import {
  paymentDialog,
  paymentHistoryScreen,
  paymentMadeScreen,
  paymentScreen,
} from '#areas/payments/payments.addresses.ts'
import {
  addBankAccountDialog,
  addCreditCardDialog,
  editPaymentMethodDialog,
  paymentMethodDialog,
  removePaymentMethodDialog,
} from '#areas/payment-methods/payment-methods.addresses.ts'
import { priceOverrideDialog } from '#areas/price-overrides/price-overrides.addresses.ts'
import { invoiceFormatDialog, profileScreen } from '#areas/profile/profile.addresses.ts'
import {
  forgotPasswordScreen,
  logoutDialog,
  noAccessReasonScreen,
  noAccessScreen,
  resetPasswordScreen,
  sessionsDialog,
  signInScreen,
} from '#areas/sessions/sessions.addresses.ts'
import { categoryImagesScreen } from '#areas/items/items.addresses.ts'
import { askCodeDialog, codesScreen, scanDialog } from '#areas/scanning/scanning.addresses.ts'
import { itemDialog, itemScreen, shopScreen } from '#areas/shop/shop.addresses.ts'
import { statementScreen, statementsScreen } from '#areas/statements/statements.addresses.ts'
import { callbackScreen } from '#areas/single-sign-on/single-sign-on.addresses.ts'
import { inviteUserDialog, userDialog, usersScreen } from '#areas/users/users.addresses.ts'
import { billToRequestPlaces } from './bill-to-request-places.ts'
import { learnIds } from './learn-ids.ts'
import { creditPlaces } from './credit-places.ts'
import { developerPlaces } from './developer-places.ts'
import { guidePlaces } from './guide-places.ts'
import { incentivePlaces } from './incentive-places.ts'
import { linkPlaces } from './link-places.ts'
import { logPlaces } from './log-places.ts'
import { menuPlaces } from './menu-places.ts'
import { notificationPlaces } from './notification-places.ts'
import { punchoutPlaces } from './punchout-places.ts'
import { standingPlaces } from './standing-places.ts'
import { salesPlaces } from './sales-places.ts'
import { viewPlaces } from './view-places.ts'
import { shortPlaces } from './short-places.ts'
import { pricePlaces } from './price-places.ts'
import { recipePlaces } from './recipe-places.ts'
import { over, type Place, place, plain, variant } from './place.ts'
import type { Callers } from './place-people.ts'

/** Every place with an address that shows content in the demo. */
export async function learnPlaces(callers: Callers): Promise<readonly Place[]> {
  const ids = await learnIds(callers)
  return [
    plain(dashboardScreen, 'buyer'),
    plain(dashboardScreen, 'rosa'),
    plain(dashboardScreen, 'accounts'),
    plain(shopScreen, 'buyer'),
    place(itemScreen, itemScreen.at({ itemNumber: ids.item }), 'buyer'),
    plain(reviewCartScreen, 'buyer'),
    place(orderPlacedScreen, orderPlacedScreen.at({ placed: ids.order }), 'buyer'),
    plain(ordersScreen, 'buyer'),
    plain(invoicesScreen, 'buyer'),
    plain(paymentScreen, 'accounts'),
    place(paymentMadeScreen, paymentMadeScreen.at({ made: ids.payment, number: '100001' }), 'accounts'),
    plain(paymentHistoryScreen, 'accounts'),
    over(paymentDialog, 'accounts', paymentHistoryScreen, ids.payment),
    ...guidePlaces(ids),
    ...creditPlaces(ids),
    ...linkPlaces(ids),
    plain(autopayScreen, 'accounts'),
    over(addAutopayDialog, 'accounts', paymentHistoryScreen),
    over(editScheduleDialog, 'accounts', paymentHistoryScreen, ids.schedule),
    over(scheduleDialog, 'accounts', paymentHistoryScreen, ids.schedule),
    plain(kitchenScreen, 'buyer'),
    plain(codesScreen, 'buyer'),
    ...['categories', 'locations', 'distributors', 'invoices'].map((tab) =>
      place(kitchenScreen, kitchenScreen.at({ tab }), 'buyer'),
    ),
    place(kitchenScreen, kitchenScreen.at({ kind: 'catalogue' }), 'buyer'),
    ...recipePlaces(ids),
    ...menuPlaces(ids),
    ...salesPlaces,
    ...viewPlaces,
    ...standingPlaces(ids),
    ...shortPlaces(ids),
    ...notificationPlaces,
    ...logPlaces(ids),
    ...developerPlaces(ids),
    ...punchoutPlaces(ids),
    plain(profileScreen, 'accounts'),
    ...['bill-tos', 'payment-methods', 'invoice-format', 'privacy', 'notifications'].map((tab) =>
      place(profileScreen, profileScreen.at({ tab }), 'accounts'),
    ),
    plain(statementsScreen, 'rosa'),
    place(statementScreen, statementScreen.at({ division: ids.division, billTo: ids.billTo }), 'rosa'),
    plain(customersScreen, 'rosa'),
    place(customerScreen, customerScreen.at({ division: ids.division, billTo: ids.billTo }), 'rosa'),
    plain(shipToSettingsScreen, 'rosa'),
    plain(usersScreen, 'admin'),
    ...billToRequestPlaces,
    plain(auditTrailScreen, 'admin'),
    plain(chooseUserScreen, 'admin'),
    plain(deliveriesScreen, 'admin'),
    plain(importsScreen, 'admin'),
    plain(operationsScreen, 'admin'),
    place(categoryImagesScreen, categoryImagesScreen.at({ category: 'produce' }), 'admin'),
    plain(announcementsScreen, 'service'),
    ...incentivePlaces,
    ...pricePlaces(ids),
    plain(promotionsScreen, 'admin'),
    place(promotionScreen, promotionScreen.at({ promotionId: ids.promotion }), 'admin'),
    plain(distributionsScreen, 'rosa'),
    plain(newDistributionScreen, 'rosa'),
    place(distributionScreen, distributionScreen.at({ distributionId: ids.distribution }), 'rosa'),
    place(editDistributionScreen, editDistributionScreen.at({ distributionId: ids.distribution }), 'rosa'),
    plain(outboxScreen, 'nobody'),
    plain(signInScreen, 'nobody'),
    plain(forgotPasswordScreen, 'nobody'),
    plain(resetPasswordScreen, 'nobody'),
    plain(noAccessScreen, 'nobody'),
    place(noAccessReasonScreen, noAccessReasonScreen.at({ reason: 'no-bill-tos' }), 'nobody'),
    plain(callbackScreen, 'nobody'),
    ...[
      paletteDialog,
      editInfoDialog,
      switchCartDialog,
      discardCartDialog,
      pendingCartsDialog,
      createOrderDialog,
      customerDetailsDialog,
      helpDialog,
      shortcutsDialog,
      logoutDialog,
      sessionsDialog,
      returnToSelfDialog,
    ].map((dialog) => over(dialog, 'buyer', ordersScreen)),
    over(addBankAccountDialog, 'accounts', profileScreen),
    over(addCreditCardDialog, 'accounts', profileScreen),
    over(inviteUserDialog, 'admin', auditTrailScreen),
    over(paymentMethodDialog, 'accounts', profileScreen, ids.method),
    over(editPaymentMethodDialog, 'accounts', profileScreen, ids.method),
    over(removePaymentMethodDialog, 'accounts', profileScreen, ids.method),
    over(invoiceFormatDialog, 'accounts', profileScreen, '1'),
    over(cartAccessDialog, 'buyer', ordersScreen, ids.cart),
    over(priceOverrideDialog, 'rosa', customersScreen, ids.overridden),
    ...[reorderDialog, changeOrderDialog, cancelOrderDialog, orderDialog].map((dialog) =>
      over(dialog, 'buyer', profileScreen, ids.order),
    ),
    over(invoiceDialog, 'accounts', profileScreen, ids.invoice),
    over(startCountDialog, 'buyer', ordersScreen, 'guide'),
    over(renameCountDialog, 'buyer', ordersScreen, ids.count),
    over(deleteCountDialog, 'buyer', ordersScreen, ids.count),
    over(orderFiltersDialog, 'buyer', ordersScreen),
    over(itemDialog, 'buyer', ordersScreen, ids.item),
    over(customItemDialog, 'buyer', kitchenScreen, ids.customItem),
    over(editCustomItemDialog, 'buyer', kitchenScreen, ids.customItem),
    over(ownWordsDialog, 'buyer', kitchenScreen, ids.item),
    over(customerCategoryDialog, 'buyer', kitchenScreen, 'new'),
    over(customerLocationDialog, 'buyer', kitchenScreen, 'new'),
    over(distributorDialog, 'buyer', kitchenScreen, 'new'),
    over(customerInvoiceDialog, 'buyer', kitchenScreen, ids.customerInvoice),
    over(askCodeDialog, 'buyer', ordersScreen, 'NOBODY-KNOWS-3'),
    over(shipToSettingsDialog, 'rosa', customersScreen, ids.settings),
    over(announcementDialog, 'service', customersScreen, 'new'),
    over(promotionDialog, 'admin', promotionsScreen, 'new'),
    over(importRunDialog, 'admin', usersScreen, ids.run),
    over(auditEntryDialog, 'admin', usersScreen, ids.entry),
    over(userDialog, 'admin', auditTrailScreen, ids.user),
    ...[
      plain(dashboardScreen, 'manager'),
      plain(dashboardScreen, 'admin'),
      // The camera, which screens open themselves.
      place(reviewCartScreen, reviewCartScreen.at({}, scanDialog.open('cart')), 'buyer'),
      place(shopScreen, shopScreen.at({}, scanDialog.open('item')), 'buyer'),
      place(shopScreen, shopScreen.at({ layout: 'grid' }), 'buyer'),
      place(shopScreen, shopScreen.at({ layout: 'advanced' }), 'buyer'),
      place(shopScreen, shopScreen.at({ keyword: 'nothingofthiskind' }), 'buyer'),
      place(shopScreen, shopScreen.at({ keyword: 'salmon', inStock: true, brands: 'Nothing' }), 'buyer'),
      plain(shopScreen, 'manager'),
      place(shopScreen, shopScreen.at({ layout: 'advanced' }), 'rosa'),
      plain(reviewCartScreen, 'manager'),
      plain(reviewCartScreen, 'rosa'),
      plain(ordersScreen, 'rosa'),
      place(invoicesScreen, invoicesScreen.at({ of: 'all', show: 'open' }), 'rosa'),
      over(invoiceDialog, 'rosa', invoicesScreen, ids.invoice),
      plain(profileScreen, 'admin'),
      plain(profileScreen, 'manager'),
      plain(usersScreen, 'manager'),
      place(deliveriesScreen, deliveriesScreen.at({ channel: 'mail' }), 'admin'),
      place(deliveriesScreen, deliveriesScreen.at({ state: 'failed' }), 'admin'),
      place(importsScreen, importsScreen.at({ trouble: true }), 'admin'),
      place(noAccessReasonScreen, noAccessReasonScreen.at({ reason: 'site-under-maintenance' }), 'nobody'),
      place(
        noAccessReasonScreen,
        noAccessReasonScreen.at({
          reason: 'invalid-session',
          e: 'someone.with.a.long.name@a-long-domain.example',
          t: 'ece',
        }),
        'nobody',
      ),
      ...[pendingCartsDialog, createOrderDialog, customerDetailsDialog, shortcutsDialog].map((dialog) =>
        over(dialog, 'rosa', shopScreen),
      ),
      over(inviteUserDialog, 'manager', usersScreen),
      over(userDialog, 'manager', usersScreen, ids.managedUser),
      over(itemDialog, 'manager', shopScreen, ids.managedItem),
      over(itemDialog, 'rosa', shopScreen, ids.overridden),
      over(orderDialog, 'rosa', ordersScreen, ids.order),
      over(cartAccessDialog, 'rosa', shopScreen, ids.cart),
    ].map(variant),
  ]
}

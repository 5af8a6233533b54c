import type { Feature } from '#kit/feature-keys.ts'

/** USERS-1: the features as the permissions screen groups them; each stands in one group. */
export const featureGroups = [
  {
    title: 'Ordering',
    features: ['manageCart', 'modifyCartAccess', 'addOrder', 'viewSalesOrders', 'showInventory', 'punchout'],
  },
  {
    title: 'Kitchen',
    features: ['manageGuides', 'manageRecipes', 'inventoryCounts', 'receiveDeliveries', 'manageCustomData'],
  },
  {
    title: 'Invoices and payments',
    features: [
      'viewInvoices',
      'makePayment',
      'paymentHistory',
      'viewBankCard',
      'addBankCard',
      'deleteBankCard',
      'cardPayments',
      'sendPaymentLinks',
      'proposePaymentPlans',
      'viewAutopay',
      'addAutopay',
      'executeAutopay',
      'voidPayment',
      'resendPaymentEmail',
      'decryptPaymentInfo',
    ],
  },
  {
    title: 'Credit requests',
    features: ['viewCreditRequests', 'addCreditRequests', 'actOnCreditRequests', 'manageCreditCodes'],
  },
  { title: 'Customers', features: ['allBillTos', 'addBillTo', 'shipToSettings', 'loginAs'] },
  {
    title: 'Users',
    features: ['viewUsers', 'updateUserProfile', 'deactivateUser', 'resetUserPassword', 'resetMfaPhone'],
  },
  {
    title: 'Prices and analysis',
    features: ['viewAnalysis', 'salesAnalytics', 'priceBreakdown', 'priceOverride', 'managePrice'],
  },
  {
    title: 'Portal',
    features: [
      'connectPrograms',
      'manageBanners',
      'addIncentivePayroll',
      'viewIncentivePayroll',
      'importData',
      'deleteData',
      'viewAudit',
    ],
  },
] as const satisfies readonly { readonly title: string; readonly features: readonly Feature[] }[]

/**
 * Features that mean nothing, or too much, in a customer's hands: only staff can be given them
 * (USERS-2).
 */
export const staffFeatures: ReadonlySet<string> = new Set<Feature>([
  'loginAs',
  'executeAutopay',
  'voidPayment',
  'resendPaymentEmail',
  'decryptPaymentInfo',
  'actOnCreditRequests',
  'manageCreditCodes',
  'salesAnalytics',
  'priceBreakdown',
  'priceOverride',
  'managePrice',
  'manageBanners',
  'addIncentivePayroll',
  'viewIncentivePayroll',
  'importData',
  'deleteData',
  'viewAudit',
  'proposePaymentPlans',
])

/**
 * ACCESS-2: every feature key the product knows, with what it opens. The server refuses a key that
 * is not here.
 */
export const features = {
  makePayment: 'Make a payment',
  viewBankCard: 'View bank accounts and cards',
  allBillTos: 'See all bill-tos',
  addBillTo: 'Add a bill-to',
  loginAs: 'Login as',
  addBankCard: 'Add a bank account or card',
  deleteBankCard: 'Delete a bank account or card',
  cardPayments: 'Pay by card',
  punchout: 'Punchout',
  showInventory: 'Show inventory',
  paymentHistory: 'Payment history',
  decryptPaymentInfo: 'Decrypt payment info',
  updateUserProfile: 'Update user profile',
  viewUsers: 'View users',
  deactivateUser: 'Deactivate user',
  voidPayment: 'Void payment',
  resendPaymentEmail: 'Resend payment email',
  viewCreditRequests: 'View credit requests',
  addCreditRequests: 'Add credit requests',
  actOnCreditRequests: 'Act on credit requests',
  manageCreditCodes: 'Manage credit codes',
  addIncentivePayroll: 'Add incentive payroll',
  viewIncentivePayroll: 'View own incentive payroll',
  addOrder: 'Add order',
  addAutopay: 'Add autopay',
  viewAutopay: 'View autopay',
  executeAutopay: 'Execute autopay',
  manageBanners: 'Manage banners',
  manageCart: 'Cart',
  manageGuides: 'Guides',
  manageCustomData: 'Custom data',
  deleteData: 'Delete data',
  viewAnalysis: 'View analysis',
  manageRecipes: 'Recipes',
  inventoryCounts: 'Inventory counts',
  viewSalesOrders: 'View sales orders',
  receiveDeliveries: 'Receive deliveries',
  shipToSettings: 'Ship-to settings',
  viewInvoices: 'View invoices',
  resetUserPassword: 'Reset user password',
  modifyCartAccess: 'Modify cart access',
  priceOverride: 'Price override',
  priceBreakdown: 'Price breakdown',
  salesAnalytics: 'Sales analytics',
  resetMfaPhone: 'Reset MFA phone',
  managePrice: 'Manage price',
  importData: 'Import data',
  viewAudit: 'View audit trail',
  sendPaymentLinks: 'Send payment links',
  proposePaymentPlans: 'Propose payment plans',
  connectPrograms: 'Connect programs',
} as const

/** One key of the list. */
export type Feature = keyof typeof features

/** True for a key the product knows. */
export const isFeature = (key: string): key is Feature => Object.hasOwn(features, key)

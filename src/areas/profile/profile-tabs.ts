/** PROFILE-1: the tabs in their order: the name in the address and the title. */
export const profileTabs = {
  account: 'Account',
  'bill-tos': 'Favorite Bill-tos',
  'payment-methods': 'Payment Methods',
  'invoice-format': 'Invoice Format',
  privacy: 'Privacy & Security',
  notifications: 'Notifications',
  punchout: 'Punchout',
} as const

/** One of the tabs. */
export type ProfileTab = keyof typeof profileTabs

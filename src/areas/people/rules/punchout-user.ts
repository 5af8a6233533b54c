import type { CurrentUser } from '../current-user.ts'

/**
 * PUNCH-4: the signed-in user as a buyer from a procurement system sees them, who is somebody else:
 * to shop, and nothing of the account.
 */
export const punchoutUser = (
  user: CurrentUser,
  session: NonNullable<CurrentUser['punchoutSession']>,
  may: (feature: string) => boolean,
): CurrentUser => ({
  ...user,
  realUser: null,
  kind: 'external',
  type: 'ece',
  phone: '',
  hasProfileImage: false,
  profileImageUrl: null,
  favoriteBillTos: [],
  invoiceFormatId: null,
  // Nobody is asked: the person is not the user.
  privacy: { analyticsOptOut: true },
  mfaInfo: null,
  mfaEnforceDate: null,
  isMfaBannerDismissed: true,
  usesPassword: false,
  features: user.features.filter(may),
  internalUser: null,
  crmFeatures: [],
  oktaFeatures: [],
  allowedModesUi: ['restaurant'],
  punchoutSession: session,
})

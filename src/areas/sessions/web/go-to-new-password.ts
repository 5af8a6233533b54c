import { newPasswordAddress } from '../sessions.addresses.ts'

/**
 * AUTH-3: an expired password can only be replaced. A fresh start of the portal: nothing of the
 * page before is needed.
 */
export const goToNewPassword = (resetToken: string): void => window.location.assign(newPasswordAddress(resetToken))

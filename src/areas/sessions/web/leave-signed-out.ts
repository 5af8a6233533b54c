import { forgetPush } from '#browser/browser-push.ts'
import { forgetMe } from '#browser/current-user.ts'
import { signInScreen } from '../sessions.addresses.ts'
import { postToTabs } from './tabs.ts'

/**
 * SHELL-2, CART-14: the session has ended by its user's wish. The other tabs stop keeping anything,
 * nothing stays on the device, and the portal starts afresh, so that nothing stays in memory.
 */
export async function leaveSignedOut(): Promise<void> {
  postToTabs('signed-out')
  await forgetMe()
  await forgetPush()
  window.location.assign(signInScreen.at())
}

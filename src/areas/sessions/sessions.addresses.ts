import { dialog, screen } from '#contract/address.ts'

/** `ended` says why somebody is here who did not ask to be (AUTH-8). */
export const signInScreen = screen('/login', ['returnUrl', 'ended'])
export const forgotPasswordScreen = screen('/forgot-password')
export const resetPasswordScreen = screen('/reset-password')
/** AUTH-7: the token comes behind '#', where neither a server nor a log sees it. */
export const newPasswordAddress = (token: string): string => `${resetPasswordScreen.at()}#${token}`
export const noAccessScreen = screen('/errors')
/** ACCESS-5: `e` and `t` are who has signed in instead. */
export const noAccessReasonScreen = screen('/errors/$reason', ['e', 't'])
export const logoutDialog = dialog('dialog', 'logout')
export const sessionsDialog = dialog('dialog', 'sessions')

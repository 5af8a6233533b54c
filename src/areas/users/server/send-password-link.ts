import { saveInvited, staffSignInHere } from '#areas/people/server/public.ts'
import { addResetToken, resetMinutes } from '#areas/sessions/server/public.ts'
import { newPasswordAddress, signInScreen } from '#areas/sessions/sessions.addresses.ts'
import type { Config } from '#platform/config.ts'
import type { Queries } from '#platform/database/database.ts'
import { queueMail, queueSecretMail } from '#platform/mail/mail.ts'
import { sealOf } from '#platform/seal.ts'
import { invitationHours, invitationMail, type MailText, resetByStaffMail, staffInvitationMail } from './user-mails.ts'

interface Addressee {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly byName: string
}

/**
 * USERS-1: mails a user the one link with which they set a password: the invitation, or what
 * follows a reset.
 */
export async function sendPasswordLink(
  tx: Queries,
  config: Config,
  kind: 'invitation' | 'reset',
  to: Addressee & { readonly isStaff: boolean; readonly now: Date },
): Promise<void> {
  const minutes = kind === 'invitation' ? invitationHours * 60 : resetMinutes
  const token = await addResetToken(tx, to.userId, to.now, { minutes, replaces: true })
  const link = config.publicUrl + newPasswordAddress(token)
  const giveUpAt = new Date(to.now.getTime() + minutes * 60_000)
  const send = (mail: MailText) => queueSecretMail(tx, { to: to.email, ...mail }, sealOf(config), giveUpAt)
  if (kind === 'reset') return send(resetByStaffMail(to.firstName, to.byName, link))
  // Also links the provider, for staff who may use either.
  const otherWay = to.isStaff && staffSignInHere(config) === 'either' ? config.publicUrl + signInScreen.at() : undefined
  await saveInvited(tx, to.userId, to.now)
  await send(invitationMail(to, link, otherWay))
}

/**
 * AUTH-2, USERS-1: the invitation of staff who have no password here; they sign in with the
 * distributor's provider.
 */
export async function sendProviderInvitation(tx: Queries, config: Config, to: Addressee & { readonly now: Date }) {
  await saveInvited(tx, to.userId, to.now)
  await queueMail(tx, { to: to.email, ...staffInvitationMail(to.firstName, to.byName, config.publicUrl) })
}

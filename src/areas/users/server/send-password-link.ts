import { addResetToken, resetMinutes } from '#areas/sessions/server/public.ts'
import type { Config } from '#platform/config.ts'
import type { Queries } from '#platform/database/database.ts'
import { queueSecretMail } from '#platform/mail/mail.ts'
import { sealOf } from '#platform/seal.ts'
import { invitationHours, invitationMail, resetByStaffMail } from './user-mails.ts'

/** USERS-1: mails a user the one link with which they set a password: the invitation, or what follows a reset. */
export async function sendPasswordLink(
  tx: Queries,
  config: Config,
  kind: 'invitation' | 'reset',
  to: { userId: string; email: string; firstName: string; byName: string; now: Date },
): Promise<void> {
  const minutes = kind === 'invitation' ? invitationHours * 60 : resetMinutes
  const token = await addResetToken(tx, to.userId, to.now, minutes)
  const link = `${config.publicUrl}/reset-password#${token}`
  const mail = (kind === 'invitation' ? invitationMail : resetByStaffMail)(to.firstName, to.byName, link)
  const giveUpAt = new Date(to.now.getTime() + minutes * 60_000)
  await queueSecretMail(tx, { to: to.email, ...mail }, sealOf(config), giveUpAt)
}

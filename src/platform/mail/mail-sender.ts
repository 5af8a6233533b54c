import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { RefusedForGood } from '../outbox/refused-for-good.ts'

/** PLAT-9: how mail leaves. Throws when it was not taken. */
export interface MailSender {
  send(mail: { to: string; subject: string; text: string; messageId: string }): Promise<void>
}

/** Line breaks in a header would start another one. */
const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ').slice(0, 500)

/**
 * What a mail server says of a mail it will never take, such as 550 for an unknown mailbox (RFC
 * 5321, 4.2.1).
 */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error && Number(Reflect.get(error, 'responseCode')) >= 500

/** SMTP when it is configured; undefined: mail waits. */
export function mailSenderOf({
  smtpUrl,
  mailFrom,
}: Pick<Config['outside'], 'smtpUrl' | 'mailFrom'>): MailSender | undefined {
  if (smtpUrl === undefined) return undefined
  // A server that hangs must not hold the mail's row: these are milliseconds.
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  const transport = createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ to, subject, text, messageId }) => {
      const sent = transport.sendMail({
        from: mailFrom,
        // As an object it is one address, whatever it looks like.
        to: { name: '', address: oneLine(to) },
        subject: oneLine(subject),
        text,
        messageId: `<${messageId}@larder>`,
      })
      await sent.catch((error: unknown) => {
        if (isPermanent(error)) throw new RefusedForGood((error as Error).message, { cause: error })
        throw error
      })
    },
  }
}

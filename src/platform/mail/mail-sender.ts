import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

/** PLAT-9: how mail leaves. Throws when it was not taken. */
export interface MailSender {
  send(mail: { to: string; subject: string; text: string; messageId: string }): Promise<void>
}

/** Line breaks in a header would start another one. */
const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ').slice(0, 500)

/** SMTP when it is configured; else mail stays in the outbox, where the demo's page shows it. */
export function mailSenderOf({ smtpUrl, mailFrom }: Pick<Config['outside'], 'smtpUrl' | 'mailFrom'>): MailSender {
  if (smtpUrl === undefined) return { send: () => Promise.resolve() }
  // A server that hangs must not hold the mail's row: these are milliseconds.
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  const transport = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ to, subject, text, messageId }) => {
      await transport.sendMail({
        from: mailFrom,
        // As an object it is one address, whatever it looks like.
        to: { name: '', address: oneLine(to) },
        subject: oneLine(subject),
        text,
        messageId: `<${messageId}@larder>`,
      })
    },
  }
}

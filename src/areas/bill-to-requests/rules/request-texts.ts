/** What a notification says: subject and text of the mail, and one sentence. */
interface Texts {
  readonly mail: { readonly subject: string; readonly text: string }
  readonly text: string
}

const notified = (subject: string, text: string, more: readonly string[]): Texts => ({
  mail: { subject, text: [text, ...more].filter(Boolean).join('\n\n') },
  text,
})

const quoted = (label: string, text: string): string => (text === '' ? '' : `${label}: ${text}`)

/** USERS-2: to whoever may add it. The name of the bill-to is left to the list. */
export const requestedTexts = (
  { userName, division, number, note }: { userName: string; division: string; number: string; note: string },
  link: string,
): Texts =>
  notified(
    `${userName} requests bill-to ${number}`,
    `${userName} requests access to bill-to ${number} of ${division}.`,
    [quoted('Note', note), `Add or decline it:\n${link}`],
  )

/** USERS-2: to whoever asked. Of a declined one the number alone, which they typed. */
export const decidedTexts = (
  { division, number, byName, reason }: { division: string; number: string; byName: string; reason: string },
  decision: 'added' | 'declined',
): Texts =>
  decision === 'added'
    ? notified(`Bill-to ${number} was added`, `${byName} added bill-to ${number} of ${division} to your account.`, [])
    : notified(
        `Bill-to ${number} was declined`,
        `${byName} declined your request for bill-to ${number} of ${division}.`,
        [quoted('Reason', reason)],
      )

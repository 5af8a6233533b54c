import { plural } from '#kit/text.ts'
import type { SentDocument } from '../logged-message.ts'

/** PUNCH-5: what becomes of a document that the portal sends by itself, in a sentence. */
export function describeSent(
  { state, attempts, nextAttemptAt }: Pick<SentDocument, 'state' | 'attempts' | 'nextAttemptAt'>,
  timeOf: (instant: string) => string,
): string {
  const tries = plural(attempts, 'attempt')
  if (state === 'delivered') return `The customer’s system took it after ${tries}. It knows it by its payloadID.`
  if (state === 'stopped') return `It is not tried again: it was refused, or failed for too long (${tries}).`
  return nextAttemptAt === null || attempts === 0
    ? 'It is on its way.'
    : `It was not taken (${tries}) and is tried again at ${timeOf(nextAttemptAt)}.`
}

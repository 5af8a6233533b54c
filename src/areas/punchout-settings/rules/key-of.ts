/**
 * PUNCH-1, PUNCH-2: a credential or code as documents are compared with it: without the blanks
 * around it and whatever its case (punchout A2, section 9).
 */
export const keyOf = (text: string): string => text.trim().toLowerCase()

/** The key of a sender pair. */
export const senderKey = (domain: string, identity: string): string => JSON.stringify([keyOf(domain), keyOf(identity)])

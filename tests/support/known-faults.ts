/** What the run with faults may find of a call, with the reason. */
export interface KnownFault {
  readonly call: string
  readonly finding: RegExp
  readonly reason: string
}

/** Findings that are no fault. */
export const knownFaults: readonly KnownFault[] = []

/** Calls that write and that no test of an area sends with success through `startApi`. */
export const withoutExample: Readonly<Record<string, string>> = {}

const signingIn =
  'the challenge is used up, the session begins, the trail notes it: a session that is left by a stop belongs to nobody, as its cookie was never sent'

const countsFirst = 'a try counts before the code is judged, so that a lost connection gives no free one'

/** Calls that store in several steps, each whole, and why a stop between two does no harm. */
export const severalSteps: Readonly<Record<string, string>> = {
  login: signingIn,
  reauthorize: signingIn,
  finishSingleSignOn: signingIn,
  verifyMfaCode: countsFirst,
  verifyMfaPhone: countsFirst,
  stepUp: `${countsFirst}; a code that was taken without a proof on the session is a code to ask for again`,
  processUserPunchoutMessage:
    'the key of the document books one order; a message whose new outcome was not noted is processed again, and answers the same',
  importFile:
    'rows are stored in batches, each whole; a file that was stopped is listed as such, and sent again it changes what is missing',
}

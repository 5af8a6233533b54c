import type { ScannedCode } from '../scanned-code.ts'
import type { FoundCode, Meaning } from './find-meaning.ts'

/** A code that somebody who scans is asked about. */
export interface AskedCode {
  readonly scanned: ScannedCode
  readonly meaning: Pick<Meaning, 'outcome' | 'matches'>
  /** Takes the next code, scanned while this one is asked about. */
  readonly onScan: (text: string) => void
}

const asked = new Map<string, AskedCode>()
const answers = new Map<string, FoundCode>()

/**
 * The dialog 'What is this?' has an address, so that it is drawn apart from the scan that waits for
 * its answer: both find each other here by the code. After a reload nobody waits.
 */
export const askedCodes = {
  ask: (question: AskedCode): void => void asked.set(question.scanned.code, question),
  question: (code: string): AskedCode | undefined => asked.get(code),
  answer: (code: string, match: FoundCode): void => {
    if (asked.has(code)) answers.set(code, match)
  },
  /** Ends the question; returns what was said, null when nobody did. */
  settle: (code: string): FoundCode | null => {
    const answer = answers.get(code) ?? null
    asked.delete(code)
    answers.delete(code)
    return answer
  },
}

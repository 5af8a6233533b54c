import { readResponse } from '#areas/cxml/rules/read-response.ts'
import { statusWords } from '#areas/cxml/status-words.ts'
import { maskAnswer } from '#areas/webhooks/rules/mask-answer.ts'

/** What came back for a document, as `platform/outgoing/post-outside.ts` has it. */
export interface GivenAnswer {
  /** Of HTTP; null: there was no answer. */
  readonly status: number | null
  readonly text: string
  readonly problem: string | null
}

/** What it means. */
export interface JudgedAnswer {
  /** Of cXML; of HTTP where there was none. */
  readonly code: number
  /** A sentence for people; '' where all is well. */
  readonly reason: string
  readonly outcome: 'taken' | 'refused' | 'again'
}

/** A timeout and a rate limit (408, 429) pass. */
const isRefusal = (code: number): boolean => code >= 400 && code < 500 && code !== 408 && code !== 429

/** "Unable to reach the cXML server" (cXML User's Guide, "Status"). */
const unreachable = 550

/**
 * PUNCH-3: what a buyer's system makes of a document. A 4xx is final: the same document will not be
 * taken later; anything else that is not taken is a failure of the way, and tried again.
 */
export function judgeAnswer({ status, text, problem }: GivenAnswer): JudgedAnswer {
  if (status === null) return { code: unreachable, reason: problem ?? 'There was no answer', outcome: 'again' }
  const response = readResponse(text)
  const sentence = response ? maskAnswer(response.sentence) : ''
  if (status < 200 || status >= 300)
    return {
      code: status,
      reason: sentence || `The address returned HTTP ${status}`,
      outcome: isRefusal(status) ? 'refused' : 'again',
    }
  if (!response)
    return { code: unreachable, reason: `The address returned HTTP ${status} and no cXML response`, outcome: 'again' }
  const { code } = response
  if (code >= 200 && code < 300) return { code, reason: '', outcome: 'taken' }
  const reason = sentence || statusWords[code] || maskAnswer(response.text) || `cXML status ${code}`
  return { code, reason, outcome: isRefusal(code) ? 'refused' : 'again' }
}

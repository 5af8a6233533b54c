import { textAt } from '#areas/cxml/rules/find-element.ts'
import { readResponse } from '#areas/cxml/rules/read-response.ts'
import { statusWords } from '#areas/cxml/status-words.ts'

/** A cXML response, in words. */
export interface ReadAnswer {
  readonly isGood: boolean
  /** '417 Expectation Failed'. */
  readonly title: string
  /** The portal's own sentence; '' for none. */
  readonly sentence: string
  /** What to do about it; '' where all is well. */
  readonly hint: string
  /** Where the buyer's browser goes next. */
  readonly startUrl: string | undefined
}

const hints: Readonly<Record<number, string>> = {
  400: 'A value of the document is missing or wrong. Correct what the sentence names and send it again.',
  401: 'Compare sender domain, sender identity and secret with the settings. A secret that was revoked is no longer right.',
  403: 'The secret is right, but the user may not punch out: the account is inactive or lacks the feature.',
  406: 'The document cannot be read. Look for a tag that is not closed, an entity or a wrong encoding.',
  409: 'The order number exists already, or the order has been released. Use another number, or a type that fits.',
  412: 'What the document asks for cannot be rebuilt: no item of the cart can be ordered any more.',
  417: 'Something the document relies on is missing. Map the ship-to, or name an order that exists.',
  450: 'The portal does not offer this kind of request.',
  500: 'The portal failed. Send it again; if it fails again, ask the distributor.',
  560: 'The portal is closed for a moment. Send it again later.',
}

/** PUNCH-5: what an answer of the portal says, and what to do about it. */
export function readAnswer(status: number, text: string): ReadAnswer {
  const response = readResponse(text)
  if (!response)
    return {
      isGood: false,
      title: `HTTP ${status}, and no cXML`,
      sentence: 'The answer holds no cXML response.',
      hint:
        httpHints[status] ?? 'A buyer’s system takes this for a failed connection and sends the document again later.',
      startUrl: undefined,
    }
  const { code, sentence, root } = response
  const isGood = code >= 200 && code < 300
  return {
    isGood,
    title: `${code} ${statusWords[code] ?? response.text}`,
    sentence,
    hint: isGood ? '' : (hints[code] ?? ''),
    startUrl: textAt(root, 'Response/PunchOutSetupResponse/StartPage/URL') || undefined,
  }
}

const httpHints: Readonly<Record<number, string>> = {
  405: 'Documents are sent by POST.',
  413: 'The document is larger than 4 MiB.',
  429: 'Too many documents were refused. Wait ten minutes.',
  503: 'The portal is busy or being updated. Send it again in a moment.',
}

import type { CallAnswer } from '#contract/endpoint.ts'
import { callEndpoint } from '#browser/client.ts'
import { matchOrderLines } from '../quick-entry.endpoints.ts'

/** The matched lines of a text, with their items by number. */
export type Matched = CallAnswer<typeof matchOrderLines>

/** The ship-to a text is matched for, and its cart. */
export interface MatchFor {
  readonly params: { readonly division: string; readonly shipTo: string }
  readonly cartId: string | undefined
}

/** CART-13: matches the lines of a text on the server. Throws `CallFailed`. */
export const matchText = ({ params, cartId }: MatchFor, text: string): Promise<Matched> =>
  callEndpoint(matchOrderLines, { params, body: { text, ...(cartId && { cartId }) } })

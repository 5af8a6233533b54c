import type { CallAnswer } from '#contract/endpoint.ts'
import { callEndpoint } from '#browser/client.ts'
import { matchOrderLines } from '../quick-entry.endpoints.ts'

/** What a text means, with its items by number. */
export type Matched = CallAnswer<typeof matchOrderLines>

/** Whom a text is matched for, and into which cart. */
export interface MatchFor {
  readonly params: { readonly division: string; readonly shipTo: string }
  readonly cartId: string | undefined
}

/** CART-13: asks what a text means. Throws `CallFailed`. */
export const matchText = ({ params, cartId }: MatchFor, text: string): Promise<Matched> =>
  callEndpoint(matchOrderLines, { params, body: { text, ...(cartId && { cartId }) } })

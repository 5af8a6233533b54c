import { type CallAnswer, callPath } from '#contract/endpoint.ts'
import { createCardToken } from '../payment-methods.endpoints.ts'
import type { CardEntryAnswer } from '#areas/card-sandbox/card-entry.ts'

/** Types a card into the processor's page, as the browser does: the portal sees nothing of it. */
export async function typeCard(
  { response: token, ccUrl }: CallAnswer<typeof createCardToken>,
  number = '4242424242424242',
  expires = '2031-08',
): Promise<CardEntryAnswer> {
  const { origin } = new URL(ccUrl)
  const answer = await fetch(`${origin}/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ token, number, expires, cvv: '123', postalCode: '89101', name: 'Mara Okafor' }),
  })
  if (!answer.ok) throw new Error(`${callPath(createCardToken)}: ${answer.status}`)
  return (await answer.json()) as CardEntryAnswer
}

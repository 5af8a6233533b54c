import type { CardProcessor } from '#platform/payments/card-processor.ts'

/** Enters a test card as a browser does; returns the token it is charged by. */
export async function enterCard(processor: CardProcessor, number: string): Promise<string> {
  const entry = { reference: number, customer: 'c-1', returnOrigin: 'http://127.0.0.1:3000', minutes: 10 }
  const { token, ccUrl } = await processor.startEntry(entry)
  const answer = await fetch(new URL('/authorize', ccUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, number, expires: '2031-08', cvv: '123', postalCode: '89101', name: 'Mara' }),
  })
  return ((await answer.json()) as { utaTokenId: string }).utaTokenId
}

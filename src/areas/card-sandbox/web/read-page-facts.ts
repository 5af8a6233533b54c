import type { CardEntryAnswer } from '../card-entry.ts'

/** What the processor's server wrote into the page. */
export interface PageFacts {
  readonly token: string
  /** The only origin that gets a report; empty when the entry is over. */
  readonly returnOrigin: string
  /** Whether the card pays at once, instead of being saved. */
  readonly isPaying: boolean
}

const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Reads them once. */
export const readPageFacts = (): PageFacts => ({
  token: metaOf('card-token'),
  returnOrigin: metaOf('card-return-origin'),
  isPaying: metaOf('card-action') === 'pay',
})

/** What it reports to the page around the frame. */
export type PageMessage =
  | { readonly type: 'card-page'; readonly height: number }
  | ({ readonly type: 'card-entry' } & CardEntryAnswer)

/** Posts to the page around the frame, and to no other. */
export function report({ returnOrigin }: PageFacts, message: PageMessage): void {
  if (returnOrigin && window.parent !== window) window.parent.postMessage(message, returnOrigin)
}

import { type CardCharge, type CardProcessor, type ChargeRequest, ProcessorAway } from './card-processor.ts'

/** What is known of a charge; `unknown`: ask again later, with the same request. */
export type ChargeOutcome = { readonly kind: 'known'; readonly charge: CardCharge } | { readonly kind: 'unknown' }

/**
 * BILL-3: charges a card for an intent that is committed. The key is the intent's own, so that a
 * repeat after a crash charges nothing twice: an intent that may have been sent before (`isRepeat`)
 * is asked for first, and sent again only when the processor has never seen it.
 */
export async function chargeByKey(
  processor: CardProcessor,
  request: ChargeRequest,
  isRepeat: boolean,
): Promise<ChargeOutcome> {
  const before = isRepeat ? await chargeNow(processor, request.key) : undefined
  if (before === 'away') return { kind: 'unknown' }
  if (before) return { kind: 'known', charge: before }
  try {
    return { kind: 'known', charge: await processor.charge(request) }
  } catch (error) {
    if (!(error instanceof ProcessorAway)) throw error
  }
  // It may have been charged and the answer lost, or it may still be on its way.
  const after = await chargeNow(processor, request.key)
  return after === undefined || after === 'away' ? { kind: 'unknown' } : { kind: 'known', charge: after }
}

/**
 * BILL-3: gives an intent up for good: voids what was charged, and closes the key for what is still
 * on its way. `unknown`: neither is certain yet, ask again later.
 */
export async function giveUpCharge(processor: CardProcessor, key: string): Promise<ChargeOutcome> {
  try {
    return { kind: 'known', charge: await processor.voidCharge(key) }
  } catch (error) {
    if (error instanceof ProcessorAway) return { kind: 'unknown' }
    throw error
  }
}

const chargeNow = (processor: CardProcessor, key: string): Promise<CardCharge | undefined | 'away'> =>
  processor.chargeOf(key).catch((error: unknown) => {
    if (error instanceof ProcessorAway) return 'away'
    throw error
  })

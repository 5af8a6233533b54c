import { Refused } from '#kit/decision.ts'
import { type CardProcessor, ProcessorAway } from '#platform/payments/card-processor.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import type { Services } from '#platform/services.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'

/** Calls the processor; a failure is refused in one sentence and logged. */
export async function askProcessor<T>(
  { config, log }: Pick<Services, 'config' | 'log'>,
  question: (processor: CardProcessor) => Promise<T>,
): Promise<T> {
  const processor = cardProcessorOf(config.outside)
  if (!processor) throw new Refused(paymentMethodRefusals.card_payments_unavailable)
  return question(processor).catch((error: unknown) => {
    if (error instanceof Refused) throw error
    log.error({ reason: error instanceof ProcessorAway ? error.message : 'an answer not understood' }, 'cards')
    throw new Refused(paymentMethodRefusals.card_processor_away)
  })
}

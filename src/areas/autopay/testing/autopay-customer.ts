import type { CallInput } from '#contract/endpoint.ts'
import type { addUserAutopay } from '../autopay-changes.endpoints.ts'

type Body = CallInput<typeof addUserAutopay>['body']

/** The body of a schedule of bill-to 0000100 that pays every Friday what is due. */
export const everyFriday = (paymentSettingsId: string, more: Partial<Body> = {}): { body: Body } => ({
  body: {
    billTos: [{ division: 'NLV', number: '0000100' }],
    timing: 'weekday',
    day: 5,
    limit: null,
    paymentSettingsId,
    ...more,
  },
})

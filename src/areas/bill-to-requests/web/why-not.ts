import { usersRefusals } from '#areas/users/users.refusals.ts'
import { billToRequestRefusals } from '../bill-to-requests.refusals.ts'

const refusals = [...Object.values(usersRefusals), ...Object.values(billToRequestRefusals)]

/** The sentence of a refusal's code for a disabled control. */
export const whyNot = (code: string | null): string | undefined =>
  code === null ? undefined : refusals.find((refusal) => refusal.code === code)?.message

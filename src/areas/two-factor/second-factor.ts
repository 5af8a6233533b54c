import { z } from 'zod'
import { checkCode } from './rules/check-code.ts'

/**
 * How a second factor is shown: a code by text message, one of an authenticator app, or a recovery
 * code.
 */
export const mfaMethod = z.enum(['sms', 'authenticator', 'recovery'])
/** One of the three. */
export type MfaMethod = z.output<typeof mfaMethod>

/** A second factor as it is shown; only recovery codes are longer than six digits. */
export const secondFactorProof = z
  .object({ method: mfaMethod.default('sms'), verificationCode: z.string().trim().min(1, 'Code is required').max(40) })
  .superRefine(({ method, verificationCode }, context) => {
    const problem = method === 'recovery' ? undefined : checkCode(verificationCode)
    if (problem) context.addIssue({ code: 'custom', path: ['verificationCode'], message: problem })
  })

/**
 * What signing in reveals of the required second factor: no more than somebody with the password
 * may know.
 */
export const owedFactor = z
  .object({
    methods: z.array(mfaMethod),
    phoneLast4: z.string().nullable(),
    /** Where codes go, by two letters; for setting up. */
    countries: z.array(z.string()),
  })
  .meta({ id: 'OwedFactor' })
/** The second factor that is owed. */
export type OwedFactor = z.output<typeof owedFactor>

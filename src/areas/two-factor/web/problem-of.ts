import { checkCode } from '../rules/check-code.ts'
import type { MfaMethod } from '../second-factor.ts'

/** What is wrong with a typed code of this kind; recovery codes are judged by the server. */
export const problemOf = (method: MfaMethod, code: string): string | undefined => {
  if (method !== 'recovery') return checkCode(code)
  return code.trim() === '' ? 'Code is required' : undefined
}

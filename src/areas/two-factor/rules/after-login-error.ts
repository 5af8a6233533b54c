/** AUTH-6: why signing in with a code failed, in the specification's words (S0 section 4). */
export type LoginErrorCode = 'InvalidCode' | 'Expired' | 'Unknown'

/** AUTH-6: a wrong code is typed again; everything else starts at the sign-in form. */
export const afterLoginError = (errorCode: LoginErrorCode): 'code-entry' | 'sign-in' =>
  errorCode === 'InvalidCode' ? 'code-entry' : 'sign-in'

/** The code in a refusal's details; Unknown for anything else. */
export function loginErrorCodeOf(details: unknown): LoginErrorCode {
  const { errorCode } = (details ?? {}) as { errorCode?: unknown }
  return errorCode === 'InvalidCode' || errorCode === 'Expired' ? errorCode : 'Unknown'
}

/** Digits of a code that was sent, or that an authenticator app shows. */
export const codeLength = 6

/** AUTH-6: what is wrong with a typed code, or undefined: required, 6 digits, numeric only. */
export function checkCode(code: string): string | undefined {
  if (code === '') return 'Code is required'
  if (!/^[0-9]*$/.test(code)) return 'Only numbers are allowed'
  return code.length === codeLength ? undefined : `Code must be ${codeLength} digits`
}

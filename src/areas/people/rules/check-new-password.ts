import { isCommonPassword } from './is-common-password.ts'

/** One requirement of a new password, in the words of the live checklist. */
export interface PasswordRequirement {
  readonly text: string
  readonly isMet: boolean
}

/** Min characters of a password. */
export const minPasswordLength = 8
/** Max characters: beyond, hashing would only cost time. */
export const maxPasswordLength = 1024

/** AUTH-7: the requirements of a new password and which are met, in the order of the checklist. */
export const passwordChecklist = (password: string): PasswordRequirement[] => [
  {
    text: `length cannot be less than ${minPasswordLength} characters`,
    isMet: Array.from(password).length >= minPasswordLength,
  },
  { text: 'at least 1 uppercase letter (A-Z)', isMet: /[A-Z]/.test(password) },
  { text: 'at least 1 number (0-9)', isMet: /[0-9]/.test(password) },
]

/**
 * AUTH-7: what a new password still lacks, or undefined; for an empty one 'Required'. Beyond the
 * checklist, it is not a common one.
 */
export function checkNewPassword(password: string): string | undefined {
  if (password === '') return 'Required'
  const missing = passwordChecklist(password).find(({ isMet }) => !isMet)
  if (missing) return missing.text
  return isCommonPassword(password) ? 'This password is too common. Please choose another one.' : undefined
}

/** AUTH-7: what is wrong with the repeated password, or undefined. It never leaves the browser. */
export function checkConfirmation(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return 'Required'
  return confirmation === password ? undefined : 'password does not match'
}

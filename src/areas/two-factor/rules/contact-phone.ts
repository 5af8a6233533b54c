import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { type Decision, allow, refuse } from '#kit/decision.ts'
import { checkPhone, type PhoneInput, type PhoneProblems, toE164 } from './check-phone.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'

/**
 * USERS-1: a contact number as its two fields. E.164 is split after the calling code, '+1 702
 * 5550100' after the space; text without a leading plus, such as an imported '702.555.0101 x4', has
 * no country code.
 */
export function splitContactPhone(phone: string): PhoneInput {
  const text = phone.trim()
  if (!text.startsWith('+')) return { countryCode: '', number: phone }
  const space = phone.trimStart().search(/\s/)
  if (space > 0) return { countryCode: phone.trimStart().slice(0, space), number: phone.trimStart().slice(space + 1) }
  const parsed = parsePhoneNumberFromString(text)
  return parsed
    ? { countryCode: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber }
    : { countryCode: text.slice(0, 5), number: text.slice(5) }
}

/**
 * The two fields as one text, which `splitContactPhone` splits in the same place. Nothing in either
 * is ''. A whole number comes out as E.164, so that a digit typed and taken back leaves the saved
 * text.
 */
export function joinContactPhone({ countryCode, number }: PhoneInput): string {
  const typed = countryCode.trim()
  if (typed === '') return number
  const code = typed.startsWith('+') ? typed : `+${typed}`
  const whole = splitContactPhone(code + number)
  return whole.countryCode === code && whole.number === number ? code + number : `${code} ${number}`
}

/**
 * USERS-1, PROFILE-2: what is wrong with each field. No number at all is fine, and so is a saved
 * one left as it is.
 */
export function checkContactPhone(phone: string, saved: string): PhoneProblems {
  if (phone.trim() === '' || phone.trim() === saved.trim()) return {}
  return checkPhone(splitContactPhone(phone), 'contact')
}

/**
 * USERS-1, PROFILE-2: the number to save, E.164 unless it stays as it was, or the sentence of its
 * first problem.
 */
export function readContactPhone(phone: string, saved: string): Decision<string> {
  const problem = checkContactPhone(phone, saved)
  const message = problem.countryCode ?? problem.number
  if (message !== undefined) return refuse(twoFactorRefusals.phone_invalid, { field: 'phone', message })
  const text = phone.trim()
  return allow(text === '' || text === saved.trim() ? text : toE164(splitContactPhone(text)))
}

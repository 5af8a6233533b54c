import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { type Decision, allow, refuse } from '#kit/decision.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'

/** A number as it is typed: the country's code and the rest. */
export interface PhoneInput {
  readonly countryCode: string
  readonly number: string
}

/** What is wrong with each field; empty when nothing is. */
export interface PhoneProblems {
  readonly countryCode?: string
  readonly number?: string
}

const nameOf = (country: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country

/**
 * Where a number is used: the countries that codes are sent to by text message, or 'contact' for a
 * number to call.
 */
export type PhoneUse = readonly string[] | 'contact'

/**
 * The countries that name a calling code they share with smaller ones; every other code names its
 * only country.
 */
const namesakes = ['US', 'GB', 'AU', 'IT', 'NO', 'FI', 'RU', 'MA', 'RE', 'GP']

/** The country that names this calling code in an error, of those codes are sent to, or of all. */
const countryOf = (callingCode: string, use: PhoneUse): string | undefined =>
  (use === 'contact' ? [...namesakes, ...getCountries()] : use).find(
    (country) => callingCodeOf(country) === callingCode,
  )

/** Numbers that charge the caller or receive no messages cannot receive codes. */
const receivesMessages = (phone: PhoneNumber): boolean =>
  ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(phone.getType() ?? '')

/** AUTH-5, USERS-1: what is wrong with each field of a typed number. */
export function checkPhone({ countryCode, number }: PhoneInput, use: PhoneUse): PhoneProblems {
  const code = countryCode.trim()
  if (code === '') return { countryCode: 'Country code is required', ...(number.trim() === '' && required) }
  if (!/^\+?\d{1,4}$/.test(code)) return { countryCode: 'Invalid country code', ...(number.trim() === '' && required) }
  const country = countryOf(code.replace('+', ''), use)
  if (use === 'contact' && country === undefined) {
    return { countryCode: 'Invalid country code', ...(number.trim() === '' && required) }
  }
  if (number.trim() === '') return required
  const decision = readPhone(toE164({ countryCode, number }), use)
  if (decision.allowed) return {}
  if (decision.refusal.code === twoFactorRefusals.phone_country_closed.code)
    return { countryCode: decision.refusal.message }
  return { number: country ? `Invalid ${nameOf(country)} phone number` : decision.refusal.message }
}

const required = { number: 'Phone number is required' }

/** The typed number as it is sent: '+1' and '(702) 555-0143' make '+17025550143'. */
export const toE164 = ({ countryCode, number }: PhoneInput): string =>
  `+${countryCode.replace(/\D/g, '')}${number.replace(/[\s().-]/g, '')}`

/** AUTH-5, USERS-1: a number in E.164, or why it cannot be used. */
export function readPhone(phone: string, use: PhoneUse): Decision<string> {
  const parsed = /^\+\d{7,15}$/.test(phone) ? parsePhoneNumberFromString(phone) : undefined
  if (!parsed) return refuse(twoFactorRefusals.phone_invalid)
  if (use === 'contact') return parsed.isValid() ? allow(parsed.number) : refuse(twoFactorRefusals.phone_invalid)
  if (!use.some((country) => callingCodeOf(country) === parsed.countryCallingCode)) {
    return refuse(twoFactorRefusals.phone_country_closed)
  }
  if (!parsed.isValid() || !receivesMessages(parsed)) return refuse(twoFactorRefusals.phone_invalid)
  return parsed.country && use.includes(parsed.country)
    ? allow(parsed.number)
    : refuse(twoFactorRefusals.phone_country_closed)
}

/** '1' for US; undefined for letters that name no country. */
const callingCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : undefined

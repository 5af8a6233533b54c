import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { type Decision, allow, refuse } from '#kit/decision.ts'
import { twoFactorRefusals as no } from '../two-factor.refusals.ts'

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

/** AUTH-5: the country, of those codes are sent to, with this calling code; the first one names it. */
const countryOf = (callingCode: string, allowed: readonly string[]): string | undefined =>
  allowed.find((country) => callingCodeOf(country) === callingCode)

/** AUTH-5: what is wrong with a typed number. Numbers that cost whoever calls them, or that take no messages, are no phones. */
export function checkPhone({ countryCode, number }: PhoneInput, allowed: readonly string[]): PhoneProblems {
  const code = countryCode.trim()
  if (code === '') return { countryCode: 'Country code is required', ...(number.trim() === '' && required) }
  if (!/^\+?\d{1,4}$/.test(code)) return { countryCode: 'Invalid country code', ...(number.trim() === '' && required) }
  if (number.trim() === '') return required
  const country = countryOf(code.replace('+', ''), allowed)
  const decision = readPhone(toE164({ countryCode, number }), allowed)
  if (decision.allowed) return {}
  if (decision.refusal.code === no.phone_country_closed.code) return { countryCode: decision.refusal.message }
  return { number: country ? `Invalid ${nameOf(country)} phone number` : decision.refusal.message }
}

const required = { number: 'Phone number is required' }

/** The typed number as it is sent: '+1' and '(702) 555-0143' make '+17025550143'. */
export const toE164 = ({ countryCode, number }: PhoneInput): string =>
  `+${countryCode.replace(/\D/g, '')}${number.replace(/[\s().-]/g, '')}`

/** AUTH-5: the one spelling of a number, E.164, or why it gets no codes. */
export function readPhone(phone: string, allowed: readonly string[]): Decision<string> {
  const parsed = /^\+\d{7,15}$/.test(phone) ? parsePhoneNumberFromString(phone) : undefined
  if (!parsed) return refuse(no.phone_invalid)
  if (!allowed.some((country) => callingCodeOf(country) === parsed.countryCallingCode)) {
    return refuse(no.phone_country_closed)
  }
  if (!parsed.isValid()) return refuse(no.phone_invalid)
  return parsed.country && allowed.includes(parsed.country) ? allow(parsed.number) : refuse(no.phone_country_closed)
}

/** '1' for US; undefined for letters that name no country. */
const callingCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : undefined

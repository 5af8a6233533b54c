import { useState } from 'react'
import { checkPhone, type PhoneInput, type PhoneProblems, toE164 } from '../rules/check-phone.ts'

/** A number being typed; its problems show after the first try and follow what is typed then. */
export function usePhoneInput(countries: readonly string[]): {
  value: PhoneInput
  change: (value: PhoneInput) => void
  problems: PhoneProblems
  /** E.164 when nothing is wrong; otherwise undefined, and the problems show. */
  read: () => string | undefined
} {
  const [value, change] = useState<PhoneInput>({ countryCode: '+1', number: '' })
  const [isTried, setIsTried] = useState(false)
  const found = checkPhone(value, countries)
  return {
    value,
    change,
    problems: isTried ? found : {},
    read: () => {
      setIsTried(true)
      return found.countryCode || found.number ? undefined : toE164(value)
    },
  }
}

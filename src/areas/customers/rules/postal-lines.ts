import type { CustomerPlace } from '../place.ts'

/** The address of a place as on an envelope, without what is not known. */
export function postalLines({
  address,
  address2,
  city,
  state,
  zip,
}: Pick<CustomerPlace, 'address' | 'address2' | 'city' | 'state' | 'zip'>): string[] {
  const cityLine = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [address, address2, cityLine].filter(Boolean)
}

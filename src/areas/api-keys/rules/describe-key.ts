import { formatDayWithYear } from '#kit/dates.ts'
import type { ApiKey, Lifetime, Overlap } from '../api-key.ts'

/** Days before its end from which a key is said to expire soon. */
const soonDays = 14
const dayMs = 86_400_000

/** The day where the reader is. */
const dayOf = (at: string): string => formatDayWithYear(new Date(at).toLocaleDateString('sv-SE'))

/** NEXT-12: what a badge says of a key; null where there is nothing to do about it. */
export function stateOfKey({ expiresAt, isExpired }: Pick<ApiKey, 'expiresAt' | 'isExpired'>, now: Date) {
  if (isExpired) return { tone: 'danger', label: 'Expired' } as const
  const isSoon = expiresAt !== null && Date.parse(expiresAt) - now.getTime() < soonDays * dayMs
  return isSoon ? ({ tone: 'warning', label: 'Expires soon' } as const) : null
}

/** NEXT-12: when a key was used, made and ends, as one reads it. */
export const describeKey = ({ lastUsedAt, lastAddress, createdAt, expiresAt, isExpired }: ApiKey): string[] => [
  lastUsedAt === null ? 'Never used' : `Last used ${dayOf(lastUsedAt)}${lastAddress ? ` by ${lastAddress}` : ''}`,
  `Created ${dayOf(createdAt)}`,
  expiresAt === null ? 'Does not expire' : `${isExpired ? 'Expired' : 'Expires'} ${dayOf(expiresAt)}`,
]

/** NEXT-12: the choices of a new key's lifetime. */
export const lifetimeLabels: Readonly<Record<Lifetime, string>> = {
  30: '30 days',
  90: '90 days',
  365: '1 year',
  0: 'No expiry',
}

/** NEXT-12: for how long both secrets are accepted. */
export const overlapLabels: Readonly<Record<Overlap, string>> = {
  0: 'Not at all',
  1: '1 hour',
  24: '1 day',
  168: '7 days',
}

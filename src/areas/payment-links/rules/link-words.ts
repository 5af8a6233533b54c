import type { LinkState } from '../payment-link.ts'

/** NEXT-13: the states of a link in words; `tone` is that of its badge. */
export const linkWords: Readonly<
  Record<LinkState, { readonly label: string; readonly tone: 'neutral' | 'info' | 'good' | 'warning' }>
> = {
  open: { label: 'Sent', tone: 'info' },
  opened: { label: 'Opened', tone: 'info' },
  paying: { label: 'Being paid', tone: 'info' },
  paid: { label: 'Paid', tone: 'good' },
  settled: { label: 'Paid otherwise', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'warning' },
  revoked: { label: 'Revoked', tone: 'neutral' },
}

import type { Audience } from '../list-view.ts'

/** With whom a view is shared, as a heading and as a choice. */
export const audienceWords: Readonly<Record<Audience, { heading: string; choice: string }>> = {
  nobody: { heading: 'My views', choice: 'Only me' },
  billTo: { heading: 'Shared with this customer', choice: 'Everybody who orders for this customer' },
  staff: { heading: 'Shared with all staff', choice: 'All staff' },
}

/** The audiences in the order their lists are shown. */
export const shownAudiences = ['nobody', 'billTo', 'staff'] as const

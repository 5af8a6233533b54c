/** Channels of a notification. */
export const notificationChannels = { mail: 'Mail', text: 'Text message' } as const
/** One of them. */
export type NotificationChannel = keyof typeof notificationChannels

interface NotificationKind {
  readonly title: string
  readonly description: string
  /** The channels of this event, and whether each is on by default. */
  readonly usually: Readonly<Record<NotificationChannel, boolean>>
}

/**
 * PROFILE-9: every event with notifications, in the order of the page. Sign-in and security are not
 * among them: those are always sent.
 */
export const notificationEvents = {
  orderPlaced: {
    title: 'Order placed',
    description: 'What you ordered, right after you place it.',
    usually: { mail: true, text: false },
  },
  orderChanged: {
    title: 'Order changed or cancelled',
    description: 'A placed order was changed or cancelled before its cut-off.',
    usually: { mail: true, text: false },
  },
  orderConfirmed: {
    title: 'Order confirmed',
    description: 'We have taken your order into the warehouse’s plan.',
    usually: { mail: false, text: false },
  },
  orderInvoiced: {
    title: 'Order shipped and invoiced',
    description: 'Your order has left, with its invoice.',
    usually: { mail: false, text: false },
  },
  orderFailed: {
    title: 'Order needs attention',
    description: 'An order of yours could not be taken; it will not come as it is.',
    usually: { mail: true, text: false },
  },
  cutOffReminder: {
    title: 'Cut-off reminder',
    description: 'An open cart of yours has lines and its cut-off is near.',
    usually: { mail: true, text: false },
  },
  deliveryDateChanged: {
    title: 'Delivery date changed',
    description: 'The cut-off of an open cart of yours has passed and its delivery date moved.',
    usually: { mail: true, text: false },
  },
  countReminder: {
    title: 'Inventory count still open',
    description: 'You started a count, and nobody has counted for three days.',
    usually: { mail: true, text: false },
  },
  countClosed: {
    title: 'Inventory count closed',
    description: 'A colleague closed a count that you started or counted in.',
    usually: { mail: true, text: false },
  },
  payment: {
    title: 'Payments',
    description: 'Your receipt, and news when a payment fails, is returned, voided or refunded.',
    usually: { mail: true, text: false },
  },
  creditRequest: {
    title: 'Credit requests',
    description: 'What becomes of a credit you asked for: approved, rejected, booked, and comments on it.',
    usually: { mail: true, text: false },
  },
  creditRequestWork: {
    title: 'Credit requests to work on',
    description: 'A credit request waits for you, or a colleague calls you by name in a comment.',
    usually: { mail: true, text: false },
  },
  autopay: {
    title: 'Autopay',
    description: 'Two days before a run, and news when one pays nothing or a schedule is stopped.',
    usually: { mail: true, text: false },
  },
} as const satisfies Record<string, NotificationKind>
/** One event. */
export type NotificationEvent = keyof typeof notificationEvents

/** A choice somebody made. */
export interface NotificationChoice {
  readonly event: NotificationEvent
  readonly channel: NotificationChannel
  readonly isOn: boolean
}

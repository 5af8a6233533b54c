import type { Address } from '#contract/address.ts'

/** Channels of a notification. A daily mail takes the place of mails at once. */
export const notificationChannels = {
  portal: 'In the portal',
  mail: 'Mail at once',
  digest: 'Daily mail',
  text: 'Text message',
  push: 'Web push',
} as const
/** One of them. */
export type NotificationChannel = keyof typeof notificationChannels

/** Headings of the list of events, in the order of the page. */
export const notificationAreas = {
  orders: 'Orders and deliveries',
  carts: 'Carts',
  guides: 'Guides and promotions',
  money: 'Invoices and payments',
  credits: 'Credit requests',
  kitchen: 'Inventory counts',
  account: 'Your account and programs',
} as const
/** One of them. */
export type NotificationArea = keyof typeof notificationAreas

interface NotificationKind {
  readonly area: NotificationArea
  readonly title: string
  readonly description: string
  /**
   * Whether each channel is on by default: the portal unless it says false, the others only where
   * it says true.
   */
  readonly usually: Readonly<Partial<Record<NotificationChannel, boolean>>>
  /** Who gets it; everybody unless given. */
  readonly who?: 'customers' | 'staff'
  /** True: quiet hours do not hold it. */
  readonly isUrgent?: boolean
}

/**
 * PROFILE-9, NEXT-7: every event with notifications. Sign-in and security are not among them: those
 * are always sent.
 */
export const notificationEvents = {
  orderPlaced: {
    area: 'orders',
    title: 'Order placed',
    description: 'What you ordered, right after you place it.',
    usually: { portal: false, mail: true },
  },
  orderChanged: {
    area: 'orders',
    title: 'Order changed or cancelled',
    description: 'A placed order was changed or cancelled before its cut-off.',
    usually: { mail: true },
  },
  orderConfirmed: {
    area: 'orders',
    title: 'Order confirmed',
    description: 'We have taken your order into the warehouse’s plan.',
    usually: {},
  },
  orderInvoiced: {
    area: 'orders',
    title: 'Order shipped and invoiced',
    description: 'Your order has left, with its invoice.',
    usually: {},
  },
  orderFailed: {
    area: 'orders',
    title: 'Order needs attention',
    description: 'An order of yours could not be taken; it will not come as it is. Sent in quiet hours, too.',
    usually: { mail: true },
    isUrgent: true,
  },
  orderShort: {
    area: 'orders',
    title: 'Items short',
    description: 'Something you ordered comes short; choose what comes instead before the truck leaves.',
    usually: { mail: true, text: false },
  },
  cutOffReminder: {
    area: 'carts',
    title: 'Cut-off reminder',
    description:
      'An open cart of yours has lines and its cut-off is near. Less than two hours before, sent in quiet hours, too.',
    usually: { mail: true },
  },
  deliveryDateChanged: {
    area: 'carts',
    title: 'Delivery date changed',
    description: 'The cut-off of an open cart of yours has passed and its delivery date moved.',
    usually: { mail: true },
  },
  standingOrder: {
    area: 'carts',
    title: 'Standing orders',
    description: 'A draft waits for you, or a delivery could not be ordered, with the reason.',
    usually: { mail: true },
  },
  cartAccess: {
    area: 'carts',
    title: 'A cart was handed to you',
    description: 'Somebody made you the owner of an open cart.',
    usually: {},
  },
  distribution: {
    area: 'carts',
    title: 'Put into your cart',
    description: 'Your distributor put an item into a cart of yours.',
    usually: {},
    who: 'customers',
  },
  orderingLocked: {
    area: 'orders',
    title: 'Ordering locked or unlocked',
    description: 'Orders for a ship-to of yours are not taken any more, or taken again.',
    usually: { mail: true },
    who: 'customers',
  },
  receiptFinished: {
    area: 'orders',
    title: 'Delivery checked in with differences',
    description: 'A colleague finished checking a delivery you had ordered, and something differed.',
    usually: {},
  },
  guideChanged: {
    area: 'guides',
    title: 'Guide changed by your distributor',
    description:
      'Your sales rep, or somebody else of your distributor, changed a guide of yours; at most once an hour.',
    usually: {},
    who: 'customers',
  },
  promotionBegins: {
    area: 'guides',
    title: 'A promotion begins',
    description: 'Your distributor lowers prices for you, on its first day.',
    usually: {},
    who: 'customers',
  },
  paymentPlan: {
    area: 'money',
    title: 'Payment plans',
    description: 'A plan is proposed to you, and what becomes of it: accepted, declined, ended or paid.',
    usually: { mail: true },
  },
  payment: {
    area: 'money',
    title: 'Payments',
    description: 'Your receipt, and news when a payment fails, is returned, voided or refunded.',
    usually: { mail: true },
  },
  autopay: {
    area: 'money',
    title: 'Autopay',
    description: 'Two days before a run, and news when one pays nothing or a schedule is stopped.',
    usually: { mail: true },
  },
  creditRequest: {
    area: 'credits',
    title: 'Credit requests',
    description: 'What becomes of a credit you asked for: approved, rejected, booked, and comments on it.',
    usually: { mail: true },
  },
  creditRequestWork: {
    area: 'credits',
    title: 'Credit requests to work on',
    description: 'A credit request waits for you, or a colleague calls you by name in a comment.',
    usually: { mail: true },
    who: 'staff',
  },
  countReminder: {
    area: 'kitchen',
    title: 'Inventory count still open',
    description: 'You started a count, and nobody has counted for three days.',
    usually: { mail: true },
  },
  countClosed: {
    area: 'kitchen',
    title: 'Inventory count closed',
    description: 'A colleague closed a count that you started or counted in.',
    usually: { mail: true },
  },
  apiKeyMade: {
    area: 'account',
    title: 'API key made or rotated',
    description: 'Programs can use the portal in your name with it. Sent in quiet hours, too.',
    usually: { mail: true },
    isUrgent: true,
  },
  billToRequested: {
    area: 'account',
    title: 'Bill-to requested',
    description: 'A user whom you manage asks for a bill-to that you may add.',
    usually: { mail: true },
  },
  billToDecided: {
    area: 'account',
    title: 'Bill-to added or declined',
    description: 'What became of a bill-to you requested.',
    usually: { mail: true },
    who: 'customers',
  },
  webhookOff: {
    area: 'account',
    title: 'Webhook switched off',
    description: 'An address of yours has not taken messages for days, or says that it is gone.',
    usually: { mail: true },
  },
  punchoutDocumentFailed: {
    area: 'account',
    title: 'Document not delivered to your procurement system',
    description: 'A confirmation, ship notice or invoice of an integration of yours was not taken.',
    usually: {},
  },
  importFinished: {
    area: 'account',
    title: 'Import finished',
    description: 'An import you started has finished, or failed.',
    usually: {},
    who: 'staff',
  },
} as const satisfies Record<string, NotificationKind>
/** One event. */
export type NotificationEvent = keyof typeof notificationEvents

/** The events in the order of the list, with what each is. */
export const notificationKinds = Object.entries(notificationEvents) as readonly (readonly [
  NotificationEvent,
  NotificationKind,
])[]

/** What an event is. */
export const kindOf = (event: NotificationEvent): NotificationKind => notificationEvents[event]

/** A choice somebody made. */
export interface NotificationChoice {
  readonly event: NotificationEvent
  readonly channel: NotificationChannel
  readonly isOn: boolean
}

/** What a notification is about. */
export interface NotificationPlace {
  /** Where it leads. */
  readonly to?: Address
  readonly division?: string
  /** It is shown while its user may act for this ship-to of the division. */
  readonly shipTo?: string
  /** The same, of a bill-to of the division. */
  readonly billTo?: string
  /** By when something has to be done. */
  readonly deadline?: Date
}

/** Quiet hours, in a time zone. */
export interface QuietHours {
  /** 'HH:MM'. */
  readonly from: string
  /** 'HH:MM'; the next day's where it is not after `from`. */
  readonly to: string
  /** IANA. */
  readonly timeZone: string
}

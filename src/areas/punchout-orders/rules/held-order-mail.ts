/** A purchase order of a procurement system that waits for a person. */
export interface HeldOrder {
  readonly orderId: string
  readonly shipToName: string
  readonly division: string
  readonly shipTo: string
  /** Why, in sentences. */
  readonly reasons: readonly string[]
}

/** Most reasons that are listed; an order has up to 1,000 lines. */
const maxReasons = 20

/** PUNCH-3: the mail to the integration's owner and to the sales rep, in plain text. */
export function heldOrderMail(order: HeldOrder, cartUrl: string): { subject: string; text: string } {
  const { orderId, shipToName, division, shipTo, reasons } = order
  const more = reasons.length - maxReasons
  const text = [
    `Order ${orderId} of a procurement system for ${shipToName} (${division} ${shipTo}) was received and not placed:`,
    '',
    ...reasons.slice(0, maxReasons).map((reason) => `- ${reason}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
    '',
    `Review the cart and place it: ${cartUrl}`,
    '',
  ].join('\n')
  return { subject: `Order ${orderId} waits for review`, text }
}

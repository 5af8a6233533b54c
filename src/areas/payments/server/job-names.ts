/** The job that charges a card, by the payment's id. */
export const chargeCardJobName = 'charge-card'
/** The job that refunds a card payment, by the payment's id. */
export const refundCardJobName = 'refund-card'

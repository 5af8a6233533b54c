/** PUNCH-3: documents the portal sends by itself, by the element of their request. */
export const outgoingKinds = ['ConfirmationRequest', 'ShipNoticeRequest', 'InvoiceDetailRequest'] as const
/** One of them. */
export type OutgoingKind = (typeof outgoingKinds)[number]

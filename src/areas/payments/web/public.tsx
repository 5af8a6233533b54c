export { PaymentBadge } from './payment-badge.tsx'
export { ReasonDialog } from './reason-dialog.tsx'

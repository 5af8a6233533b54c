export { PaymentBadge } from './payment-badge.tsx'

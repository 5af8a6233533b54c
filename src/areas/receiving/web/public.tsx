export { ReceiveCard } from './receive-card.tsx'

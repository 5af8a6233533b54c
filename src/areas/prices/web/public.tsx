export { PriceReceiptButton } from './price-receipt.tsx'

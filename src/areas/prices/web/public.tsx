export { CostPlusNote } from './cost-plus-note.tsx'
export { PriceBreaks } from './price-breaks.tsx'
export { PriceReceiptButton } from './price-receipt.tsx'
export { PromotionBadges } from './promotion-badges.tsx'

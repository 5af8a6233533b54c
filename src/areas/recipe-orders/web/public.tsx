export { OrderForm } from './order-form.tsx'
export { useOrderDraft } from './use-order-draft.ts'

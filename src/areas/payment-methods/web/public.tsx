export { PaymentMethodsTab } from './payment-methods-tab.tsx'

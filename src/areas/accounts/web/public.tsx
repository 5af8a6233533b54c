export { CustomerDetailsIcon } from './customer-details-icon.tsx'

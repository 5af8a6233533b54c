export { customerPath } from './customer-path.ts'

export { accountFiguresJson } from './account-figures.ts'
export { accountOf } from './customer-details.store.ts'

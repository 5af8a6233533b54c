export { createCreditRequest, type CreatedCredit, type CreditOrder } from './create-credit-request.ts'
export { declineCredit, noteCreditMemo } from './credit-to-erp.ts'
export { copyCreditPhoto } from './copy-credit-photo.ts'
export { readCreditOptions } from './credit-options.ts'

export { insertInvoices, writeInvoices } from './invoice-rows.store.ts'

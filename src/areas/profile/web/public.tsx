export { InvoiceFormatChoices } from './invoice-format-choices.tsx'

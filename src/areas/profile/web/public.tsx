export { InvoiceFormatChoices } from './invoice-format-choices.tsx'
export { uploadPicture } from './upload-picture.ts'

export { formatSaved, saveFormatOf } from './invoice-format.routes.ts'
export { removeImage, sides } from './profile-image.ts'

import { callPath } from '#contract/endpoint.ts'
import { getInvoiceFormatPreview } from '../invoice-formats.endpoints.ts'

/** PROFILE-7: where the picture of a format is. */
export const previewAddress = (formatId: number): string =>
  callPath(getInvoiceFormatPreview, { formatId: String(formatId) })

import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { profileRefusals } from './profile.refusals.ts'

/** A format by its number. */
export const formatId = z.number().int().min(1).max(99)
/** What saving a format returns. */
export const savedFormat = z.object({ message: z.string(), formatId })

/** PROFILE-7: the formats and the distributor's default. */
export const listInvoiceFormats = endpoint({
  name: 'listInvoiceFormats',
  method: 'GET',
  path: '/invoice-formats',
  summary: 'Layouts an invoice can have',
  answer: z.object({
    formats: z.array(z.object({ id: formatId, title: z.string(), description: z.string() })),
    defaultFormatId: formatId,
  }),
})

/** PROFILE-7: what an invoice looks like in a format. */
export const getInvoiceFormatPreview = endpoint({
  name: 'getInvoiceFormatPreview',
  method: 'GET',
  path: '/invoice-formats/:formatId/preview',
  summary: 'A sample invoice in one format, drawn as SVG',
  params: z.object({
    formatId: z
      .string()
      .max(2)
      .regex(/^\d{1,2}$/)
      .transform(Number),
  }),
  file: 'image/svg+xml',
  answer: fileContent,
})

/** PROFILE-7: the user's own format. */
export const saveInvoiceFormat = endpoint({
  name: 'saveInvoiceFormat',
  method: 'PUT',
  path: '/me/invoice-format',
  summary: 'Choose the user’s own invoice format',
  forPeople: true,
  ifMatch: true,
  body: z.object({ formatId }),
  answer: savedFormat.extend({
    /** What the next change says with `If-Match`. */
    version: z.number().int(),
  }),
  refusals: [profileRefusals.invoice_format_unknown, profileRefusals.profile_changed],
})

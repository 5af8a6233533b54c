import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { ediDocument, heldOrder, partner, partnerText } from './edi-partner.ts'
import { ediRefusals } from './edi.refusals.ts'

/**
 * Partners are the distributor's, whichever customer they are: those who import its data look after
 * them, and not a sales rep who connects a program of their own.
 */
const staff = { needs: ['connectPrograms', 'importData'], staffOnly: true, noProxy: true } as const
const params = z.object({ partnerId: z.uuid() })
const orderParams = z.object({ partnerId: z.uuid(), ediOrderId: z.uuid() })
const done = { isSuccess: z.literal(true), message: z.string() }
const textRefusals = [
  ediRefusals.edi_value_required,
  ediRefusals.edi_folder_invalid,
  ediRefusals.edi_id_invalid,
  ediRefusals.edi_qualifier_invalid,
  ediRefusals.edi_user_unknown,
  ediRefusals.edi_mapping_line,
  ediRefusals.edi_mapping_twice,
  ediRefusals.edi_mapping_ship_to,
  ediRefusals.edi_partner_taken,
]

/** NEXT-12: the partners, and where their folders are. */
export const listEdiPartners = endpoint({
  ...staff,
  name: 'listEdiPartners',
  method: 'GET',
  path: '/edi/partners',
  summary: 'EDI partners',
  answer: z.object({ partners: z.array(partner) }),
})

/** NEXT-12: adds a partner with its folders. */
export const createEdiPartner = endpoint({
  ...staff,
  name: 'createEdiPartner',
  method: 'POST',
  path: '/edi/partners',
  summary: 'Add an EDI partner',
  idempotent: true,
  status: 201,
  body: partnerText,
  answer: z.object({ ...done, partner }),
  refusals: textRefusals,
})

/** NEXT-12: changes a partner; its folders and control numbers stay. */
export const updateEdiPartner = endpoint({
  ...staff,
  name: 'updateEdiPartner',
  method: 'PUT',
  path: '/edi/partners/:partnerId',
  summary: 'Change an EDI partner',
  ifMatch: true,
  params,
  body: partnerText,
  answer: z.object({ ...done, partner }),
  refusals: [...textRefusals, ediRefusals.edi_partner_not_found, ediRefusals.edi_partner_changed],
})

/** NEXT-12: the log of a partner, the newest first, with the orders that are held. */
export const listEdiDocuments = endpoint({
  ...staff,
  name: 'listEdiDocuments',
  method: 'GET',
  path: '/edi/partners/:partnerId/documents',
  summary: 'Files from and to an EDI partner, and its held orders',
  params,
  query: z.object({
    cursor: z
      .string()
      .max(18)
      .regex(/^\d{1,18}$/, 'Not a cursor')
      .optional(),
    pageSize: queryNumber(1, 100).default(30),
  }),
  answer: z.object({
    documents: z.array(ediDocument),
    held: z.array(heldOrder),
    nextCursor: z.string().nullable(),
  }),
  refusals: [ediRefusals.edi_partner_not_found],
})

/** NEXT-12: a file as it came or went. */
export const getEdiDocument = endpoint({
  ...staff,
  name: 'getEdiDocument',
  method: 'GET',
  path: '/edi/partners/:partnerId/documents/:documentId',
  summary: 'One file from or to an EDI partner',
  params: z.object({ partnerId: z.uuid(), documentId: z.uuid() }),
  answer: z.object({ document: ediDocument, content: z.string() }),
  refusals: [ediRefusals.edi_document_not_found],
})

/** NEXT-12: places a held order, once what held it is mended. */
export const retryEdiOrder = endpoint({
  ...staff,
  name: 'retryEdiOrder',
  method: 'POST',
  path: '/edi/partners/:partnerId/orders/:ediOrderId/retry',
  summary: 'Place a held order of an EDI partner',
  params: orderParams,
  answer: z.object({ ...done }),
  refusals: [ediRefusals.edi_partner_not_found, ediRefusals.edi_not_held],
})

/** NEXT-12: refuses a held order; the partner gets an 855 that says why. */
export const refuseEdiOrder = endpoint({
  ...staff,
  name: 'refuseEdiOrder',
  method: 'POST',
  path: '/edi/partners/:partnerId/orders/:ediOrderId/refuse',
  summary: 'Refuse a held order of an EDI partner',
  params: orderParams,
  answer: z.object({ ...done }),
  refusals: [ediRefusals.edi_partner_not_found, ediRefusals.edi_not_held],
})

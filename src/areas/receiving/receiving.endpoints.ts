import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { operationsAtOnce, operationsTaken } from '#contract/operation-log.ts'
import { queryNumber } from '#contract/paging.ts'
import { uploadRefusals } from '#contract/picture-uploads.ts'
import { calendarDate, cents, itemNumber, shipToParams } from '#contract/values.ts'
import { invoiceNumber } from '#areas/invoice-pages/invoices.endpoints.ts'
import { creditDraftRefusals } from '#areas/credit-requests/credit-requests.refusals.ts'
import { receiptOperation, receiptOperationWanted } from './receipt-operation.ts'
import {
  deliveryDetail,
  deliveryKey,
  deliverySummary,
  maxSignature,
  receiptFinish,
  receiptStates,
  signerName,
} from './receiving.ts'
import { receivingRefusals } from './receiving.refusals.ts'

const listPath = '/divisions/:division/ship-tos/:shipTo/receiving'
const path = `${listPath}/:delivery` as const
const params = shipToParams.extend({ delivery: deliveryKey })
const needs = ['receiveDeliveries'] as const
const windowRefusals = [
  receivingRefusals.delivery_not_found,
  receivingRefusals.delivery_too_early,
  receivingRefusals.delivery_too_late,
] as const

/** NEXT-6: the deliveries of a ship-to that can be checked in today, or were. */
export const listReceivableDeliveries = endpoint({
  name: 'listReceivableDeliveries',
  method: 'GET',
  path: listPath,
  livesBy: ['receipt', 'order', 'invoice'],
  summary: 'Deliveries to check in',
  params: shipToParams,
  needs,
  answer: z.object({
    /** The latest first. */
    deliveries: z.array(deliverySummary),
    /** In the division's time zone. */
    today: calendarDate,
    timeZone: z.string(),
  }),
})

/** NEXT-6: one delivery as ordered, shipped and billed, and how it was received. */
export const getReceivableDelivery = endpoint({
  name: 'getReceivableDelivery',
  method: 'GET',
  path,
  livesBy: ['receipt', 'order', 'invoice'],
  summary: 'One delivery to check in',
  params,
  needs,
  answer: z.object({ delivery: deliveryDetail, timeZone: z.string() }),
  refusals: [receivingRefusals.delivery_not_found],
})

const log = { path: `${path}/operations`, params, needs } as const
/** The number of the latest operation: `since` of the next call. */
const cursor = z.number().int()

/** NEXT-9: the operations of a receipt after the ones a device has, in the order of arrival. */
export const listReceiptOperations = endpoint({
  ...log,
  name: 'listReceiptOperations',
  method: 'GET',
  livesBy: ['receipt'],
  summary: 'The log of a receipt',
  query: z.object({ since: queryNumber(0, 1_000_000_000).default(0) }),
  answer: z.object({ operations: z.array(receiptOperation), cursor }),
  refusals: [receivingRefusals.delivery_not_found],
})

/**
 * NEXT-6: adds what a device found. An operation that is there already is accepted again and
 * changes nothing; one that is refused says why, and the others are taken. What a phone found
 * before somebody finished the receipt is taken too.
 */
export const addReceiptOperations = endpoint({
  ...log,
  name: 'addReceiptOperations',
  method: 'POST',
  summary: 'Add operations to the log of a receipt',
  body: z.object({ operations: operationsAtOnce(receiptOperationWanted) }),
  answer: z.object({ ...operationsTaken, cursor }),
  refusals: [...windowRefusals, receivingRefusals.too_many_receipt_operations],
})

/**
 * NEXT-6: finishes a receipt and freezes what was found. A log that was finished already is not
 * finished again: of two people who do, the second gets what the first did.
 */
export const finishReceipt = endpoint({
  name: 'finishReceipt',
  method: 'POST',
  path: `${path}/finishes`,
  summary: 'Finish checking a delivery in',
  params,
  needs,
  body: z.object({
    /** Who signed; empty without. */
    signerName: signerName.default(''),
    /** A PNG as base64; re-encoded here. */
    signature: z
      .string()
      .max(maxSignature, 'The signature is too large')
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The signature is base64')
      .default(''),
  }),
  answer: z.object({ delivery: deliveryDetail }),
  idempotent: true,
  refusals: [
    receivingRefusals.delivery_not_found,
    receivingRefusals.receipt_undecided,
    receivingRefusals.receipt_empty,
    receivingRefusals.receipt_signature_not_valid,
  ],
})

/** NEXT-6: a signature as it was made. */
export const getReceiptSignature = endpoint({
  name: 'getReceiptSignature',
  method: 'GET',
  path: `${path}/finishes/:finish/signature`,
  summary: 'The signature of a receipt',
  params: params.extend({ finish: queryNumber(1, 1_000_000) }),
  needs,
  file: 'image/png',
  answer: fileContent,
  refusals: [receivingRefusals.delivery_not_found],
})

/** NEXT-6, PLAT-10: an address to send one photo to, for five minutes (security 59). */
export const requestReceiptPhotoUpload = endpoint({
  name: 'requestReceiptPhotoUpload',
  method: 'POST',
  path: `${path}/photos`,
  summary: 'Ask where to upload a photo of a delivery',
  params,
  needs,
  body: z.object({ type: z.string().max(100), size: z.number().int().min(1) }),
  answer: z.object({
    uploadId: z.uuid(),
    /** Send the file there by PUT with these headers. */
    uploadUrl: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
  refusals: [...windowRefusals, uploadRefusals.file_type_not_supported, uploadRefusals.file_too_large],
})

const photoParams = params.extend({ photoId: z.uuid() })

/** NEXT-6: adds an uploaded photo under an id the device made: sent twice it is there once. */
export const addReceiptPhoto = endpoint({
  name: 'addReceiptPhoto',
  method: 'PUT',
  path: `${path}/photos/:photoId`,
  summary: 'Add a photo of a delivery',
  params: photoParams,
  needs,
  body: z.object({ uploadId: z.uuid(), itemNumber }),
  answer: z.object({ isSuccess: z.literal(true) }),
  refusals: [
    ...windowRefusals,
    receivingRefusals.receipt_too_many_photos,
    receivingRefusals.receipt_item_not_found,
    uploadRefusals.upload_expired,
    uploadRefusals.upload_missing,
    uploadRefusals.picture_not_valid,
    uploadRefusals.picture_too_big,
  ],
})

/** NEXT-6: a photo, upright and without what a camera writes into it. */
export const getReceiptPhoto = endpoint({
  name: 'getReceiptPhoto',
  method: 'GET',
  path: `${path}/photos/:photoId`,
  summary: 'A photo of a delivery',
  params: photoParams,
  needs,
  file: 'image/webp',
  answer: fileContent,
  refusals: [receivingRefusals.receipt_photo_not_found],
})

/** NEXT-6: a receipt as PDF, of a delivery nobody finished a sheet to check it in on. */
export const printReceipt = endpoint({
  name: 'printReceipt',
  method: 'GET',
  path: `${path}/pdf`,
  summary: 'A receipt as PDF',
  params,
  needs,
  file: 'application/pdf',
  answer: fileContent,
  refusals: [receivingRefusals.delivery_not_found],
})

const credit = { path: `${path}/credit-request`, params } as const

/** NEXT-6: what a credit request of the receipt would ask for. */
export const getReceiptCredit = endpoint({
  ...credit,
  name: 'getReceiptCredit',
  method: 'GET',
  livesBy: ['receipt', 'credit-request', 'invoice'],
  summary: 'The credit request a receipt would make',
  needs: ['receiveDeliveries', 'addCreditRequests'],
  answer: z.object({
    lines: z.number().int(),
    total: cents,
    /** Why other differences are not in it, as sentences. */
    leftOut: z.array(z.string()),
    /** Why it cannot be made, as a sentence; null when it can. */
    whyNot: z.string().nullable(),
    /** The items that need a photo first. */
    photosNeeded: z.array(itemNumber),
  }),
  refusals: [receivingRefusals.delivery_not_found],
})

/**
 * NEXT-6: what is wrong of a received delivery becomes one credit request, with the code that fits
 * each line; the rest is as it is.
 */
export const requestReceiptCredit = endpoint({
  ...credit,
  name: 'requestReceiptCredit',
  method: 'POST',
  summary: 'Ask credit for what a receipt found wrong',
  needs: ['receiveDeliveries', 'addCreditRequests'],
  answer: z.object({ requestId: z.uuid(), requestNumber: z.string(), total: cents, message: z.string() }),
  status: 201,
  idempotent: true,
  refusals: [
    receivingRefusals.delivery_not_found,
    receivingRefusals.receipt_not_finished,
    receivingRefusals.receipt_not_billed,
    receivingRefusals.receipt_nothing_to_credit,
    receivingRefusals.receipt_credited_already,
    receivingRefusals.receipt_already_requested,
    ...Object.values(creditDraftRefusals),
  ],
})

/** NEXT-6: how an order or an invoice was received, and what of it can be, for its page. */
export const findReceipts = endpoint({
  name: 'findReceipts',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/receipts',
  livesBy: ['receipt', 'order', 'invoice'],
  summary: 'Receipts of an order or an invoice',
  params: shipToParams,
  query: z.object({ orderId: z.uuid().optional(), invoiceNumber: invoiceNumber.optional() }),
  needs: ['viewInvoices'],
  answer: z.object({
    /** Trucks somebody checked, and those that can be checked today; the first to come first. */
    receipts: z.array(
      z.object({
        key: z.string(),
        day: calendarDate,
        state: z.enum(receiptStates),
        finish: receiptFinish.nullable(),
        /** It can be checked in today. */
        mayReceive: z.boolean(),
      }),
    ),
  }),
})

import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryFlag } from '#contract/paging.ts'
import { calendarDate, itemNumber, shipToParams } from '#contract/values.ts'
import { maxCodeLength, scanningRefusals } from './scanning.refusals.ts'

const code = z
  .string()
  .max(maxCodeLength, scanningRefusals.code_too_long.message)
  .meta({ description: 'As scanned or typed: a GTIN, a UPC-E, a GS1 label or any other text' })
const codeParams = shipToParams.extend({ code })
const unit = z.enum(['CS', 'EA'], 'Choose cases or eaches')

/** An item of the catalogue, or a custom item of the ship-to, that a code stands for. */
const codeItem = z
  .object({
    /** Exactly one of the two is set. */
    itemNumber: itemNumber.nullable(),
    customItemId: z.uuid().nullable(),
    description: z.string(),
    /** The customer's own name; empty without one. */
    customerDescription: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    isCatchWeight: z.boolean(),
    isBrokenCase: z.boolean(),
    eachOnly: z.boolean(),
    eachesPerCase: z.number().int(),
  })
  .meta({ id: 'CodeItem' })
/** An item of the catalogue, or a custom item, that a code stands for. */
export type CodeItem = z.output<typeof codeItem>

const knownCode = z.object({
  /** A GTIN as 14 digits, the item part of a scale's label with x for the rest, or as it is. */
  code: z.string(),
  unit,
  /** People of this ship-to said so; it goes before what the catalogue says. */
  isRemembered: z.boolean(),
})

const codeMatch = codeItem.extend(knownCode.shape).meta({ id: 'CodeMatch' })
/** What a code may stand for, with its unit. */
export type CodeMatch = z.output<typeof codeMatch>

const labelFacts = z
  .object({
    /** Net weight in hundredths of a pound; null is not on the label, as with all of these. */
    weightHundredths: z.number().int().nullable(),
    count: z.number().int().nullable(),
    lot: z.string().nullable(),
    serial: z.string().nullable(),
    producedOn: calendarDate.nullable(),
    packedOn: calendarDate.nullable(),
    bestBefore: calendarDate.nullable(),
    sellBy: calendarDate.nullable(),
    expiresOn: calendarDate.nullable(),
  })
  .meta({ id: 'LabelFacts' })

const codeMeaning = z
  .object({
    kind: z.enum(['gtin', 'restricted', 'plain']),
    code: z.string(),
    facts: labelFacts,
    /** What of the label could not be read, as a sentence; null when all was. */
    warning: z.string().nullable(),
    /** `several`: the code names more than one item, and a person chooses. */
    outcome: z.enum(['item', 'several', 'unknown']),
    /** Of an unknown code: items it may be another pack of. */
    matches: z.array(codeMatch),
  })
  .meta({ id: 'CodeMeaning' })
/** What a code means at a ship-to. */
export type CodeMeaning = z.output<typeof codeMeaning>

const unreadable = [
  scanningRefusals.code_empty,
  scanningRefusals.code_too_long,
  scanningRefusals.code_invisible,
  scanningRefusals.code_check_digit,
  scanningRefusals.code_of_pallet,
  scanningRefusals.code_without_item,
  scanningRefusals.code_unreadable,
] as const
const { codes_not_for_prospects: notForProspects } = scanningRefusals

/** NEXT-8: reads a code and returns the items it stands for at this ship-to. */
export const lookUpCode = endpoint({
  name: 'lookUpCode',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/codes/:code',
  summary: 'What a scanned code stands for',
  params: codeParams,
  answer: codeMeaning,
  refusals: [...unreadable, notForProspects],
})

/** NEXT-8: remembers for the ship-to what a code stands for. */
export const rememberCode = endpoint({
  name: 'rememberCode',
  method: 'PUT',
  path: '/divisions/:division/ship-tos/:shipTo/codes/:code',
  summary: 'Remember what a code stands for',
  params: codeParams,
  body: z.object({ itemNumber: itemNumber.optional(), customItemId: z.uuid().optional(), unit }),
  answer: codeMeaning,
  refusals: [
    ...unreadable,
    notForProspects,
    scanningRefusals.code_item_missing,
    scanningRefusals.code_item_twice,
    scanningRefusals.code_item_not_found,
    scanningRefusals.code_custom_item_not_found,
    scanningRefusals.code_of_no_case,
    scanningRefusals.code_of_no_each,
    scanningRefusals.too_many_codes,
  ],
})

/** NEXT-8: what the catalogue says of the code counts again; an unknown code is not an error. */
export const forgetCode = endpoint({
  name: 'forgetCode',
  method: 'DELETE',
  path: '/divisions/:division/ship-tos/:shipTo/codes/:code',
  summary: 'Forget what a code stands for',
  params: codeParams,
  answer: z.object({ isSuccess: z.literal(true) }),
  refusals: [...unreadable, notForProspects],
})

/**
 * NEXT-8: the codes a device needs without a connection: those people remembered, then the GTINs of
 * what the ship-to bought before and of its custom items.
 */
export const listCodes = endpoint({
  name: 'listCodes',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/codes',
  summary: 'Codes of a ship-to, to scan without a connection',
  params: shipToParams,
  query: pageQuery.extend({
    /** Those alone that people remembered. */
    remembered: queryFlag.optional(),
  }),
  answer: z.object({ codes: z.array(codeMatch), totalRecords: z.number().int().optional() }),
  refusals: [notForProspects],
})

/**
 * NEXT-8: items an unknown code may stand for: first what the ship-to bought, then the rest of the
 * catalogue, then its custom items. Without a keyword what it bought most, and custom items.
 */
export const findCodeItems = endpoint({
  name: 'findCodeItems',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/code-items',
  summary: 'Items that an unknown code may stand for',
  params: shipToParams,
  query: z.object({ keyword: z.string().trim().max(200).default('') }),
  answer: z.object({ bought: z.array(codeItem), catalogue: z.array(codeItem), custom: z.array(codeItem) }),
  refusals: [notForProspects],
})

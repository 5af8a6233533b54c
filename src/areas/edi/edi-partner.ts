import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { instant } from '#contract/values.ts'

/** Letters of a mapping as it is entered. */
const maxMapping = 60_000

const idMessage = 'An id has 2 to 15 capital letters, digits and dashes'
const partyId = z
  .string()
  .trim()
  .max(15, idMessage)
  .regex(/^[A-Z0-9-]*$/, idMessage)

/** What staff enter of a partner. */
export const partnerText = z.strictObject({
  name: freeText({ label: 'Name', max: 60 }).min(1, 'Required'),
  folder: z
    .string()
    .trim()
    .max(40, 'A folder has 1 to 40 small letters, digits and dashes')
    .regex(/^[a-z0-9-]*$/, 'A folder has 1 to 40 small letters, digits and dashes'),
  qualifier: z.string().trim().max(2, 'A qualifier has two characters'),
  partnerId: partyId,
  groupId: partyId,
  ourQualifier: z.string().trim().max(2, 'A qualifier has two characters'),
  ourId: partyId,
  /** In whose name orders are placed. */
  userEmail: z.string().trim().max(254, 'An e-mail address has at most 254 characters'),
  isTest: z.boolean(),
  checksPrices: z.boolean(),
  isActive: z.boolean(),
  /** A line for each: what the partner calls a ship-to, a comma, and the ship-to. */
  shipTos: freeText({ label: 'Ship-tos', max: maxMapping, isMultiline: true }),
})
/** What staff enter of a partner. */
export type PartnerText = z.output<typeof partnerText>

/** A partner as staff see it. */
export const partner = z
  .object({
    id: z.uuid(),
    name: z.string(),
    folder: z.string(),
    qualifier: z.string(),
    partnerId: z.string(),
    groupId: z.string(),
    ourQualifier: z.string(),
    ourId: z.string(),
    userEmail: z.string(),
    isTest: z.boolean(),
    checksPrices: z.boolean(),
    isActive: z.boolean(),
    shipTos: z.string(),
    version: z.number().int(),
    held: z.number().int(),
  })
  .meta({ id: 'EdiPartner' })
/** A partner as staff see it. */
export type Partner = z.output<typeof partner>

/** States of a document. */
const documentStates = ['taken', 'rejected', 'waiting', 'written'] as const

/** A file that came or went. */
export const ediDocument = z
  .object({
    id: z.uuid(),
    direction: z.enum(['in', 'out']),
    kind: z.string(),
    control: z.number().int().nullable(),
    reference: z.string(),
    state: z.enum(documentStates),
    problem: z.string().nullable(),
    fileName: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'EdiDocument' })
/** A file that came or went. */
export type EdiDocument = z.output<typeof ediDocument>

/** An order of a partner that is held. */
export const heldOrder = z
  .object({ id: z.uuid(), po: z.string(), problem: z.string(), receivedAt: instant })
  .meta({ id: 'HeldEdiOrder' })
/** An order of a partner that is held. */
export type HeldOrder = z.output<typeof heldOrder>

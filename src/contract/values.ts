import { z } from 'zod'
import { isAskedDate, isCalendarDate, isInstant } from '#kit/dates.ts'
import { padNumber } from '#kit/text.ts'

/**
 * Item, bill-to and ship-to numbers are this long, left-padded with zeros (requirements, decided
 * constants).
 */
export const numberLength = 7
/** Most cases or eaches on one line. */
export const maxQuantity = 9999

const tradeNumber = z
  .string()
  .max(20)
  .regex(/^[A-Za-z0-9-]{1,20}$/, 'Only letters, digits and dashes, at most 20')
  .transform((text) => padNumber(text, numberLength))
  .pipe(z.string())

/** '1234' -> '0001234'. */
export const itemNumber = tradeNumber.meta({
  description: 'Item number: letters, digits and dashes; digits alone are left-padded with zeros to 7',
})
/** A ship-to's number, left-padded. */
export const shipToNumber = tradeNumber.meta({
  description: 'Ship-to number: letters, digits and dashes; digits alone are left-padded with zeros to 7',
})
/** A bill-to's number, left-padded. */
export const billToNumber = tradeNumber.meta({
  description: 'Bill-to number: letters, digits and dashes; digits alone are left-padded with zeros to 7',
})
/** A division's code, such as NLV. */
export const divisionCode = z
  .string()
  .max(6)
  .regex(/^[A-Z0-9]{2,6}$/, 'A division code is 2 to 6 capital letters or digits')
  .meta({ description: 'Division, such as NLV or NIC' })
// A response says what is stored; a request says what somebody typed. Types of the first kind are
// never used for the second: tests/contract-inputs.test.ts refuses texts of requests that have no
// longest length.

/** In responses: 'YYYY-MM-DD' that exists. */
export const calendarDate = z
  .string()
  .refine(isCalendarDate, 'Date input not valid.')
  .meta({ description: 'Calendar date YYYY-MM-DD in the time zone of the division', format: 'date' })
/** In requests: a date that exists, of the years somebody may mean. */
export const askedDate = z
  .string()
  .max(10, 'Date input not valid.')
  .refine(isAskedDate, 'Date input not valid.')
  .meta({ description: 'Calendar date YYYY-MM-DD in the time zone of the division', format: 'date' })
/** In responses: an instant in UTC, ISO 8601. */
export const instant = z.string().meta({ format: 'date-time' })
/** In requests: an instant with its offset. */
export const askedInstant = z
  .string()
  .max(40, 'Date and time not valid.')
  .refine(isInstant, 'Date and time not valid.')
  .meta({ description: 'RFC 3339, such as 2026-11-24T17:00:00Z', format: 'date-time' })
/** Whole cents. */
export const cents = z.number().int().meta({ description: 'Whole cents' })
/** Whole cases or eaches, 0 to 9999. */
export const quantity = z
  .number('Quantities are whole numbers')
  .int('Quantities are whole numbers')
  .min(0, 'Quantity cannot be less than 0')
  .max(maxQuantity, `Quantity cannot be more than ${maxQuantity}`)

/** The path parameters of everything that belongs to one ship-to. */
export const shipToParams = z.object({ division: divisionCode, shipTo: shipToNumber })

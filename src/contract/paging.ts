import { z } from 'zod'

/** A flag in a query string: 'true' or 'false'. */
export const queryFlag = z.enum(['true', 'false']).transform((text) => text === 'true')

const digits = /^-?\d{1,15}$/

/**
 * A whole number in a query string, written in digits: 1e3, 0x10, 5.0 and an empty value are none,
 * as in the number fields of the screens (UI-1).
 */
export const queryNumber = (min: number, max: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && digits.test(given) ? Number(given) : given),
    z.number().int().min(min).max(max),
  )

/**
 * Values of a query string by repeating the parameter (`brands=A&brands=B`), whole: a name may hold
 * a comma; at most 100.
 */
export const queryValues = z
  .union([z.string().max(4000), z.array(z.string().max(4000)).max(100)])
  .transform((given) => (typeof given === 'string' ? [given] : given).filter(Boolean))
  .pipe(z.array(z.string()))

/**
 * A comma list of codes, which hold no comma, in a query string, without empty entries; at most
 * 100.
 */
export const queryList = z
  .string()
  .max(4000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string()).max(100))

/**
 * The page asked for, or the last one there is: an address with page 999 shows the end of the list,
 * not nothing.
 */
export const lastPageWithin = (pageNo: number, pageSize: number, total: number): number =>
  Math.min(pageNo, Math.max(1, Math.ceil(total / pageSize)))

/** Query of a list: pageNo from 1, pageSize at most 100 (30 by default, S0 section 9). */
export const pageQuery = z.object({
  pageNo: queryNumber(1, 100_000).default(1),
  pageSize: queryNumber(1, 100).default(30),
  includeTotal: queryFlag.optional(),
})

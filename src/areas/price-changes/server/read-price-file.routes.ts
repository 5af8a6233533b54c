import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { orderFileTypes } from '#areas/order-import/order-import.endpoints.ts'
import { readBody, readOrderBytes } from '#areas/order-import/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { readPriceFile } from '../price-files.endpoints.ts'

/** ITEM-8: the likeliest sheet of a file, row by row. */
export const readPriceFileHandler = handle(readPriceFile, async ({ request }) => {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!orderFileTypes.some((known) => known === type)) throw new Refused(common.unsupported_type)
  const { sheets, sheet } = await readOrderBytes(await readBody(request.raw))
  return { rows: sheets[sheet]!.rows.map(([, ...cells]) => cells) }
})

import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { maxFileBytes } from '#areas/order-import/order-import.ts'
import { fileRefusals, orderFileTypes } from '#areas/order-import/order-import.endpoints.ts'
import { priceChangeRefusals } from './price-changes.refusals.ts'

const needs = ['managePrice'] as const

/**
 * ITEM-8: the cells of a workbook, or of a CSV file in any usual encoding, for the lines of a
 * change. Nothing is kept.
 */
export const readPriceFile = endpoint({
  name: 'readPriceFile',
  method: 'POST',
  path: '/price-changes-rows',
  summary: 'Read the rows of a file of prices: XLSX or CSV',
  needs,
  staffOnly: true,
  rawBody: orderFileTypes,
  bodyLimit: maxFileBytes,
  answer: z.object({ rows: z.array(z.array(z.string())) }),
  refusals: fileRefusals,
})

const ofChange = {
  method: 'GET',
  needs,
  staffOnly: true,
  params: z.object({ priceChangeId: z.uuid() }),
  answer: fileContent,
  refusals: [priceChangeRefusals.price_change_not_found],
} as const

/** ITEM-8: a change as a file, a row for each price. */
export const downloadPriceChange = endpoint({
  ...ofChange,
  name: 'downloadPriceChange',
  path: '/price-changes/:priceChangeId/file',
  summary: 'A change of prices as CSV',
  file: 'text/csv; charset=utf-8',
})

/** ITEM-8: the same as a workbook, whose amounts are numbers. */
export const downloadPriceChangeXlsx = endpoint({
  ...ofChange,
  name: 'downloadPriceChangeXlsx',
  path: '/price-changes/:priceChangeId/xlsx',
  summary: 'A change of prices as XLSX',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

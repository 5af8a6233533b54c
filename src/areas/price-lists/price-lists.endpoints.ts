import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent, streamedContent } from '#contract/file-content.ts'
import { queryNumber, queryValues } from '#contract/paging.ts'
import { askedDate, calendarDate, shipToParams } from '#contract/values.ts'
import { viewRefusals } from '#areas/views/views.refusals.ts'
import { papers } from './price-list.ts'
import { priceListRefusals } from './price-lists.refusals.ts'

const priceListPath = '/divisions/:division/ship-tos/:shipTo/price-list'

/** What a price list is made of; the same for the screen, the workbook and the paper. */
export const priceListQuery = z.object({
  /** The price view; the usual columns unless given. */
  viewId: z.uuid().optional(),
  /**
   * The delivery date prices are for; the next day the ship-to is served, else today, unless given.
   */
  deliveryDate: askedDate.optional(),
  /** Categories and departments by id. */
  categoryIds: queryValues.optional(),
  brands: queryValues.optional(),
  /** Only the items of this guide of the ship-to. */
  guideId: z.uuid().optional(),
})

const facet = z.object({ value: z.string(), label: z.string(), count: z.number().int() })
const refusals = [
  viewRefusals.view_not_found,
  priceListRefusals.price_list_prospect,
  priceListRefusals.price_list_guide_not_found,
]

/** STAFF-4: a page of the price list of a ship-to for a delivery date. */
export const getPriceList = endpoint({
  name: 'getPriceList',
  method: 'GET',
  path: priceListPath,
  livesBy: ['catalogue'],
  summary: 'A page of the price list of a ship-to',
  params: shipToParams,
  query: priceListQuery.extend({ pageNo: queryNumber(1, 100_000).default(1) }),
  answer: z.object({
    columns: z.array(z.object({ id: z.string(), label: z.string(), isNumber: z.boolean() })),
    /** What of the view is left out, as a sentence. */
    note: z.string().nullable(),
    /** A cell for each column, as it is read. */
    rows: z.array(z.object({ itemNumber: z.string(), cells: z.array(z.string()) })),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    priceDate: calendarDate,
    categories: z.array(facet.extend({ parentId: z.string().nullable() })),
    brands: z.array(facet),
  }),
  refusals,
})

/** STAFF-4: the whole price list as a workbook, streamed. */
export const downloadPriceListXlsx = endpoint({
  name: 'downloadPriceListXlsx',
  method: 'GET',
  path: `${priceListPath}-xlsx`,
  summary: 'The price list of a ship-to as XLSX',
  params: shipToParams,
  query: priceListQuery,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  answer: streamedContent,
  refusals,
})

/** STAFF-4: the price list on paper. */
export const downloadPriceListPdf = endpoint({
  name: 'downloadPriceListPdf',
  method: 'GET',
  path: `${priceListPath}-pdf`,
  summary: 'The price list of a ship-to as PDF',
  params: shipToParams,
  query: priceListQuery.extend({ paper: z.enum(papers).default('letter') }),
  file: 'application/pdf',
  answer: fileContent,
  refusals: [...refusals, priceListRefusals.price_list_too_long],
})

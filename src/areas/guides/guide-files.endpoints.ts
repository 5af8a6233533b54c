import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { guideParams, guidePath, readRefusals } from './guide-contract.ts'

/** GUIDE-1: all lines of a guide in the columns that the import `guides` reads. */
export const downloadGuideCsv = endpoint({
  name: 'downloadGuideCsv',
  method: 'GET',
  path: `${guidePath}/csv`,
  summary: 'A guide as CSV',
  params: guideParams,
  answer: fileContent,
  file: 'text/csv; charset=utf-8',
  refusals: readRefusals,
})

/** GUIDE-1: the same as a workbook. */
export const downloadGuideXlsx = endpoint({
  name: 'downloadGuideXlsx',
  method: 'GET',
  path: `${guidePath}/xlsx`,
  summary: 'A guide as XLSX',
  params: guideParams,
  answer: fileContent,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refusals: readRefusals,
})

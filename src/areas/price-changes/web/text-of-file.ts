import { callEndpoint } from '#browser/client.ts'
import { readPriceFile } from '../price-files.endpoints.ts'
import { textOfRows } from './line-text.ts'

/** ITEM-8: a file of prices as text that `readLines` takes; workbooks are read by the server. */
export async function textOfFile(file: File): Promise<string> {
  if (!/\.xlsx?$/i.test(file.name)) return file.text()
  const bytes = await file.arrayBuffer()
  return textOfRows((await callEndpoint(readPriceFile, {}, { bytes: new Blob([bytes]) })).rows)
}

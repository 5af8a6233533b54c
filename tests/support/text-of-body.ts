import { readPdf } from './read-pdf.ts'
import { unzip } from './unzip.ts'

const startsWith = (file: Buffer, mark: string): boolean => file.subarray(0, mark.length).toString('latin1') === mark

/**
 * What somebody can read in a response: its JSON, the words of a PDF, and every file of an archive
 * with its name; Excel's workbooks are archives.
 */
export async function textOfBody(body: unknown): Promise<string> {
  if (!Buffer.isBuffer(body)) return JSON.stringify(body)
  if (startsWith(body, '%PDF')) return readPdf(body).flat().join('\n')
  if (!startsWith(body, 'PK')) return body.toString('latin1')
  const files = Object.entries(await unzip(body))
  const texts = await Promise.all(files.map(async ([name, file]) => `${name}\n${await textOfBody(file)}`))
  return texts.join('\n')
}

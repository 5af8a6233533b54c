import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { readXml } from './read-xml.ts'

/** Texts of one workbook; each is an object in memory even when it is empty. */
const maxStrings = 500_000
/** Characters of all of them: a fraction of it is an order's. */
const maxText = 20_000_000
/** Characters kept of each: cells are cut far shorter. */
const longest = 400

/** The texts that cells name by number; rich text is joined, its phonetic help left out. */
export async function readSharedStrings(pieces: AsyncIterable<string>): Promise<string[]> {
  const strings: string[] = []
  let current = ''
  let length = 0
  let isText = false
  let isPhonetic = false
  await readXml(pieces, {
    open(name) {
      if (name === 'si') current = ''
      else if (name === 't') isText = true
      else if (name === 'rPh') isPhonetic = true
    },
    close(name) {
      if (name === 'si') keep()
      else if (name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
    },
    text(text) {
      length += text.length
      if (length > maxText) throw new Refused(orderImportRefusals.import_file_suspicious)
      if (isText && !isPhonetic && current.length < longest) current += text.slice(0, longest)
    },
  })
  return strings

  function keep(): void {
    if (strings.length >= maxStrings) throw new Refused(orderImportRefusals.import_file_suspicious)
    strings.push(current)
  }
}

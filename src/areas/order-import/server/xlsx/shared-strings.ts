import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { readXml } from './read-xml.ts'

/** Max texts of one workbook; each takes memory even when empty. */
const maxStrings = 500_000
/** Max characters of all texts together; an order uses a fraction of it. */
const maxText = 20_000_000
/** Max characters kept of each text; cells are cut far shorter later. */
const longest = 400

/** The shared texts by index; rich text is joined, phonetic guides are left out. */
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

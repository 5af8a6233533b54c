import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { isDateFormat } from '#areas/order-import/rules/is-date-format.ts'
import { attributeOf, readXml } from './read-xml.ts'

/** Max formats and styles of one workbook; Excel's own limit is 64,000 styles. */
const maxStyles = 65_536

/** IMPORT-1: the indexes of styles whose cells show dates or times. */
export async function readDateStyles(pieces: AsyncIterable<string>): Promise<ReadonlySet<number>> {
  const codes = new Map<number, string>()
  const dates = new Set<number>()
  let styles = 0
  let isInCells = false
  await readXml(pieces, {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true
      else if (name === 'numFmt')
        codes.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '')
      else if (name === 'xf' && isInCells) {
        const id = Number(attributeOf(attributes, 'numFmtId') ?? 0)
        if (isDateFormat(id, codes.get(id))) dates.add(styles)
        styles++
      }
      if (codes.size > maxStyles || styles > maxStyles) throw new Refused(orderImportRefusals.import_file_suspicious)
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
    text: () => {},
  })
  return dates
}

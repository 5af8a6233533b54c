import { type Scan, type ScanDone, Scanner, useScanner } from '#areas/scanning/web/public.tsx'
import { goodsText } from '../rules/describe-check.ts'
import type { ShownLine } from '../rules/show-lines.ts'
import type { ReceiptSession } from './receipt-session.ts'

/**
 * NEXT-6, NEXT-8: a scan adds one case or each of an item, with the weight and the lot of its
 * label; an item that was not billed is noted as well.
 */
export function ReceiptScanner({
  session,
  lines,
  goToLine,
}: {
  session: ReceiptSession
  lines: readonly ShownLine[]
  goToLine: (itemNumber: string) => void
}) {
  const scanner = useScanner({ into: 'receipt' })
  const take = (scan: Scan): ScanDone => {
    const { itemNumber } = scan
    if (itemNumber === null) return { text: `${scan.description} is none of our items`, isRefused: true }
    const { weightHundredths, lot } = scan.facts
    const piece = {
      cases: scan.unit === 'CS' ? 1 : 0,
      units: scan.unit === 'EA' ? 1 : 0,
      weightHundredths,
      lots: lot === null ? [] : [lot],
    }
    const scanned = session.scan(itemNumber, piece)
    if (!scanned) return { text: session.log.summary.full ?? '', isRefused: true }
    const undo = () => session.unscan(scanned)
    const known = lines.find(({ line }) => line.itemNumber === itemNumber)
    const came = session.log.place(itemNumber).state?.content
    if (!known) {
      goToLine(itemNumber)
      return { text: `${scan.description} is not on this delivery. It is noted as not billed.`, undo }
    }
    const { cases, units, weightHundredths: pounds } = known.line.expected
    const expected = goodsText({ cases, units, weightHundredths: came?.weightHundredths === null ? null : pounds })
    return { text: `${known.line.description}: ${came ? goodsText(came) : ''} of ${expected}`, undo }
  }
  return <Scanner scanner={scanner} onScan={take} title="Scan what came" isForOffline />
}

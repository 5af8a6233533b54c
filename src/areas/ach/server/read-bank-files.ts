import type { Services } from '#platform/services.ts'
import { readReturns } from '../rules/read-returns.ts'
import { isNewFile } from './ach-report.store.ts'
import { applyReport } from './apply-report.ts'
import { sha256Of } from './drop-folder.ts'
import type { AchPorts } from './make-ach-file.ts'

/** A file that cannot be read may still be on its way for this long. */
const arrivesWithinMs = 10 * 60_000

/**
 * BILL-6: reads the bank's files, each in one transaction, and puts them aside. A file that was
 * read before changes nothing; one that is damaged is not acted on at all.
 */
export async function readBankFiles(services: Services, ports: AchPorts): Promise<void> {
  const { log, clock } = services
  for (const { name, ageMs } of await ports.folder.received(clock.now())) {
    try {
      await readBankFile(services, ports, name, ageMs)
    } catch (error) {
      // The others are read all the same; this one is tried again.
      log.error({ err: error, file: name }, 'a file of the bank could not be applied')
    }
  }
}

async function readBankFile(services: Services, ports: AchPorts, name: string, ageMs: number): Promise<void> {
  const { db, log, clock } = services
  const { folder } = ports
  const bytes = await folder.read(name)
  const reports = bytes ? readReturns(bytes.toString('latin1')) : { line: 0, reason: 'the file is too large' }
  if ('reason' in reports) {
    if (ageMs < arrivesWithinMs) return
    log.error({ file: name, line: reports.line, reason: reports.reason }, 'a file of the bank cannot be read')
    return folder.moveTo('refused', name)
  }
  const file = { sha256: sha256Of(bytes!), fileName: name, reports: reports.length, now: clock.now() }
  await db.inTransaction(async (tx) => {
    if (!(await isNewFile(tx, file))) return
    for (const report of reports) await applyReport(tx, services, ports, report)
  })
  await folder.moveTo('read', name)
}

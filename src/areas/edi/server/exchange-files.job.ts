import type { Job } from '#platform/http/area.ts'
import type { Services } from '#platform/services.ts'
import { answerOrders } from './answer-orders.ts'
import { noteWritten, waitingFiles } from './document.store.ts'
import { ediHome, filesIn, makeFolders, moveTo, readInbox, writeOutbox } from './edi-folders.ts'
import { lockPartner, partnersOf } from './partner.store.ts'
import { receiveFile } from './receive-file.ts'

/** Files of one partner that one round takes: others wait for the next. */
const maxFiles = 100

/**
 * NEXT-12: takes what partners have put into their inboxes, answers what has shipped or been
 * billed, and writes what waits into their outboxes. Killed anywhere, the next round goes on: what
 * a file did is in the database before it is moved, and an answer waits until it is written.
 */
export async function exchangeFiles(services: Services): Promise<void> {
  const { db, config, clock, log } = services
  const home = ediHome(config)
  for (const { id, folder, isActive, name } of await partnersOf(db)) {
    if (!isActive) continue
    try {
      await makeFolders(home, folder)
      for (const fileName of (await filesIn(home, folder, Date.now())).slice(0, maxFiles)) {
        const content = await readInbox(home, folder, fileName)
        const now = clock.now()
        const outcome = await db.inTransaction((tx) =>
          receiveFile(tx, services, id, { fileName: fileName.slice(0, 200), content }, now),
        )
        await moveTo(home, folder, fileName, outcome, now)
      }
      await db.inTransaction(async (tx) => {
        const partner = await lockPartner(tx, id)
        if (partner) await answerOrders(tx, partner, clock.now())
      })
    } catch (error) {
      // One partner's folder must not hold up the others.
      log.error({ err: error, partner: name }, 'files of an EDI partner could not be exchanged')
    }
  }
  await writeWaiting(services, home)
}

async function writeWaiting({ db }: Services, home: string): Promise<void> {
  const files = await waitingFiles(db)
  for (const { folder, fileName, content } of files) await writeOutbox(home, folder, fileName, content)
  if (files.length > 0)
    await noteWritten(
      db,
      files.map(({ id }) => id),
    )
}

/** Every minute; a round that takes longer is not overtaken, as each locks its partner. */
export const exchangeFilesJob: Job = {
  name: 'edi-exchange-files',
  schedule: '* * * * *',
  run: (_, services) => exchangeFiles(services),
}

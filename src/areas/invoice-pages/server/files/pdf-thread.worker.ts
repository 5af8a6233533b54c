import { parentPort } from 'node:worker_threads'
import { openPdfFile, type PdfFile } from './pdf-file.ts'
import type { FromThread, ToThread } from './pdf-request.ts'

// Draws PDFs beside the server's event loop. Messages of all files are worked off in the order in
// which they came, so that a single invoice waits for a few of a long file, not for all of it.
const port = parentPort!
const files = new Map<number, PdfFile>()

async function piecesOf(message: ToThread): Promise<Uint8Array[]> {
  if (message.type === 'start') {
    files.set(message.file, openPdfFile(message.request))
    return []
  }
  const file = files.get(message.file)
  if (message.type === 'drop' || !file) {
    files.delete(message.file)
    return []
  }
  if (message.type === 'add') await file.add(message.invoices)
  else {
    files.delete(message.file)
    await file.end()
  }
  return file.take()
}

const answer = (reply: FromThread) => port.postMessage(reply)

async function replyTo(message: ToThread, before: Promise<void>): Promise<void> {
  await before
  try {
    answer({ file: message.file, pieces: await piecesOf(message) })
  } catch (error) {
    files.delete(message.file)
    answer({ file: message.file, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

let last = Promise.resolve()
port.on('message', (message: ToThread) => {
  last = replyTo(message, last)
})

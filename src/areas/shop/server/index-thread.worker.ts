import { parentPort } from 'node:worker_threads'
import { atOnce } from '#kit/steps.ts'
import { buffersOf, IndexPacker, type PackedIndex } from '../search/index-packer.ts'
import type { FromIndexThread, ToIndexThread } from './index-thread.ts'

// Builds an index beside the server's event loop (index-thread.ts).
const port = parentPort!
let packer: IndexPacker | undefined

function take(message: ToIndexThread): PackedIndex | null {
  if (message.type === 'start') packer = new IndexPacker(message.terms)
  else if (message.type === 'add') for (const item of message.items) packer!.add(item)
  else return atOnce(packer!.finish())
  return null
}

port.on('message', (message: ToIndexThread) => {
  const send = (reply: FromIndexThread, buffers: ArrayBuffer[] = []) => port.postMessage(reply, buffers)
  try {
    const packed = take(message)
    send({ packed }, packed ? buffersOf(packed) : [])
  } catch (error) {
    send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

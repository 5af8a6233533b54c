export { type Notice, notify, notifyAll } from './notify.ts'
export { pushQueue } from './push/push-queue.ts'
export { reasonOfMessage } from './sent.store.ts'

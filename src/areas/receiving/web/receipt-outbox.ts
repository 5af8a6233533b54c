import { isCallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { randomKey } from '#browser/intent-keys.ts'
import type { LogScope } from '#browser/operation-log/kept-operation.ts'
import { isForLater } from '#browser/operation-log/log-session.ts'
import { refreshCalls } from '#browser/query.ts'
import { sendUpload } from '#browser/send-upload.ts'
import { addReceiptPhoto, finishReceipt, requestReceiptPhotoUpload } from '../receiving.endpoints.ts'
import { type KeptFinish, type KeptPhoto, keptFilesOf } from './kept-files.ts'

/** What waits beside the log, as the screen shows it. */
export interface OutboxState {
  readonly photos: readonly KeptPhoto[]
  readonly finish: KeptFinish | undefined
  /** Why the receipt was not finished; null while nothing is wrong. */
  readonly refusal: string | null
}

/**
 * NEXT-6: the photos and the end of one receipt on this device, kept before they are sent, and sent
 * after all operations: each once, by an id made here.
 */
export class ReceiptOutbox {
  readonly #scope: LogScope
  readonly #userId: string
  readonly #listeners = new Set<() => void>()
  #state: OutboxState = { photos: [], finish: undefined, refusal: null }

  constructor(userId: string, scope: LogScope) {
    this.#userId = userId
    this.#scope = scope
  }

  /** The same object until it changes. */
  get state(): OutboxState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #change(part: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }

  /** Takes up what is kept of this receipt. */
  async open(): Promise<void> {
    const files = await (await keptFilesOf(this.#userId)).all()
    const own = files.filter(({ logId, shipTo }) => logId === this.#scope.logId && shipTo === this.#scope.shipTo)
    this.#change({
      photos: own.filter((file) => file.kind === 'photo'),
      finish: own.find((file) => file.kind === 'finish'),
    })
  }

  async addPhoto(itemNumber: string, photo: Blob): Promise<void> {
    const kept: KeptPhoto = { ...this.#scope, kind: 'photo', id: randomKey(), itemNumber, photo }
    this.#change({ photos: [...this.#state.photos, kept] })
    await (await keptFilesOf(this.#userId)).keep(kept)
  }

  async dismissPhoto(id: string): Promise<void> {
    this.#change({ photos: this.#state.photos.filter((photo) => photo.id !== id) })
    await (await keptFilesOf(this.#userId)).forget(id)
  }

  /** Asks to finish, once all else has arrived; a second wish replaces the first. */
  async addFinish(body: { readonly signerName: string; readonly signature: string }): Promise<void> {
    const files = await keptFilesOf(this.#userId)
    if (this.#state.finish) await files.forget(this.#state.finish.id)
    const finish: KeptFinish = { ...this.#scope, kind: 'finish', id: randomKey(), ...body }
    this.#change({ finish, refusal: null })
    await files.keep(finish)
  }

  hasWork(): boolean {
    return this.#waiting.length > 0 || this.#state.finish !== undefined
  }

  get #waiting(): readonly KeptPhoto[] {
    return this.#state.photos.filter(({ reason }) => reason === undefined)
  }

  /** Sends what waits. Throws `CallFailed` where it is to be sent again later. */
  async send(): Promise<void> {
    for (const photo of this.#waiting) await this.#sendPhoto(photo)
    if (this.#state.finish) await this.#sendFinish(this.#state.finish)
  }

  get #params() {
    const { division, shipTo, logId } = this.#scope
    return { division, shipTo, delivery: logId }
  }

  async #sendPhoto(kept: KeptPhoto): Promise<void> {
    const { id, itemNumber, photo } = kept
    const params = this.#params
    const files = await keptFilesOf(this.#userId)
    try {
      const body = { type: photo.type, size: photo.size }
      const { uploadId, ...permit } = await callEndpoint(requestReceiptPhotoUpload, { params, body })
      await sendUpload(permit, photo, 'photo')
      await callEndpoint(addReceiptPhoto, { params: { ...params, photoId: id }, body: { uploadId, itemNumber } })
    } catch (error) {
      if (!isCallFailed(error) || isForLater(error) || error.code === 'upload_missing') throw error
      const refused = { ...kept, reason: error.message }
      this.#change({ photos: this.#state.photos.map((each) => (each.id === id ? refused : each)) })
      return files.keep(refused)
    }
    await refreshCalls(['getReceivableDelivery', 'getReceiptCredit'])
    await this.dismissPhoto(id)
  }

  async #sendFinish({ id, signerName, signature }: KeptFinish): Promise<void> {
    try {
      const body = { signerName, signature }
      await callEndpoint(finishReceipt, { params: this.#params, body }, { idempotencyKey: id })
    } catch (error) {
      if (!isCallFailed(error) || isForLater(error)) throw error
      this.#change({ refusal: error.message })
    }
    await (await keptFilesOf(this.#userId)).forget(id)
    if (this.#state.finish?.id === id) this.#change({ finish: undefined })
    await refreshCalls(['getReceivableDelivery', 'listReceivableDeliveries'])
  }
}

/** The codes in one frame; null when it could not be read at all. */
export interface FrameAnswer {
  readonly texts: string[] | null
}

/** Reads barcodes off the main thread: a frame without one takes a quarter of a second. */
export interface BarcodeReader {
  /** The codes in a frame, which it takes over. One frame at a time. Throws when reading failed. */
  read(frame: ImageBitmap): Promise<readonly string[]>
  stop(): void
}

/** Starts the worker; its code and WebAssembly are loaded on the first use. */
export function startBarcodeReader(): BarcodeReader {
  const worker = new Worker(new URL('./barcode.worker.ts', import.meta.url), { type: 'module' })
  return {
    read: (frame) =>
      new Promise((resolve, reject) => {
        const ended = new AbortController()
        const { signal } = ended
        const settle = (texts: readonly string[] | null) => {
          ended.abort()
          if (texts) resolve(texts)
          else reject(new Error('Codes cannot be read'))
        }
        worker.addEventListener('error', () => settle(null), { signal })
        worker.addEventListener('message', ({ data }: MessageEvent<FrameAnswer>) => settle(data.texts), { signal })
        worker.postMessage(frame, [frame])
      }),
    stop: () => worker.terminate(),
  }
}

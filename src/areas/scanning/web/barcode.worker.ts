import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { FrameAnswer } from './barcode-reader.ts'

// The types of workers and of pages exclude each other; these are the few that are needed.
interface Worker {
  addEventListener(name: 'message', listener: (event: MessageEvent<ImageBitmap>) => void): void
  postMessage(answer: FrameAnswer, transfer: Transferable[]): void
}
const worker = self as unknown as Worker

// Unless given its place, the library loads its WebAssembly from a server of others.
const locateFile = (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path)
prepareZXingModule({ overrides: { locateFile } })

const options: ReaderOptions = {
  formats: [
    'EAN13',
    'EAN8',
    'UPCA',
    'UPCE',
    'ITF',
    'Code128',
    'DataMatrix',
    'QRCode',
    'DataBar',
    'DataBarLtd',
    'DataBarExp',
  ],
  // Separators stay as they are; by default a GS1 label comes in its printed form.
  textMode: 'Plain',
  maxNumberOfSymbols: 4,
}

worker.addEventListener('message', ({ data: frame }) => {
  read(frame).then(
    (texts) => worker.postMessage({ texts }, []),
    () => worker.postMessage({ texts: null }, []),
  )
})

async function read(frame: ImageBitmap): Promise<string[]> {
  const canvas = new OffscreenCanvas(frame.width, frame.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.drawImage(frame, 0, 0)
  frame.close()
  const found = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), options)
  // A group separator first says that it is a label of GS1, whichever barcode it was.
  return found.map(({ text, contentType, symbologyIdentifier }) =>
    contentType === 'GS1' ? `\u001d${text}` : symbologyIdentifier + text,
  )
}

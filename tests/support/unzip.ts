import { fromBuffer } from 'yauzl'

/** The files of a ZIP archive by their names, in its order; each is read to its checked end. */
export function unzip(archive: Buffer): Promise<Record<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const files: Record<string, Buffer> = {}
      zip.on('error', reject)
      zip.on('end', () => resolve(files))
      zip.on('entry', (entry: { fileName: string }) => {
        zip.openReadStream(entry as never, (failure, stream) => {
          if (failure) return reject(failure)
          const pieces: Buffer[] = []
          stream.on('data', (piece: Buffer) => pieces.push(piece))
          stream.on('error', reject)
          stream.on('end', () => {
            files[entry.fileName] = Buffer.concat(pieces)
            zip.readEntry()
          })
        })
      })
      zip.readEntry()
    })
  })
}

import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Of the first screen: a second of the processor for them, eight for all. Of the others 7 makes the
 * same within 0.2 %, in a tenth of the time of 9.
 */
const isOfFirstScreen = (file) =>
  /^(index|react|both|notices|frame|screens|shop|dashboard-screen|work-queue)-/.test(file)
/** Smaller files are sent as they are (`platform/http/server.ts`). */
const leastBytes = 2048

/**
 * Writes `X.br` beside each script and style in `folder`: what is compressed once may take the time
 * that an answer to a request does not have.
 */
export async function precompress(folder) {
  const files = readdirSync(folder).filter((file) => /\.(js|css|wasm)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file))
      if (content.length < leastBytes) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: isOfFirstScreen(file) ? 11 : 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await writeFile(join(folder, `${file}.br`), await compress(content, { params }))
    }),
  )
}

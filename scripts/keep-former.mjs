import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies the files of the build before from the folder `current` to `fresh`: tabs that were opened
 * with it, and a server that still runs, load their parts by its names. Those of earlier builds go.
 * `list` is the file that names what the last build made.
 */
export function keepFormer({ fresh, current, list }) {
  const own = readdirSync(fresh)
  const present = existsSync(current) ? readdirSync(current) : []
  const former = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : present
  for (const file of present)
    if (former.includes(file) && !own.includes(file)) copyFileSync(join(current, file), join(fresh, file))
  writeFileSync(list, own.join('\n'))
}

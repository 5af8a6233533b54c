import type { ServerArea } from '../http/area.ts'
import { grantSeal, incomingKey } from './allow-upload.ts'
import { fileStoreOf } from './file-store.ts'
import { putUploadHandler } from './put-upload.ts'
import { forgetUploads } from './upload.store.ts'

/** PLAT-10: receiving uploaded files, and throwing away those nobody used. */
export const uploads: ServerArea = {
  name: 'uploads',
  handlers: [putUploadHandler],
  // Grants stand in addresses that work for minutes.
  sealed: [{ uses: [grantSeal], columns: [], giveUp: [] }],
  jobs: [
    {
      name: 'clean-up-uploads',
      schedule: '23 * * * *',
      run: async (_, { db, clock, config }) => {
        for (const id of await forgetUploads(db, clock.now())) await fileStoreOf(config).remove(incomingKey(id))
      },
    },
  ],
}

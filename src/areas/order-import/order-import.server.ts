import type { ServerArea } from '#platform/http/area.ts'
import type { NameOfGuide } from '#areas/carts/server/public.ts'
import { importOrderHandler } from './server/import-order.routes.ts'
import {
  readOrderFileHandler,
  readOrderImportHandler,
  readOrderTableHandler,
  sortOrderRowsHandler,
} from './server/order-file.routes.ts'
import { removeExpiredImports } from './server/order-import.store.ts'

/**
 * Order import: orders from CSV and XLSX files (IMPORT-1 to 3). `nameOfGuide` is what carts are
 * given, too.
 */
export const orderImportServer = (nameOfGuide: NameOfGuide): ServerArea => ({
  name: 'order-import',
  handlers: [
    readOrderFileHandler,
    readOrderTableHandler,
    sortOrderRowsHandler,
    readOrderImportHandler,
    importOrderHandler(nameOfGuide),
  ],
  jobs: [
    {
      name: 'remove-expired-order-imports',
      schedule: '*/15 * * * *',
      run: async (_, { db, clock }) => {
        await removeExpiredImports(db, clock.now())
      },
    },
  ],
})

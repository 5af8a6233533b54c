import type { ServerArea } from '#platform/http/area.ts'
import { alternatesImportKind } from './server/alternates.import-kind.ts'
import { barcodesImportKind } from './server/barcodes.import-kind.ts'
import { brandsImportKind } from './server/brands.import-kind.ts'
import {
  addCategoryImageHandler,
  deleteCategoryImageHandler,
  describeCategoryImageHandler,
  getCategoryImageHandler,
  listCategoryImagesHandler,
  requestCategoryImageUploadHandler,
  sortCategoryImagesHandler,
} from './server/category-images.routes.ts'
import { categoriesImportKind } from './server/categories.import-kind.ts'
import { customerItemsImportKind } from './server/customer-items.import-kind.ts'
import { inventoryImportKind } from './server/inventory.import-kind.ts'
import { itemsImportKind } from './server/items.import-kind.ts'
import { sellingUnitsImportKind } from './server/selling-units.import-kind.ts'
import { warehouseStockImportKind } from './server/warehouse-stock.import-kind.ts'

/** The catalogue and its stock. */
export const itemsServer: ServerArea = {
  name: 'items',
  handlers: [
    listCategoryImagesHandler,
    requestCategoryImageUploadHandler,
    addCategoryImageHandler,
    describeCategoryImageHandler,
    sortCategoryImagesHandler,
    deleteCategoryImageHandler,
    getCategoryImageHandler,
  ],
  importKinds: [
    brandsImportKind,
    categoriesImportKind,
    itemsImportKind,
    alternatesImportKind,
    barcodesImportKind,
    sellingUnitsImportKind,
    customerItemsImportKind,
    inventoryImportKind,
    warehouseStockImportKind,
  ],
}

import { text, unspsc, whole } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'

/** The tree of categories. */
export const categoriesImportKind = importKind({
  name: 'categories',
  rowIs: 'one category',
  table: 'categories',
  key: ['id'],
  isCatalogue: true,
  columns: {
    categoryId: key(text(60), 'Id, as items name it', 'id'),
    name: needed(text(100), 'Name people read', 'name'),
    parentId: optional(text(60), 'Id of the category above; empty at the top', 'parent_id', 'text', 'null'),
    unspsc: optional(unspsc, 'United Nations Standard Products and Services Code', 'unspsc'),
    position: optional(whole(0, 100_000), 'Place among its siblings', 'position', 'integer', '0'),
  },
  references: [
    { field: 'parentId', when: 's.parent_id = s.id', reason: 'A category cannot be above itself' },
    {
      field: 'parentId',
      when: `s.parent_id is not null and not exists (select 1 from categories c where c.id = s.parent_id)
        and not exists (select 1 from import_stage p where p.id = s.parent_id)`,
      reason: 'There is no such category; put a category before those below it',
    },
  ],
})

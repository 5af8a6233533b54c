import { refusals } from '#contract/refusals.ts'
import { maxMigrated, maxStagingGuides, maxStagingLines } from './staging-guide.ts'

const count = (many: number): string => many.toLocaleString('en-US')

/** Every "no" of staging guides. A list of others and a missing one read the same (security 9). */
export const stagingRefusals = refusals({
  staging_guide_not_found: [404, 'This staging guide is no longer present.'],
  staging_line_not_found: [404, 'This line is no longer in the staging guide.'],
  staging_guide_migrated: [409, 'This list is a guide already.'],
  staging_guide_matching: [409, 'The lines of this list are still being matched. Please try again shortly.'],
  staging_item_repeated: [409, 'Another line of this list is this item already.'],
  staging_lines_undecided: [422, 'Some lines of this list still need a decision.'],
  staging_guide_empty: [422, 'No line of this list would be in the guide.'],
  staging_one_name: [400, 'A name can be given to one list only; several keep their own names.'],
  staging_named_twice: [400, 'Each staging guide can be named only once.'],
  staging_custom_items: [422, 'Custom items can only be in guides that the customer manages.'],
  too_many_staging_guides: [422, `A ship-to can have at most ${count(maxStagingGuides)} staging guides.`],
  too_many_staging_lines: [422, `A list can have at most ${count(maxStagingLines)} lines.`],
  too_many_migrated: [400, `At most ${count(maxMigrated)} staging guides at once`],
  too_many_custom_items: [422, 'The ship-to has no room for that many custom items.'],
  list_has_no_lines: [422, 'No row of the file names an item. Choose another header row, sheet or column.'],
  list_columns_needed: [422, 'Map the description, or a column of numbers'],
  list_columns_repeated: [422, 'Duplicate columns found in column mapping'],
  list_column_unknown: [422, 'The mapping names a column that the file does not have.'],
})

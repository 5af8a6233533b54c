import { dialog, screen } from '#contract/address.ts'

/** The lists that staff turn into guides. */
export const stagingGuidesScreen = screen('/staging-guides')
/** One list, line by line. */
export const stagingGuideScreen = screen('/staging-guides/$id', ['show', 'page'])
/** Brings a list from a file. */
export const bringListDialog = dialog('dialog', 'bring-list')
/** Makes guides of lists, by their ids with dots between. */
export const makeGuidesDialog = dialog('make-guides')
/** By the list's id. */
export const deleteStagingGuideDialog = dialog('delete-list')

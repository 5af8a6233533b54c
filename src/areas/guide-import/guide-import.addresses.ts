import { dialog } from '#contract/address.ts'

/** A guide from a file, into the guide of this id or, by 'new', into a new one. */
export const importGuideDialog = dialog('import-guide')

import { dialog, screen } from '#contract/address.ts'

export const importsScreen = screen('/imports', ['trouble', 'cursor'])
/** One import by its run id. */
export const importRunDialog = dialog('run')

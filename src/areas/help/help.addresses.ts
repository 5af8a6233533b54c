import { dialog } from '#contract/address.ts'

export const helpDialog = dialog('dialog', 'help')
export const shortcutsDialog = dialog('dialog', 'shortcuts')

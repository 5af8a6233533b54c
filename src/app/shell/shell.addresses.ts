import { dialog } from '#contract/address.ts'

export const paletteDialog = dialog('dialog', 'palette')

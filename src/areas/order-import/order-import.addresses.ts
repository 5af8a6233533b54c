import { dialog } from '#contract/address.ts'

export const createOrderDialog = dialog('dialog', 'create-order')

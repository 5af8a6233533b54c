import { dialog } from '#contract/address.ts'

export const customerDetailsDialog = dialog('dialog', 'customer-details')

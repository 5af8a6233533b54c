import { dialog, screen } from '#contract/address.ts'

/** NEXT-12: the webhooks of the user. */
export const webhooksScreen = screen('/developers/webhooks')
/** NEXT-12: one of them with its log. */
export const webhookScreen = screen('/developers/webhooks/$webhookId', ['state', 'cursor', 'message'])
/** NEXT-12: a webhook by its id, or `new`. */
export const webhookDialog = dialog('webhook')

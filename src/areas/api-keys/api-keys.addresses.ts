import { dialog, screen } from '#contract/address.ts'

/** NEXT-12: the API keys of the user. */
export const apiKeysScreen = screen('/developers/keys')
/** NEXT-12: a key for another program. */
export const newApiKeyDialog = dialog('dialog', 'new-api-key')

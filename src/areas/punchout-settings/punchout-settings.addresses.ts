import { screen } from '#contract/address.ts'

/** PUNCH-1: one of the user's own integrations, or `new`; `open` names what is open over it. */
export const integrationScreen = screen('/profile/punchout/$settingsId', ['open'])
/** PUNCH-1: the integrations of a selected user. */
export const userIntegrationsScreen = screen('/manage-users/$userId/punchout')
/** PUNCH-1: one of them, or `new`. */
export const userIntegrationScreen = screen('/manage-users/$userId/punchout/$settingsId', ['open'])

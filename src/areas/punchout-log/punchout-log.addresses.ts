import { screen } from '#contract/address.ts'

/** Filters of the list; `message` is open beside it. */
const parameters = ['direction', 'outcome', 'kind', 'cursor', 'message'] as const

/** PUNCH-5: messages of one of the user's own integrations. */
export const messagesScreen = screen('/profile/punchout/$settingsId/messages', parameters)
/** PUNCH-5: those of an integration of a selected user. */
export const userMessagesScreen = screen('/manage-users/$userId/punchout/$settingsId/messages', parameters)

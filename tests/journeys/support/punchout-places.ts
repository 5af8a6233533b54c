import {
  integrationScreen,
  userIntegrationScreen,
  userIntegrationsScreen,
} from '#areas/punchout-settings/punchout-settings.addresses.ts'
import { messagesScreen, userMessagesScreen } from '#areas/punchout-log/punchout-log.addresses.ts'
import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { chooseShipToScreen, leavePunchoutDialog } from '#areas/punchout/punchout.addresses.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { over, type Place, place, plain, variant } from './place.ts'

/**
 * PUNCH-1, PUNCH-2: integrations of the manager, as the manager and the admin see them, and what a
 * procurement session has of its own.
 */
export const punchoutPlaces = ({
  integration: settingsId,
  punchoutUser: userId,
}: {
  readonly integration: string
  readonly punchoutUser: string
}): readonly Place[] => [
  place(profileScreen, profileScreen.at({ tab: 'punchout' }), 'manager'),
  place(integrationScreen, integrationScreen.at({ settingsId }), 'manager'),
  place(integrationScreen, integrationScreen.at({ settingsId, open: 'mapping' }), 'manager'),
  plain(chooseShipToScreen, 'manager'),
  over(leavePunchoutDialog, 'manager', shopScreen),
  place(userIntegrationsScreen, userIntegrationsScreen.at({ userId }), 'admin'),
  place(userIntegrationScreen, userIntegrationScreen.at({ userId, settingsId }), 'admin'),
  place(messagesScreen, messagesScreen.at({ settingsId }), 'manager'),
  place(userMessagesScreen, userMessagesScreen.at({ userId, settingsId }), 'admin'),
  ...[
    place(integrationScreen, integrationScreen.at({ settingsId: 'new' }), 'manager'),
    place(integrationScreen, integrationScreen.at({ settingsId, open: 'import' }), 'manager'),
    place(integrationScreen, integrationScreen.at({ settingsId, open: 'check' }), 'manager'),
    place(integrationScreen, integrationScreen.at({ settingsId, open: 'documents' }), 'manager'),
    place(integrationScreen, integrationScreen.at({ settingsId, open: 'simulator' }), 'manager'),
  ].map(variant),
]

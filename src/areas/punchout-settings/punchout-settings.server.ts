import type { ServerArea } from '#platform/http/area.ts'
import { checkPunchoutMessageHandler, checkUserPunchoutMessageHandler } from './server/check-message.routes.ts'
import {
  getPunchoutDocumentSettingsHandler,
  getUserPunchoutDocumentSettingsHandler,
  updatePunchoutDocumentSettingsHandler,
  updateUserPunchoutDocumentSettingsHandler,
} from './server/document-settings.routes.ts'
import { documentSecrets } from './server/document-settings.store.ts'
import { markedSecrets } from './server/punchout-secret.store.ts'
import {
  generatePunchoutSecretHandler,
  generateUserPunchoutSecretHandler,
  revokePunchoutSecretHandler,
  revokeUserPunchoutSecretHandler,
} from './server/secret.routes.ts'
import {
  createPunchoutSettingsHandler,
  createUserPunchoutSettingsHandler,
  deletePunchoutSettingsHandler,
  deleteUserPunchoutSettingsHandler,
  getPunchoutMetadataHandler,
  listPunchoutSettingsHandler,
  listUserPunchoutSettingsHandler,
  updatePunchoutSettingsHandler,
  updateUserPunchoutSettingsHandler,
} from './server/settings.routes.ts'
import { openPunchoutSimulatorHandler, openUserPunchoutSimulatorHandler } from './server/simulator.routes.ts'
import { simulatorTickets } from './server/simulator-ticket.ts'
import {
  downloadShipTosMappingHandler,
  downloadUserShipTosMappingHandler,
  getShipTosMappingHandler,
  getUserShipTosMappingHandler,
  importShipTosMappingHandler,
  importUserShipTosMappingHandler,
} from './server/ship-to-mapping.routes.ts'

/** Integrations with procurement software (PUNCH-1, PUNCH-2, PUNCH-5). */
export const punchoutSettingsServer: ServerArea = {
  name: 'punchout-settings',
  handlers: [
    getPunchoutMetadataHandler,
    listPunchoutSettingsHandler,
    createPunchoutSettingsHandler,
    updatePunchoutSettingsHandler,
    deletePunchoutSettingsHandler,
    generatePunchoutSecretHandler,
    revokePunchoutSecretHandler,
    getShipTosMappingHandler,
    downloadShipTosMappingHandler,
    importShipTosMappingHandler,
    checkPunchoutMessageHandler,
    openPunchoutSimulatorHandler,
    listUserPunchoutSettingsHandler,
    createUserPunchoutSettingsHandler,
    updateUserPunchoutSettingsHandler,
    deleteUserPunchoutSettingsHandler,
    generateUserPunchoutSecretHandler,
    revokeUserPunchoutSecretHandler,
    getUserShipTosMappingHandler,
    downloadUserShipTosMappingHandler,
    importUserShipTosMappingHandler,
    checkUserPunchoutMessageHandler,
    openUserPunchoutSimulatorHandler,
    getPunchoutDocumentSettingsHandler,
    updatePunchoutDocumentSettingsHandler,
    getUserPunchoutDocumentSettingsHandler,
    updateUserPunchoutDocumentSettingsHandler,
  ],
  sealed: [markedSecrets, documentSecrets, simulatorTickets],
}

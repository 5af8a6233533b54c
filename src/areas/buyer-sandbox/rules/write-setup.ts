import type { DocumentStamp } from '#areas/cxml/rules/write-document.ts'
import { node } from '#areas/cxml/rules/write-xml.ts'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import type { ReturnedItem } from './read-order-message.ts'
import { writeRequest } from './write-request.ts'

/** What the person chooses before shopping. */
export interface SetupChoices {
  readonly operation: 'create' | 'edit' | 'inspect'
  /** A code of the customer's ship-to; '' names none. */
  readonly shipToCode: string
  readonly isTest: boolean
  readonly buyerCookie: string
  readonly returnUrl: string
  /** The cart that is edited or inspected. */
  readonly items: readonly ReturnedItem[]
}

/** PUNCH-5: a PunchOutSetupRequest by these choices, valid by cXML 1.2.014. */
export const writeSetup = (stamp: DocumentStamp, facts: SimulatorFacts, choices: SetupChoices): string =>
  writeRequest(
    stamp,
    facts,
    choices.isTest,
    node(
      'PunchOutSetupRequest',
      { operation: choices.operation },
      node('BuyerCookie', {}, choices.buyerCookie),
      node('Extrinsic', { name: 'UserEmail' }, 'buyer@simulator.example'),
      node('BrowserFormPost', {}, node('URL', {}, choices.returnUrl)),
      choices.shipToCode === ''
        ? undefined
        : node(
            'ShipTo',
            {},
            node('Address', { addressID: choices.shipToCode }, node('Name', { 'xml:lang': 'en' }, choices.shipToCode)),
          ),
      ...(choices.operation === 'create' ? [] : choices.items.map(itemOut)),
    ),
  )

const itemOut = (item: ReturnedItem, index: number) =>
  node(
    'ItemOut',
    { quantity: item.quantity, lineNumber: index + 1 },
    node(
      'ItemID',
      {},
      node('SupplierPartID', {}, item.partId),
      item.auxiliaryId === '' ? undefined : node('SupplierPartAuxiliaryID', {}, item.auxiliaryId),
    ),
  )

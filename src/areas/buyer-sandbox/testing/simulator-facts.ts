import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'

/** Facts of an integration, by what differs. */
export const someFacts = (differs: Partial<SimulatorFacts> = {}): SimulatorFacts => ({
  settingsId: '0198a000-0000-7000-8000-000000000001',
  software: 'coupa',
  softwareName: 'Coupa',
  senderDomain: 'DUNS',
  senderIdentity: 'hospital & sons',
  supplierDomain: 'NetworkId',
  supplierIdentity: 'larder',
  setupUrl: 'https://larder.example/punchout/setup',
  orderUrl: 'https://larder.example/punchout/orders',
  uomMapCase: 'CS',
  uomMapEach: 'EA',
  codes: ['0042'],
  endsAt: '2026-03-02T21:00:00.000Z',
  ...differs,
})

/** A stamp of a simulated document. */
export const someStamp = {
  payloadId: '1.x@simulator.example',
  at: new Date('2026-03-02T17:00:00Z'),
  timeZone: 'America/Los_Angeles',
}

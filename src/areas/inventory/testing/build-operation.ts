import type { CountOperation } from '../count-operation.ts'

/** A count of three cases on a shelf without a location, by somebody else. */
export const buildOperation = (changes: Partial<CountOperation> = {}): CountOperation => ({
  opId: '00000000-0000-7000-8000-0000000000a1',
  lineId: '00000000-0000-7000-8000-000000000011',
  locationId: null,
  caseHundredths: 300,
  units: 0,
  weightHundredths: 0,
  isCleared: false,
  deviceId: '00000000-0000-7000-8000-0000000000d1',
  deviceAt: '2026-03-02T20:00:00.000Z',
  byName: 'Ana',
  isOwn: false,
  replaces: [],
  joins: [],
  ...changes,
})

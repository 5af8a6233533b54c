import { expect, test } from 'vitest'
import { buildCheck } from '../testing/build-check.ts'
import { contentOfDraft, draftOf } from './line-draft.ts'

test('what is typed about a line reads back as it was found [NEXT-6]', () => {
  const found = buildCheck({
    weightHundredths: 11_825,
    temperatureTenths: -15,
    lots: ['L7', 'L9'],
    problems: [{ kind: 'damaged', cases: 1, units: 0, note: 'wet' }],
  })
  const draft = draftOf(found)
  expect(draft).toMatchObject({ weight: '118.25', temperature: '-1.5', lots: 'L7, L9' })
  const { cases, units, weightHundredths, problems, temperatureTenths, lots } = found
  expect(contentOfDraft(draft)).toEqual({ cases, units, weightHundredths, problems, temperatureTenths, lots })
})

test('a number that cannot be read is not taken for none [NEXT-6]', () => {
  const draft = draftOf(buildCheck())
  expect(contentOfDraft({ ...draft, weight: 'heavy' })).toBeNull()
  expect(contentOfDraft({ ...draft, temperature: '4l' })).toBeNull()
  expect(contentOfDraft({ ...draft, weight: ' ' })).toMatchObject({ weightHundredths: null })
})

test('lots are separated by commas, each once [NEXT-6]', () => {
  expect(contentOfDraft({ ...draftOf(buildCheck()), lots: 'A1, ,B2,A1' })).toMatchObject({ lots: ['A1', 'B2'] })
})

import { expect, test } from 'vitest'
import { describeImport } from './describe-import.ts'

test('an import was successful, or its file contains invalid ship-tos [PUNCH-2]', () => {
  expect(describeImport(0)).toBe('Punchout ship-to mapping imported successfully')
  expect(describeImport(1)).toBe('File contains invalid ship-tos')
})

import { expect, test } from 'vitest'
import { checkUpload, checkUploads } from './check-upload.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test('an upload says in these words why a file cannot be taken [UI-4]', () => {
  expect(checkUpload(file('a.png', 'image/png'), {})).toBeUndefined()
  expect(checkUpload(file('a.pdf', 'application/pdf'), {})).toBe('File type not supported')
  expect(checkUpload(file('a.csv', ''), { accept: 'text/csv,.csv' })).toBeUndefined()
  expect(checkUpload(file('a.png', 'image/png', 11_000), { limitKb: 10 })).toBe('File size exceeded the limit of 10 kb')
})

test('several at once take what they can, name the rest and count it [UI-4]', () => {
  const result = checkUploads([file('a.png', 'image/png'), file('b.pdf', 'application/pdf')], {})
  expect(result.taken.map(({ name }) => name)).toEqual(['a.png'])
  expect(result.ignored).toBe(1)
  expect(result.message).toBe('Failed to upload b.pdf due to size > 10 MB or invalid type')
})

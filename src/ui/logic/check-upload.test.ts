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
  const tenMb = 10 * 1024 * 1024
  const files = [
    file('a.png', 'image/png', tenMb),
    file('b.pdf', 'application/pdf'),
    file('c.png', 'image/png', tenMb + 1),
    file('broken.png', 'image/png'),
  ]
  const result = checkUploads(files, ({ name }) => name !== 'broken.png')
  expect(result.taken.map(({ name }) => name)).toEqual(['a.png'])
  expect(result.ignored).toBe(3)
  expect(result.message).toBe('Failed to upload b.pdf, c.png, broken.png due to size > 10 MB or invalid type')
})

import { expect, test } from 'vitest'
import { titleOfFile } from './title-of-file.ts'

test.each([
  ['Walk-in.csv', 'Walk-in'],
  ['Guide 3.2.xlsx', 'Guide 3.2'],
  ['no ending', 'no ending'],
  ['A much longer name.csv', 'A much lon'],
  ['', ''],
])('%j suggests %j for what the file becomes [GUIDE-1, GUIDE-3]', (fileName, title) => {
  expect(titleOfFile(fileName, 10)).toBe(title)
})

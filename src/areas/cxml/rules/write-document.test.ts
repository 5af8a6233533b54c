import { expect, test } from 'vitest'
import { readXml } from './read-xml.ts'
import { writeResponse } from './write-document.ts'

const stamp = { payloadId: '1.x@larder.example', at: new Date('2026-03-02T17:00:00Z'), timeZone: 'America/Los_Angeles' }

test('a response has its status with a sentence, escaped, and the stamp of its document [PUNCH-3]', () => {
  const text = writeResponse(stamp, 400, 'Line 1: quantity "<0>" & more')
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!DOCTYPE cXML SYSTEM "[^"]*1\.2\.014\/cXML\.dtd">\n<cXML /,
  )
  const read = readXml(text)
  const root = read.allowed ? read.value : undefined
  expect(Object.fromEntries(root!.attributes)).toEqual({
    payloadID: '1.x@larder.example',
    timestamp: '2026-03-02T09:00:00-08:00',
    lang: 'en-US',
  })
  const status = root!.children[0]!.children[0]!
  expect([status.attributes.get('code'), status.attributes.get('text')]).toEqual(['400', 'Bad Request'])
  expect(status.text).toBe('Line 1: quantity "<0>" & more')
})

import { describe, expect, test } from 'vitest'
import { widthOf } from './font-widths.ts'
import { createPdf } from './pdf-document.ts'
import { winAnsiOf } from './win-ansi.ts'
import { wrapText } from './wrap-text.ts'

const read = (codes: readonly number[]): string => String.fromCharCode(...codes)
const facts = { title: 'Crème brûlée 2 × 4', subject: 'Data sheet', writtenAt: new Date('2026-11-24T10:00:00Z') }

describe('letters of a PDF', () => {
  test('accents and the signs of the trade stay as they are [ITEM-5]', () => {
    expect(read(winAnsiOf('Jalapeño Crème brûlée ½ 33 °F ®'))).toBe('Jalapeño Crème brûlée ½ 33 °F ®')
    expect(winAnsiOf('€“”–—™')).toEqual([0x80, 0x93, 0x94, 0x96, 0x97, 0x99])
    // The same word, its accent written apart.
    expect(winAnsiOf('Jalapen\u0303o')).toEqual(winAnsiOf('Jalapeño'))
  })

  test('a letter the fonts lack loses its accent, and a foreign sign is seen to be missing [ITEM-5]', () => {
    expect(read(winAnsiOf('Łódź tőkehal ≤ 40℉'))).toBe('Lódz tokehal <= 40°F')
    expect(read(winAnsiOf('醤油 soy'))).toBe('?? soy')
    expect(read(winAnsiOf('a\tb\nc\u200b\u0007d'))).toBe('a b c d')
  })
})

describe('lines of a PDF', () => {
  test('no line is wider than its column, and no letter is lost [ITEM-5]', () => {
    const text = `${'enriched wheat flour, niacin, '.repeat(40)}${'W'.repeat(300)} end`
    const lines = wrapText(text, 200, 9)
    expect(Math.max(...lines.map((line) => widthOf(line, 9, 'regular')))).toBeLessThanOrEqual(200)
    expect(lines.map(read).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })

  test('an empty text has no line, and a column too narrow for a letter still ends [ITEM-5]', () => {
    expect(wrapText('   ', 200, 9)).toEqual([])
    expect(wrapText('WW', 1, 9).map(read)).toEqual(['W', 'W'])
  })
})

test('every object stands where the table says, and each stream is as long as it claims [ITEM-5]', () => {
  const pdf = createPdf(facts)
  pdf.addPage().text('Crème (brûlée) \\', 40, 40, { size: 12 })
  pdf.addPage().box(10, 10, 100, 50, { fill: [0.9, 0.9, 0.9] })
  const file = pdf.write()
  const start = Number(/startxref\n(\d+)/.exec(file)![1])
  expect(file.slice(start, start + 4)).toBe('xref')
  const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
  expect(places).toHaveLength(9)
  places.forEach((place, index) => expect(file.slice(place).startsWith(`${index + 1} 0 obj\n`)).toBe(true))
  for (const [whole, length, stream] of file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(stream, whole).toHaveLength(Number(length))
  }
  expect(Array.from(file).every((character) => character.charCodeAt(0) < 256)).toBe(true)
})

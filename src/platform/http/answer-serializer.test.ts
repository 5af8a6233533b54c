import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerSerializer } from './answer-serializer.ts'

const line = z.object({ id: z.number().int(), name: z.string().nullable(), note: z.string().optional() })
const answer = z.object({
  total: z.number(),
  lines: z.array(line),
  names: z.array(z.string()).optional(),
  none: z.array(line).nullable(),
})
const write = answerSerializer(answer)
const lines = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: id % 2 ? 'Flour "00", Süd' : null, secret: 'undeclared' }))
const declared = (count: number) => lines(count).map(({ id, name }) => ({ id, name }))

test.each([0, 1, 500, 501, 5000])(
  'a list of %i is written in slices as it is written at once [PLAT-14]',
  async (count) => {
    const value = { total: count, lines: lines(count), none: null, secret: 'undeclared' }
    const text = await write.inSlices(value)
    expect(JSON.parse(text)).toEqual({ total: count, lines: declared(count), none: null })
    expect(JSON.parse(text)).toEqual(JSON.parse(write(value)))
  },
)

test('lists beside a long one are written too, and an absent one is absent [PLAT-14]', async () => {
  const long = { total: 1, lines: lines(501), names: ['a', 'b'], none: declared(2) }
  expect(JSON.parse(await write.inSlices(long))).toEqual({ ...long, lines: declared(501) })
  expect(Object.keys(JSON.parse(await write.inSlices({ ...long, names: undefined })) as object)).not.toContain('names')
})

test('a response that is a list, or a map of lists, is written all the same [PLAT-14]', async () => {
  const list = declared(600)
  expect(JSON.parse(await answerSerializer(z.array(line)).inSlices(list))).toEqual(list)
  const map = { any: list }
  expect(JSON.parse(await answerSerializer(z.record(z.string(), z.array(line))).inSlices(map))).toEqual(map)
  const alone = answerSerializer(z.object({ lines: z.array(line) }))
  expect(JSON.parse(await alone.inSlices({ lines: list }))).toEqual({ lines: list })
})

test('others are served while a list of 20,000 is written [PLAT-14]', async () => {
  let turns = 0
  let isDone = false
  const tick = () => {
    turns++
    if (!isDone) setImmediate(tick)
  }
  setImmediate(tick)
  const wide = z.object({
    lines: z.array(z.object(Object.fromEntries('abcdefghij'.split('').map((key) => [key, z.string()])))),
  })
  const row = Object.fromEntries(
    'abcdefghij'.split('').map((key) => [key, 'A text that "needs" escaping, ü'.repeat(4)]),
  )
  await answerSerializer(wide).inSlices({ lines: Array.from({ length: 20_000 }, () => row) })
  isDone = true
  expect(turns).toBeGreaterThan(2)
})

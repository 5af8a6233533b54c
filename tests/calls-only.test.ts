import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { browserSourceOf } from '../scripts/calls-only.ts'

test('of a call the browser keeps its name, method and path, and what it needs to send it [PLAT-6]', () => {
  const setName = endpoint({
    name: 'setName',
    method: 'PUT',
    path: '/names/:id',
    summary: 'Sets a name',
    params: z.object({ id: z.string() }),
    body: z.object({ name: z.string() }),
    answer: z.object({}),
    idempotent: true,
    refusals: [{ code: 'taken', status: 409, message: 'Taken' }],
  })
  expect(browserSourceOf({ setName })).toBe(
    'export const setName = {"name":"setName","method":"PUT","path":"/names/:id","idempotent":true}',
  )
})

test('a schema is not shipped, a plain value is [PLAT-6]', () => {
  expect(browserSourceOf({ itemNumber: z.string().max(7), pageSize: 30, sorts: ['name', 'city'] })).toBe(
    'export const pageSize = 30\nexport const sorts = ["name","city"]',
  )
})

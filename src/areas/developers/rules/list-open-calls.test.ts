import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { listOpen, searchCalls } from './list-open-calls.ts'

const answer = z.object({})
const endpoints: Endpoint[] = [
  {
    name: 'placeOrder',
    method: 'POST',
    path: '/carts/:cartId/place-order',
    summary: 'Place the order',
    needs: ['addOrder'],
    idempotent: true,
    ifMatch: true,
    body: answer,
    answer,
  },
  {
    name: 'changePassword',
    method: 'POST',
    path: '/me/password',
    summary: 'Change the password',
    noProxy: true,
    answer,
  },
  { name: 'listInvoices', method: 'GET', path: '/invoices', summary: 'Invoices', needs: ['viewInvoices'], answer },
]

test('the page lists the calls that are open to keys, and no other [NEXT-12]', () => {
  const [order, invoices, ...rest] = listOpen(endpoints)
  expect(rest).toEqual([])
  expect(order).toEqual({
    name: 'placeOrder',
    method: 'POST',
    path: '/api/carts/{cartId}/place-order',
    summary: 'Place the order',
    needs: ['addOrder'],
    hasBody: true,
    needsIdempotencyKey: true,
    takesIfMatch: true,
  })
  expect(invoices).toMatchObject({ path: '/api/invoices', hasBody: false, needsIdempotencyKey: false })
})

test('a search finds calls by words of their path, summary and permission [NEXT-12]', () => {
  const calls = listOpen(endpoints)
  const found = (keyword: string) => searchCalls(calls, keyword, () => 'View invoices').map(({ name }) => name)
  expect(found('')).toHaveLength(2)
  expect(found('PLACE cart')).toEqual(['placeOrder'])
  expect(found('view inv get')).toEqual(['listInvoices'])
  expect(found('password')).toEqual([])
})

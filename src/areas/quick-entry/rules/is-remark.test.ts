import { expect, test } from 'vitest'
import { isRemark } from './is-remark.ts'

test.each([
  'we have 2 cs tempeh organic',
  'still got 2 cs limes',
  'no 0109838 2 cs',
  'no lemons this week',
  '86 penne',
  'did you get my 2 cs brisket?',
  'on a encore 2 caisses de beurre',
  'il reste 1 caisse de miel',
  'pas de saumon cette semaine',
  'quedan 2 cajas de harina',
  'sin tocino esta semana',
  '¿tienes aguacate',
])('%s orders nothing [CART-13]', (line) => {
  expect(isRemark(line)).toBe(true)
})

test.each([
  '2 cs short ribs',
  'can we have 2 cs limes',
  "I'd like to have 2 cs limes",
  'lobster stock no msg 2 cs',
  'item no 0109838 2 cs',
  'no. 0109838 2 cs',
  'muslo sin hueso 2 cajas',
  'beurre sans sel 2 caisses',
  '2 cs sub rolls',
])('%s is no remark [CART-13]', (line) => {
  expect(isRemark(line)).toBe(false)
})

test("'let's do three' is an order, 'do not' is none [CART-13]", () => {
  expect(isRemark("let's do three sushi rice")).toBe(false)
  expect(isRemark("we'll do 2 cs limes")).toBe(false)
  expect(isRemark('do not send 2 cs limes')).toBe(true)
})

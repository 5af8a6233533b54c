import { expect, test } from 'vitest'
import { whySkipped } from './why-skipped.ts'

test.each([
  ['Hi Rosa,', 'greeting'],
  ['Good morning team', 'greeting'],
  ['Thanks!', 'sign-off'],
  ['Best regards, Mara', 'sign-off'],
  ['Sent from my iPhone', 'sign-off'],
  ['(702) 555-0143', 'contact'],
  ['cell 702-555-0143', 'contact'],
  ['Tel: +1 702 555 0143', 'contact'],
  ['chef@harborbistro.example', 'contact'],
  ['www.harborbistro.example', 'contact'],
  ['1200 Quarry Rd, Suite 4', 'contact'],
  ['Las Vegas, NV 89101', 'contact'],
  ['Subject: order for Tuesday', 'mail header'],
  ['On Mon, Mar 2, 2026 Rosa wrote:', 'mail header'],
  ['Item No\tQty\tUnit\tDescription', 'heading'],
  ['PO #: 4711', 'heading'],
  ['Produce:', 'heading'],
  ['-----', 'text'],
  ['Buenos días Rosa,', 'greeting'],
  ['Bonjour,', 'greeting'],
  ['muchas gracias', 'sign-off'],
  ['Merci beaucoup', 'sign-off'],
  ['TOTAL\t\t98\t\t$7,431.20', 'heading'],
  ['Subtotal: 41.20', 'heading'],
  ['Harbor Bistro\t\t\t', 'heading'],
])('%s orders nothing: %s [CART-13]', (line, reason) => {
  expect(whySkipped(line)).toBe(reason)
})

test.each([
  '2 cs romaine hearts',
  'best foods mayo 2 cs',
  'thanks, and 2 cs lemons',
  '0100003\t2\tCS',
  '10090001000034 2',
  'hi can we get 2 cs lemons',
  'drawer liner 2 cs',
  'beef st 3 cs',
])('%s may be an order line [CART-13]', (line) => {
  expect(whySkipped(line)).toBeNull()
})

test('the title of a list and the occasion of a sheet are headings, an item is not [CART-13]', () => {
  for (const line of ['WEEKLY ORDER', 'Bar pull list', 'Event: Smith wedding, 120 guests'])
    expect(whySkipped(line)).toBe('heading')
  for (const line of ['order pads 2', 'menu paper 2 cs', 'list paper 2']) expect(whySkipped(line)).toBeNull()
})

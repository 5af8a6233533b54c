import { expect, test } from 'vitest'
import { countClosedNotice, countReminder } from './count-mail.ts'

const count = { name: 'Walk-in', division: 'NLV', shipTo: '0000101', shipToName: 'Harbor Grill Downtown' }

test('the reminder of a count says since which day of the division nobody counted, and leads to the sheet [INV-1]', () => {
  // In Los Angeles it is still the evening of the 2nd.
  const quiet = { ...count, quietSince: '2026-03-03T04:00:00Z', timeZone: 'America/Los_Angeles' }
  const { mail, text } = countReminder(quiet, 'Mara', 'https://portal.example/inventory/1/count')
  expect(mail.subject).toBe('Still open: count Walk-in')
  expect(mail.text).toContain('the inventory count Walk-in of Harbor Grill Downtown (NLV 0000101) is still open.')
  expect(mail.text).toContain('Nobody has counted since Mon, Mar 2.')
  expect(mail.text).toContain('https://portal.example/inventory/1/count')
  expect(text).toBe('The count Walk-in is still open; nobody has counted since Mon, Mar 2.')
})

test('the notice of a closed count says who closed it, how much was counted, and what is not in it [INV-1, NEXT-9]', () => {
  const closed = { ...count, closedByName: 'Ana', lines: 12, countedLines: 9 }
  const { mail, text } = countClosedNotice(closed, 'Mara', 'https://portal.example/inventory/1')
  expect(mail.text).toContain('Ana closed the inventory count Walk-in of Harbor Grill Downtown (NLV 0000101): 9 of 12')
  expect(mail.text).toContain('What you counted without a connection and have not sent yet is not in it.')
  expect(text).toBe('Ana closed the count Walk-in, 9 of 12 lines counted.')
})

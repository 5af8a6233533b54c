import { expect, test } from 'vitest'
import type { AuditEntry } from '../audit-entry.ts'
import { writeAuditFile } from './write-audit-file.ts'

const entry: AuditEntry = {
  id: '1',
  at: '2026-03-02T20:00:00.000Z',
  by: { userId: 'r', name: '=HYPERLINK("http://evil.example")', email: 'rep@larder.example' },
  actingAs: null,
  action: 'order.place',
  sentence: 'placed order 490012',
  about: 'order 1',
  division: 'NLV',
  shipTo: '0000101',
  shipToName: 'Harbor Grill',
  address: '203.0.113.7',
  facts: [{ label: 'Subtotal', value: '$70.00' }],
}

test('the file has a line for each entry, and no cell runs in a spreadsheet [PLAT-8]', () => {
  const [head, line] = writeAuditFile([entry]).split('\r\n')
  expect(head).toMatch(/^Time \(UTC\),Person,/)
  expect(line).toContain(`,"'=HYPERLINK(""http://evil.example"")",`)
  expect(line).toContain('placed order 490012')
  expect(line).toContain('Subtotal: $70.00')
})

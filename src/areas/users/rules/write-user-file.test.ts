import { expect, test } from 'vitest'
import { writeUserFile } from './write-user-file.ts'

const user = {
  userId: 'u1',
  type: 'ece',
  isStaff: false,
  email: 'ann@harbor.example',
  name: '=HYPERLINK("x")',
  role: 'chef',
  roleName: 'Chef',
  state: 'notInvited',
  lastSignInAt: '2026-03-02T08:00:00+02:00',
  profileImageUrl: null,
  customer: { division: 'NLV', number: '0000100', name: 'Harbor, Grill' },
  moreCustomers: 2,
} as const

test('a user is one line of the file, in UTC, and no cell is run by a spreadsheet [USERS-1]', () => {
  const [head, line] = writeUserFile([user]).split('\r\n')
  expect(head).toMatch(/^Name,E-mail,Role,Kind,/)
  expect(line).toBe(
    `"'=HYPERLINK(""x"")",ann@harbor.example,Chef,Customer,NLV,0000100,"Harbor, Grill",2,Not invited,2026-03-02T06:00:00.000Z`,
  )
})

test('staff have no customer, and users who never signed in have no time [USERS-1]', () => {
  const staff = { ...user, isStaff: true, customer: null, moreCustomers: 0, lastSignInAt: null, name: 'Lee' }
  expect(writeUserFile([staff]).split('\r\n')[1]).toBe('Lee,ann@harbor.example,Chef,Staff,,,,0,Not invited,')
})

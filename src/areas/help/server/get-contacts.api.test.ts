import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { getContacts } from '../help.endpoints.ts'

const api = await startApi({ LARDER_CONTACT_IT_DEPARTMENT: '+1 702-555-0199, help@bistro.example' })

test('the four departments come in order, as far as the distributor has set them [SHELL-5]', async () => {
  const buyer = await api.as('buyer')
  expect((await buyer.ask(getContacts, {})).contacts).toEqual([
    { department: 'salesOfficeSupport', phone: '', email: '' },
    { department: 'nationalAccounts', phone: '', email: '' },
    { department: 'itDepartment', phone: '+1 702-555-0199', email: 'help@bistro.example' },
    { department: 'creditDepartment', phone: '', email: '' },
  ])
})

import type { Config } from '#platform/config.ts'
import { handle } from '#platform/http/handle.ts'
import { departments, getContacts } from '../help.endpoints.ts'

type Contact = NonNullable<Config['contacts'][keyof Config['contacts']]>

/** Fictional numbers and unreachable addresses, for the demo. */
const demo: Record<(typeof departments)[number], Contact> = {
  salesOfficeSupport: { phone: '+1 702-555-0110', email: 'sales.office@larder.example' },
  nationalAccounts: { phone: '+1 702-555-0120', email: 'national.accounts@larder.example' },
  itDepartment: { phone: '+1 702-555-0130', email: 'it@larder.example' },
  creditDepartment: { phone: '+1 702-555-0140', email: 'credit@larder.example' },
}

const unknown: Contact = { phone: '', email: '' }

/** SHELL-5: the departments as the distributor has set them. */
export const getContactsHandler = handle(getContacts, async ({ services: { config } }) => ({
  contacts: departments.map((department) => ({
    department,
    ...(config.contacts[department] ?? (config.demo === 'off' ? unknown : demo[department])),
  })),
}))

import type { DemoShipTo } from './customers.ts'
import { demoUsers, otherUsers } from './users.ts'

const buyers = [...demoUsers, ...otherUsers.filter(({ isActive = true }) => isActive)].filter(
  ({ role }) => role === 'customerUser' || role === 'chef',
)

/** Mail addresses of those who order for a kitchen: its own people, else its rep. */
export function whoOrders({ division, shipTo, billTo, dsrEmail }: DemoShipTo): readonly string[] {
  const own = buyers.filter(({ billTos = [], shipTos }) =>
    shipTos ? shipTos.includes(`${division}/${shipTo}`) : billTos.includes(`${division}/${billTo}`),
  )
  return own.length > 0 ? own.map(({ email }) => email) : [dsrEmail]
}

import type { Config } from '#platform/config.ts'
import type { Queries } from '#platform/database/database.ts'
import { demoPassword } from '../demo-sign-ins.ts'
import { generateDistributor } from '../generate/generate-distributor.ts'
import { demoMethods } from '../generate/payment-methods.ts'
import { demoUsers } from '../generate/users.ts'
import { seedDistributor, type SeedParts } from './seed-distributor.ts'
import { seedPaymentMethods } from './seed-payment-methods.ts'
import { seedPunchout } from './seed-punchout.ts'

/**
 * PLAT-1: fills the database with the demo distributor, once. Its dates are relative to `today`.
 * After a kill the next start repeats it: what is there already counts as unchanged.
 */
export function seedDemo(parts: SeedParts, size: 'small' | 'large', today: string, config: Config): Promise<void> {
  const make = () => ({
    imports: generateDistributor(size, today),
    signIns: demoUsers.map(({ email }) => email),
    password: demoPassword,
    today,
    addPaymentMethods: async (tx: Queries) => {
      await seedPaymentMethods(tx, demoMethods(today), config)
      await seedPunchout(tx)
    },
  })
  return seedDistributor(parts, size, make)
}

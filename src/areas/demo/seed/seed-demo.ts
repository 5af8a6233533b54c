import type { Database } from '#platform/database/database.ts'
import { generateDemo } from '../generate/generate-demo.ts'
import { seedDistributor } from './seed-distributor.ts'

/**
 * PLAT-1: gives the database the demo distributor, once. `today` is the day its dates are told from; `say` hears the progress. Killed in
 * between, the next start repeats it: what is there already counts as unchanged.
 */
export function seedDemo(
  db: Database,
  size: 'small' | 'large',
  today: string,
  say: (line: string) => void,
): Promise<void> {
  return seedDistributor(db, { size, today, make: () => generateDemo(size, today) }, say)
}

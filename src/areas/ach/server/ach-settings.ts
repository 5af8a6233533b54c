import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import type { Company } from '../ach-file.ts'
import type { AchSettings } from '../due-debit.ts'

type Known = Pick<Config, 'ach' | 'demo' | 'dataDir'>

/** The folder of the demo's own bank; undefined with a real one, and without a demo. */
export const demoBankDir = ({ ach, demo, dataDir }: Known): string | undefined =>
  demo === 'off' || ach.dropDir ? undefined : join(dataDir, 'bank')

/**
 * BILL-6: what the operator set, or what the demo's bank assigned; undefined: nothing is collected
 * by file.
 */
export function achSettingsOf(config: Known): (AchSettings & { dropDir: string }) | undefined {
  const demoDir = demoBankDir(config)
  const ach = demoDir === undefined ? config.ach : { ...config.ach, ...demoBank, dropDir: demoDir }
  const { dropDir, destination, origin } = ach
  if (!dropDir || !destination || !origin) return undefined
  return {
    dropDir,
    destination,
    destinationName: ach.destinationName,
    origin,
    originName: ach.originName,
    companies: companiesOf(ach.companies),
    description: ach.description,
    offset: ach.offset,
    collectAgain: ach.collectAgain,
    cutOff: { time: ach.cutOffTime, zone: ach.zone },
  }
}

const demoBank = {
  destination: '021000021',
  destinationName: 'DEMO BANK',
  origin: '1880123456',
  originName: 'LARDER DEMO',
  companies: '*=1880123456 LARDER DEMO',
}

/** 'NLV=1880123457 LARDER NEVADA; *=…' by division. */
const companiesOf = (text: string): Readonly<Record<string, Company>> =>
  Object.fromEntries(
    text.split(';').map((part) => {
      const [division = '', named = ''] = part.trim().split('=')
      return [division, { id: named.slice(0, 10), name: named.slice(11) }]
    }),
  )

import type { Api, Client } from '#tests/support/api.ts'
import { createLog } from '#platform/log.ts'
import { readConfig } from '#platform/config.ts'
import { readOrderFile, readOrderTable } from '#areas/order-import/order-import.endpoints.ts'
import { findListHeader } from '../rules/find-list-header.ts'
import { guessListMapping } from '../rules/guess-list-mapping.ts'
import { matchNextLines } from '../server/match-staging-guide.job.ts'
import type { StagingGuide } from '../staging-guide.ts'
import { createStagingGuide, type ListMapping } from '../staging-guides.endpoints.ts'

/** The ship-to a list is brought for. */
interface ForShipTo {
  readonly division: string
  readonly shipTo: string
}

/** A list in the words of the file, and how it is staged. */
export interface GivenList {
  readonly csv: string
  readonly name?: string
  readonly mapping?: Partial<ListMapping>
  readonly leavesOutErrors?: boolean
}

/** Uploads a list as the screen does; returns the call that would stage it. */
export async function uploadList(
  client: Client,
  params: ForShipTo,
  { csv, name = 'List', mapping, ...more }: GivenList,
) {
  const file = await client.ask(
    readOrderFile,
    { params, query: { fileName: 'list.csv' } },
    { bytes: Buffer.from(csv), headers: { 'content-type': 'text/csv' } },
  )
  const { importId } = file
  const headerRow = findListHeader(file.topRows, file.headerRow) ?? 0
  const { columns } = await client.ask(readOrderTable, { params: { ...params, importId }, query: { headerRow } })
  const body = {
    name,
    importId,
    headerRow,
    mapping: { ...guessListMapping(columns), ...mapping },
    ...more,
  }
  return () => client.ask(createStagingGuide, { params, body })
}

/** Stages a list and matches its lines, as the job does. */
export async function stageList(
  { db, clock }: Api,
  client: Client,
  params: ForShipTo,
  list: GivenList,
): Promise<StagingGuide> {
  const { stagingGuide } = await (await uploadList(client, params, list))()
  const services = { db, clock, log: createLog('silent'), config: readConfig({ NODE_ENV: 'test', DEMO: 'off' }) }
  while (await matchNextLines(services, { ...params, id: stagingGuide!.id })) await Promise.resolve()
  return stagingGuide!
}

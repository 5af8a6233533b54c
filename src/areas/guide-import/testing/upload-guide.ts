import type { Client } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { readOrderFile, readOrderTable } from '#areas/order-import/order-import.endpoints.ts'
import type { GuideFileMapping, GuideOfFile } from '../guide-import.ts'
import type { importGuide } from '../guide-import.endpoints.ts'
import { findGuideHeader } from '../rules/find-guide-header.ts'
import { guessGuideMapping } from '../rules/guess-guide-mapping.ts'

/** A guide's file, and how it is imported. */
export interface GivenFile {
  readonly file: string | Buffer
  readonly into: GuideOfFile
  readonly mapping?: Partial<GuideFileMapping>
  readonly leavesOutErrors?: boolean
}

/** Uploads a guide's file as the screen does; returns the call that would import it. */
export async function uploadGuide(
  client: Client,
  { file, mapping, ...more }: GivenFile,
): Promise<CallInput<typeof importGuide>> {
  const params = shipTos.own
  const uploaded = await client.ask(
    readOrderFile,
    { params, query: { fileName: 'guide.csv' } },
    { bytes: Buffer.from(file), headers: { 'content-type': 'application/octet-stream' } },
  )
  const { importId } = uploaded
  const headerRow = findGuideHeader(uploaded.topRows, uploaded.headerRow) ?? 0
  const { columns } = await client.ask(readOrderTable, { params: { ...params, importId }, query: { headerRow } })
  return { params, body: { importId, headerRow, mapping: { ...guessGuideMapping(columns), ...mapping }, ...more } }
}

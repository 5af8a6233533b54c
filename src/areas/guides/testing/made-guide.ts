import type { Client } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import type { OwnGuideType } from '../guide.ts'
import { type AddedLine, updateGuide } from '../guide-items.endpoints.ts'
import { createGuide, getGuideLines, listGuides } from '../guides.endpoints.ts'

let made = 0

/** A guide of a person's own with these lines, under a name of its own. */
export async function madeGuide(
  client: Client,
  itemsAdded: readonly AddedLine[] = [],
  {
    shipTo = shipTos.own,
    ...more
  }: { shipTo?: typeof shipTos.own | typeof shipTos.foreign; type?: OwnGuideType; isDsrManaged?: boolean } = {},
) {
  const body = { type: 'CustomOrder' as const, name: `Guide ${++made}`, ...more }
  const { guide } = await client.ask(createGuide, { params: shipTo, body })
  const params = { ...shipTo, type: guide.type, guideId: guide.id }
  if (itemsAdded.length > 0)
    await client.ask(updateGuide, { params, body: { action: 'UpdateGuideItemsOnly', itemsAdded: [...itemsAdded] } })
  return params
}

/** The Standard guide of a ship-to. */
export async function standardGuide(client: Client, shipTo: (typeof shipTos)[keyof typeof shipTos] = shipTos.own) {
  const { guides } = await client.ask(listGuides, { params: shipTo })
  const { type, id } = guides.find((guide) => guide.type === 'Standard')!
  return { ...shipTo, type, guideId: id }
}

type Path = Awaited<ReturnType<typeof madeGuide>> | Awaited<ReturnType<typeof standardGuide>>

/** The lines of a guide in the order of its shelf. */
export const linesIn = async (client: Client, params: Path) => (await client.ask(getGuideLines, { params })).lines
/** Their item numbers. */
export const numbersIn = async (client: Client, params: Path) =>
  (await linesIn(client, params)).map(({ itemNumber }) => itemNumber)
/** The version of a guide. */
export const versionOf = async (client: Client, params: Path) =>
  (await client.ask(getGuideLines, { params })).guide.version

import { inSlices } from '#platform/in-slices.ts'
import type { Steps } from '#kit/steps.ts'
import type { CatalogueDocument, CatalogueTerms } from '../search/catalogue-index.ts'
import { IndexPacker, type PackedIndex } from '../search/index-packer.ts'
import { packInThread } from './index-thread.ts'

type Batches = AsyncIterable<readonly CatalogueDocument[]>

/**
 * ITEM-1: packs the index of a division's items: the bundled server in a thread, the sources, whose
 * threads take longer to start than a small index to build, in slices.
 */
export const packIndex = (terms: CatalogueTerms, batches: Batches): Promise<PackedIndex> =>
  import.meta.url.endsWith('.ts') ? packHere(terms, batches) : packInThread(terms, batches)

async function packHere(terms: CatalogueTerms, batches: Batches): Promise<PackedIndex> {
  const packer = new IndexPacker(terms)
  for await (const items of batches) await inSlices(added(packer, items))
  return inSlices(packer.finish())
}

function* added(packer: IndexPacker, items: readonly CatalogueDocument[]): Steps<void> {
  for (const item of items) {
    packer.add(item)
    yield
  }
}

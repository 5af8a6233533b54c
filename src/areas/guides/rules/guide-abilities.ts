import type { Actor } from '#kit/actor.ts'
import { abilityOf } from '#kit/decision.ts'
import type { GuideAbilities, GuideFacts } from '../guide.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { mayChangeLines, mayChangeShelf, mayHoldCustomItems, mayRenameGuide } from './may-change-guide.ts'

/**
 * What the reader may do with a guide, sent along with it so that no screen derives a permission.
 */
export function guideAbilities(guide: GuideFacts, actor: Actor): GuideAbilities {
  const lines = mayChangeLines(guide, actor)
  return {
    rename: abilityOf(mayRenameGuide(guide, actor)),
    changeLines: abilityOf(lines),
    changeShelf: abilityOf(mayChangeShelf(guide, actor)),
    addCustomItems: abilityOf(lines.allowed ? mayHoldCustomItems(guide) : lines),
    delete: abilityOf(mayRenameGuide(guide, actor)),
    ...(actor.kind === 'internal' && {
      pin: guide.type === 'Standard' ? abilityOf(lines) : guideRefusals.not_a_standard_guide.code,
    }),
  }
}

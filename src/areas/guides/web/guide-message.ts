import { guideRefusals } from '../guides.refusals.ts'

/** The sentence of a refusal that came as an ability; undefined where nothing is refused. */
export const guideMessage = (code: string | null | undefined): string | undefined =>
  code ? Object.values(guideRefusals).find((refusal) => refusal.code === code)?.message : undefined

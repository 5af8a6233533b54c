import { allow, type Decision, type Refusal, refuse } from '#kit/decision.ts'
import { defaultUnits, punchoutLimits, type SettingsText } from '../punchout-settings.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import { isUrl } from './is-url.ts'
import { keyOf } from './key-of.ts'

/** What is typed before a software is chosen. */
export type TypedSettings = Omit<SettingsText, 'software'> & { readonly software: SettingsText['software'] | null }

/** What is wrong, by field. */
export type SettingsProblems = { readonly [Field in keyof SettingsText]?: Refusal | undefined }

const { punchout_value_required: required, punchout_units_equal: equal } = punchoutRefusals

/** PUNCH-1: what is wrong with the settings of an integration. */
export function problemsOfSettings(typed: TypedSettings): SettingsProblems {
  const unitCase = typed.uomMapCase.trim() || defaultUnits.uomMapCase
  const unitEach = typed.uomMapEach.trim() || defaultUnits.uomMapEach
  const eachProblem = problemOfUnit(unitEach, typed.software)
  const isEqual = keyOf(unitCase) === keyOf(unitEach)
  return {
    software: typed.software === null ? required : undefined,
    senderDomain: typed.senderDomain.trim() === '' ? required : undefined,
    senderIdentity: typed.senderIdentity.trim() === '' ? required : undefined,
    procurementSoftwareUrl:
      typed.procurementSoftwareUrl.trim() === '' || isUrl(typed.procurementSoftwareUrl.trim())
        ? undefined
        : punchoutRefusals.punchout_url_invalid,
    uomMapCase: problemOfUnit(unitCase, typed.software),
    uomMapEach: eachProblem ?? (isEqual ? equal : undefined),
  }
}

function problemOfUnit(unit: string, software: TypedSettings['software']): Refusal | undefined {
  if (unit.length > punchoutLimits.unit || /\s/.test(unit)) return punchoutRefusals.punchout_unit_invalid
  const isTooLong = software === 'sap-oci' && unit.length > punchoutLimits.ociUnit
  return isTooLong ? punchoutRefusals.punchout_unit_too_long_for_oci : undefined
}

/**
 * PUNCH-1: settings as they are stored: trimmed, with the default units, and with a choice by group
 * only where the ship-to may be changed at all.
 */
export function checkSettings(typed: SettingsText): Decision<SettingsText> {
  for (const [field, refusal] of Object.entries(problemsOfSettings(typed)))
    if (refusal) return refuse(refusal, { field: `settings.${field}` })
  return allow({
    software: typed.software,
    senderDomain: typed.senderDomain.trim(),
    senderIdentity: typed.senderIdentity.trim(),
    procurementSoftwareUrl: typed.procurementSoftwareUrl.trim(),
    uomMapCase: typed.uomMapCase.trim() || defaultUnits.uomMapCase,
    uomMapEach: typed.uomMapEach.trim() || defaultUnits.uomMapEach,
    allowShipToChange: typed.allowShipToChange,
    allowShipTosByGroupOfDefault: typed.allowShipToChange && typed.allowShipTosByGroupOfDefault,
  })
}

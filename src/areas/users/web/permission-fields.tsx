import type { Actor } from '#kit/actor.ts'
import { features, type Feature } from '#kit/feature-keys.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Select } from '#ui/select.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { featureGroups, staffFeatures } from '#areas/access/feature-groups.ts'
import { featuresOf, kindOf, roles, type UserType } from '#areas/access/roles.ts'
import { grantableRoles } from '../rules/grant-permissions.ts'

/** What a user may do, as the form has it. */
export interface PermissionDraft {
  readonly role: string
  readonly features: readonly string[]
  readonly allowedModesUi: readonly ('restaurant' | 'accounting')[]
}

const modeChoices = [
  ['restaurant', 'Restaurant'],
  ['accounting', 'Accounting'],
] as const

/** Adds or takes away. */
const toggled = <T extends string>(all: readonly T[], one: T, isIn: boolean): T[] =>
  isIn ? [...all, one] : all.filter((each) => each !== one)

/**
 * USERS-1, USERS-2: role, modes and features in groups. What one does not hold cannot be ticked,
 * and says so.
 */
export function PermissionFields({
  actor,
  type,
  form,
  held,
  isDisabled = false,
}: {
  actor: Actor
  type: UserType
  form: FormFields<PermissionDraft>
  /** What the user holds now. */
  held?: ReadonlySet<string>
  isDisabled?: boolean
}) {
  const isStaff = kindOf(type) === 'internal'
  const role = useFormField(form, 'role')
  const modes = useFormField(form, 'allowedModesUi')
  const chosen = useFormField(form, 'features')
  const byRole = featuresOf(role.value, [])
  const offered = grantableRoles(actor, type, held)
  const note = (feature: Feature) => {
    if (byRole.has(feature)) return 'with the role'
    return actor.can(feature) || held?.has(feature) ? undefined : 'you do not have it'
  }
  return (
    <div className="grid gap-5">
      <div className="two-columns items-start gap-4">
        <Select
          label="Role"
          isRequired
          isDisabled={isDisabled}
          options={offered.map((each) => ({ value: each as string, label: roles[each].name }))}
          {...role}
          value={offered.some((each) => each === role.value) ? role.value : null}
        />
        <fieldset disabled={isDisabled} {...(modes.error && { 'data-invalid': '' })}>
          <legend className="mb-1 text-13 font-medium">Modes</legend>
          <div className="flex flex-wrap gap-x-6">
            {modeChoices.map(([mode, label]) => (
              <Checkbox
                key={mode}
                isDisabled={isDisabled}
                isSelected={modes.value.includes(mode)}
                onChange={(isIn) => modes.onChange(toggled(modes.value, mode, isIn))}
              >
                {label}
              </Checkbox>
            ))}
          </div>
          {modes.error && (
            <p role="alert" className="mt-1 text-13 text-danger">
              {modes.error}
            </p>
          )}
        </fieldset>
      </div>
      {chosen.error && (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-danger">
          {chosen.error}
        </p>
      )}
      <div {...(chosen.error && { 'data-invalid': '' })} className="two-columns gap-x-8 gap-y-4">
        {featureGroups.map(({ title, features: group }) => {
          const shown = group.filter((feature) => isStaff || !staffFeatures.has(feature))
          return (
            shown.length > 0 && (
              <fieldset key={title} className="min-w-0">
                <legend className="w-full border-b border-line pb-1 text-13 font-semibold">{title}</legend>
                {shown.map((feature) => (
                  <Checkbox
                    key={feature}
                    isSelected={byRole.has(feature) || chosen.value.includes(feature)}
                    isDisabled={isDisabled || note(feature) !== undefined}
                    onChange={(isIn) => chosen.onChange(toggled(chosen.value, feature, isIn))}
                  >
                    <span className="min-w-0 flex-1">{features[feature]}</span>
                    {note(feature) && <span className="text-12 text-muted">{note(feature)}</span>}
                  </Checkbox>
                ))}
              </fieldset>
            )
          )
        })}
      </div>
    </div>
  )
}

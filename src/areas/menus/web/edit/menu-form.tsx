import { useEffect, useRef, useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { RestoredDraft, useKeeping, useKeptDraft } from '#areas/recipes/web/public.tsx'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { saveByKeys } from '#ui/form/save-by-keys.ts'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import { TextArea } from '#ui/text-area.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { type Menu, menuLimits } from '#areas/menus/menu.ts'
import { menuScreen, menusScreen } from '#areas/menus/menus.addresses.ts'
import { createMenu, getMenu, updateMenu } from '#areas/menus/menus.endpoints.ts'
import { blankMenu, draftOfMenu, menuBody, type MenuDraft, menuProblems } from './menu-draft.ts'
import { MenuDishes } from './menu-dishes.tsx'

interface Place {
  readonly division: string
  readonly shipTo: string
}

const labels: Readonly<Record<keyof MenuDraft, string>> = {
  title: 'Title',
  description: 'Description',
  usualCovers: 'Usual covers',
  recipes: 'Recipes and mix',
}

/** NEXT-10: the form of a menu; without one it adds one. */
export function MenuForm({ place, menu }: { place: Place; menu?: Menu }) {
  const go = useGo()
  const kept = useKeptDraft<MenuDraft>(menu?.id ?? 'new', menu?.version ?? 0, 'menu')
  const [isRestored, setRestored] = useState(false)
  const options = {
    refresh: ['listMenus', 'getMenu'] as const,
    done: ({ message, menu: { id } }: { message: string; menu: Menu }) => {
      kept.forget()
      showToast({ tone: 'success', message })
      go(menuScreen.at({ menuId: id }), { replace: menu === undefined, isSettled: true })
    },
  }
  const create = useAct(createMenu, { ...options, failed: () => true })
  const update = useAct(updateMenu, {
    ...options,
    failed: ({ code, details }) => {
      if (code !== 'menu_changed') return true
      const { menu: now } = details as { menu: Menu }
      writeCall(getMenu, { params: { ...place, menuId: now.id } }, () => now)
      return true
    },
  })
  const form = useCallForm<MenuDraft, CallInput<typeof createMenu>>({
    act: menu ? update : create,
    places: {},
    saved: menu ? draftOfMenu(menu) : blankMenu,
    problemsOf: menuProblems,
    onSubmit: (draft, changed) => {
      const body = menuBody(draft)
      if (!menu) return create.run({ params: place, body })
      if (changed.length === 0) return go(menuScreen.at({ menuId: menu.id }), { isSettled: true })
      update.run({ params: { ...place, menuId: menu.id }, body }, menu.version)
    },
  })
  const { change } = form
  const found = useRef(kept.found)
  useEffect(() => {
    if (!found.current) return
    change(found.current.draft)
    found.current = null
    setRestored(true)
  }, [change])
  useKeeping(form.values, form.isDirty, kept.keep)
  useUnsavedWork(form.isDirty)
  const description = useFormField(form, 'description')
  return (
    <FormFrame form={form} label="Menu" className="grid gap-5">
      {/* Ctrl+Enter saves, wherever it is pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields within */}
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5" onKeyDownCapture={saveByKeys(form.submit)}>
        <ChangedByOthers
          fields={form.news.map((name) => ({ label: labels[name], now: menu ? nowText(menu, name) : '' }))}
        />
        {isRestored && form.isDirty && (
          <RestoredDraft
            onDiscard={() => {
              form.reset()
              kept.forget()
              setRestored(false)
            }}
          />
        )}
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_10rem]">
          <FormText
            form={form}
            name="title"
            label={labels.title}
            maxLength={menuLimits.title}
            isRequired
            autoFocus={!menu}
          />
          <FormText form={form} name="usualCovers" label={labels.usualCovers} maxLength={6} />
          <div className="md:col-span-2">
            <TextArea label={labels.description} maxLength={menuLimits.description} {...description} />
          </div>
        </div>
        <MenuDishes form={form} />
      </div>
      <div className="sticky bottom-(--bottom-bar) z-20 -mx-4 border-t border-line bg-raised px-4 py-2 md:bottom-0 lg:-mx-6 lg:px-6">
        <div className="flex max-w-3xl flex-wrap items-center justify-end gap-2">
          {form.failure && (
            <p role="alert" className="mr-auto min-w-0 text-13 text-danger">
              {form.failure.message.replace(/\.$/, '')}. What you typed is still here.
            </p>
          )}
          <Link href={menu ? menuScreen.at({ menuId: menu.id }) : menusScreen.at()} className={buttonLook('secondary')}>
            Cancel
          </Link>
          <Button variant="primary" isPending={form.isRunning} onPress={form.submit}>
            {menu ? 'Save' : 'Add menu'}
          </Button>
        </div>
      </div>
    </FormFrame>
  )
}

/** What a field reads now, for who else has changed it. */
function nowText(menu: Menu, name: keyof MenuDraft): string {
  const now = draftOfMenu(menu)[name]
  if (typeof now === 'string') return now
  return now.rows.map(({ title, sharePct, portions }) => `${title} ${sharePct}% x ${portions}`).join(', ') || 'none'
}

import { useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { showToast } from '#browser/toasts.ts'
import { useCall } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormBody } from '#ui/form/form-frame.tsx'
import { problemsOf } from '#ui/form/place-refusal.ts'
import type { Problems } from '#ui/form/use-form-fields.ts'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { Announcement, AnnouncementText } from '../announcement.ts'
import { createBanner, listBanners, updateBanner } from '../announcements.endpoints.ts'
import { checkAnnouncement } from '../rules/check-announcement.ts'
import { tokensOf, wildcards } from '../rules/is-shown-to.ts'
import { AnnouncementFields } from './announcement-fields.tsx'

const blank: AnnouncementText = {
  name: '',
  value: '',
  features: 'YESAUTH',
  deviceType: 0,
  startsOn: null,
  endsOn: null,
}

const textOf = ({ name, value, features, deviceType, startsOn, endsOn }: Announcement): AnnouncementText => ({
  name,
  value,
  // SHELL-4: no features at all read like NOAUTH; the form shows the choice that means so.
  features: tokensOf(features).length === 0 ? wildcards.signedOut : features,
  deviceType,
  startsOn,
  endsOn,
})

const gone = { status: 404, message: 'This announcement does not exist any more' }

/** STAFF-2: '?announcement=new' adds one, '?announcement=ID' changes it. */
export function AnnouncementDialog({ value, close }: DialogProps) {
  const isNew = value === 'new'
  const { data, error, refetch } = useCall(listBanners, isNew ? null : {})
  if (isNew) return <Editor close={close} />
  const before = data?.banners.find(({ id }) => id === value)
  if (before) return <Editor key={before.id} before={before} close={close} />
  return (
    <WaitingDialog
      title="Edit announcement"
      failure={data ? gone : error}
      what="The announcement"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

function Editor({ before, close }: { before?: Announcement; close: () => void }) {
  // The text and version the editor opened with: what others change in the meantime must not slip
  // under it.
  const [opened] = useState(before)
  const [start] = useState(() => (before ? textOf(before) : blank))
  const done = ({ message }: { message: string }) => {
    showToast({ tone: 'success', message })
    close()
  }
  const refresh = ['listBanners', 'listAnnouncements'] as const
  const create = useAct(createBanner, { refresh, done })
  const update = useAct(updateBanner, { refresh, done })
  const { isRunning, failure, reset } = opened ? update : create
  const form = useCallForm<AnnouncementText, CallInput<typeof createBanner>>({
    act: { isRunning, failure, reset },
    places: {},
    saved: start,
    problemsOf: errorsOf,
    onSubmit: (text) => {
      if (opened) update.run({ params: { bannerId: opened.id }, body: text }, opened.version)
      else create.run({ body: text })
    },
  })
  return (
    <Dialog
      title={opened ? 'Edit announcement' : 'Add announcement'}
      isOpen
      isDirty={form.isDirty}
      onClose={close}
      onSubmit={form.submit}
      width={640}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={isRunning} onPress={form.submit}>
            {opened ? 'Save' : 'Add announcement'}
          </Button>
        </>
      }
    >
      <FormBody form={form}>
        <AnnouncementFields form={form} />
      </FormBody>
    </Dialog>
  )
}

/** What is wrong, by field; the rule is the server's. */
const errorsOf = (text: AnnouncementText): Problems<AnnouncementText> => ({
  ...(text.name.trim() === '' && { name: 'Required' }),
  ...(text.value.trim() === '' && { value: 'Required' }),
  // Nobody who unticks everything means those who are signed out.
  ...(tokensOf(text.features).length === 0 && { features: 'Please choose who sees this announcement.' }),
  ...problemsOf(checkAnnouncement(text), text, 'name'),
})

import { Ellipsis, FlaskConical, Inbox, Route, SearchCheck, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { messagesScreen, userMessagesScreen } from '#areas/punchout-log/punchout-log.addresses.ts'
import { useCloseDialog, useGo, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Menu } from '#ui/menu.tsx'
import { getPunchoutMetadata } from '../punchout-settings.endpoints.ts'
import type { PunchoutSettings } from '../punchout-settings.ts'
import { DeleteIntegration } from './delete-integration.tsx'
import { integrationScreen } from '../punchout-settings.addresses.ts'
import { integrationAddress, type Owner } from './punchout-place.ts'
import { SettingsForm } from './settings-form.tsx'
import { SetupPanel } from './setup-panel.tsx'

const MappingDialog = loadOnDemand(() => import('./mapping/mapping-dialog.tsx').then((module) => module.MappingDialog))
const CheckDialog = loadOnDemand(() => import('./check-dialog.tsx').then((module) => module.CheckDialog))
const DocumentsDialog = loadOnDemand(() => import('./documents-dialog.tsx').then((module) => module.DocumentsDialog))
const SimulatorDialog = loadOnDemand(() => import('./simulator-dialog.tsx').then((module) => module.SimulatorDialog))
const ImportDialog = loadOnDemand(() => import('./mapping/import-dialog.tsx').then((module) => module.ImportDialog))

/** PUNCH-1: a form, and beside it, once saved, what the customer's own system needs. */
export function IntegrationEditor({ owner, settings }: { owner: Owner; settings: PunchoutSettings | undefined }) {
  const go = useGo()
  const [{ open }] = useSearchState(({ open: shown }) => ({ open: shown }))
  const close = useCloseDialog({ parameter: 'open', closed: integrationScreen.search({ open: undefined }) })
  const [asksDelete, setAsksDelete] = useState(false)
  const { data: portal } = useCall(getPunchoutMetadata, {}, { staleTime: Infinity })
  if (!settings)
    return (
      <>
        <h1 className="pb-3 text-20 font-semibold">Add punchout integration</h1>
        <div className="max-w-[640px]">
          <SettingsForm owner={owner} settings={undefined} />
        </div>
      </>
    )
  // A dialog in place of another one: closing it leads to the page all the same.
  const show = (next: string) =>
    go(integrationAddress(owner, settings.id, next), { isSettled: true, replace: open !== undefined })
  return (
    <>
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <h1 className="text-20 font-semibold">{settings.softwareName}</h1>
        <div className="flex flex-wrap gap-2">
          <Button isLong onPress={() => show('mapping')}>
            <Route size={16} aria-hidden="true" />
            Ship-to mapping ({settings.mappedShipTos.toLocaleString('en-US')})
          </Button>
          <Menu
            label="More actions"
            trigger={
              <Button aria-label="More actions">
                <Ellipsis size={16} aria-hidden="true" />
              </Button>
            }
            entries={[
              ...(portal?.hasSimulator
                ? [
                    {
                      id: 'simulator',
                      label: 'Try in the simulator',
                      icon: <FlaskConical size={16} aria-hidden="true" />,
                      onAction: () => show('simulator'),
                    },
                  ]
                : []),
              {
                id: 'messages',
                label: 'Messages',
                icon: <Inbox size={16} aria-hidden="true" />,
                onAction: () =>
                  go(
                    owner === undefined
                      ? messagesScreen.at({ settingsId: settings.id })
                      : userMessagesScreen.at({ userId: owner, settingsId: settings.id }),
                  ),
              },
              {
                id: 'check',
                label: 'Check a message',
                icon: <SearchCheck size={16} aria-hidden="true" />,
                onAction: () => show('check'),
              },
              {
                id: 'delete',
                label: 'Delete',
                icon: <Trash2 size={16} aria-hidden="true" />,
                onAction: () => setAsksDelete(true),
              },
            ]}
          />
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,640px)_minmax(0,1fr)]">
        <SettingsForm owner={owner} settings={settings} />
        <SetupPanel owner={owner} settings={settings} editDocuments={() => show('documents')} />
      </div>
      {asksDelete && <DeleteIntegration owner={owner} settings={settings} onClose={() => setAsksDelete(false)} />}
      <Suspense>
        {open === 'mapping' && (
          <MappingDialog owner={owner} settings={settings} onImport={() => show('import')} close={close} />
        )}
        {open === 'check' && <CheckDialog owner={owner} settings={settings} close={close} />}
        {open === 'documents' && <DocumentsDialog owner={owner} settings={settings} close={close} />}
        {open === 'simulator' && <SimulatorDialog owner={owner} settings={settings} close={close} />}
        {open === 'import' && <ImportDialog owner={owner} settings={settings} close={() => show('mapping')} />}
      </Suspense>
    </>
  )
}

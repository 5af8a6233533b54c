import { Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { ImageMagnifier } from '#ui/image-magnifier.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Menu } from '#ui/menu.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SidePane } from '#ui/side-pane.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Steps } from '#ui/steps.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Group, Sample } from './sample.tsx'

// Loaded separately, as by the date field, so that no first screen contains it.
const Calendar = loadOnDemand(() => import('#ui/calendar.tsx').then((module) => module.Calendar))

const SortableList = loadOnDemand(() => import('#ui/sortable-list.tsx').then((module) => module.SortableList<Shelf>))

interface Shelf {
  readonly id: string
  readonly name: string
}
const shelves: readonly Shelf[] = ['Walk-in cooler', 'Freezer', 'Dry store', 'Bar'].map((name) => ({ id: name, name }))

const words = 'A text that is long enough to wrap onto a second line and show how the space between lines reads.'

/** Containers, and what floats above the page. */
export function StructureSamples() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | null>(null)
  const [page, setPage] = useState(3)
  const [tab, setTab] = useState('account')
  const [date, setDate] = useState('2026-11-24')
  const [order, setOrder] = useState(shelves)
  const close = () => setOpen(null)
  return (
    <Group title="Structure">
      <Sample name="What floats">
        <span className="flex flex-wrap gap-2">
          <Button onPress={() => setOpen('dialog')}>Dialog</Button>
          <Button onPress={() => setOpen('confirm')}>Question</Button>
          <Button onPress={() => setOpen('sheet')}>Side sheet</Button>
          <Menu
            label="Menu"
            trigger={<Button>Menu</Button>}
            entries={[
              { id: 'profile', label: 'Profile' },
              { id: 'logout', label: 'Logout', startsGroup: true },
            ]}
          />
        </span>
      </Sample>
      <Sample name="Steps">
        <Steps names={['Order details', 'Map columns', 'Status']} current={1} />
      </Sample>
      <Sample name="A list that people sort">
        <Suspense>
          <SortableList
            label="Shelves"
            entries={order}
            onSort={(ids) => setOrder(ids.flatMap((id) => shelves.find((each) => each.id === id) ?? []))}
            menuOf={() => [{ id: 'rename', label: 'Rename' }]}
          >
            {({ name }) => <span className="block truncate">{name}</span>}
          </SortableList>
        </Suspense>
      </Sample>
      <Sample name="Pages">
        <Pagination pageNo={page} pageSize={30} total={4000} onPage={setPage} />
      </Sample>
      <Sample name="Tabs">
        <Tabs
          label="Profile"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'account', title: 'Account', content: words },
            { id: 'privacy', title: 'Privacy & Security', content: words },
          ]}
        />
      </Sample>
      <Sample name="Folding section">
        <Disclosure title="Ingredients" isOpen>
          {words}
        </Disclosure>
        <Disclosure title="Allergens">{words}</Disclosure>
      </Sample>
      <Sample name="Calendar">
        <Suspense>
          <Calendar value={date} onChange={setDate} isHighlighted={(day) => new Date(day).getUTCDay() % 2 === 1} />
        </Suspense>
      </Sample>
      <Sample name="Carousel">
        <Carousel
          label="Similar Products"
          slides={['Flour', 'Sugar', 'Salt', 'Yeast', 'Oil'].map((name) => ({
            key: name,
            content: <div className="rounded-dialog border border-line bg-raised p-4">{name}</div>,
          }))}
        />
      </Sample>
      <Sample name="Magnifier">
        <div className="h-40">
          <ImageMagnifier src="/icon.svg" alt="The mark of Larder" />
        </div>
      </Sample>
      <Sample name="Side pane">
        <SidePane
          title="Credit request CR300001"
          parameter="sample"
          onClose={close}
          footer={<Button variant="primary">Approve</Button>}
        >
          <p className="p-5">{words}</p>
        </SidePane>
      </Sample>
      <Dialog
        title="Edit Info"
        isOpen={open === 'dialog'}
        onClose={close}
        footer={<Button onPress={close}>Close</Button>}
      >
        {words}
      </Dialog>
      <ConfirmDialog
        title="Discard Cart"
        confirmLabel="Discard"
        isDangerous
        isOpen={open === 'confirm'}
        onConfirm={close}
        onClose={close}
      >
        {words}
      </ConfirmDialog>
      <SideSheet title="FLOUR ALL PURPOSE" isOpen={open === 'sheet'} onClose={close}>
        <p className="p-5">{words}</p>
      </SideSheet>
    </Group>
  )
}

import { Download, Upload } from 'lucide-react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { plural } from '#kit/text.ts'
import type { PunchoutSettings } from '#areas/punchout-settings/punchout-settings.ts'
import type { Owner } from '../punchout-place.ts'
import { MappingRows } from './mapping-rows.tsx'
import { useDownload } from './use-download.ts'
import { useMapping } from './use-mapping.ts'

/** PUNCH-2: what the customer's system calls each ship-to; saved as a whole. */
export function MappingDialog({
  owner,
  settings,
  onImport,
  close,
}: {
  owner: Owner
  settings: PunchoutSettings
  onImport: () => void
  close: () => void
}) {
  const mapping = useMapping(owner, settings, close)
  const download = useDownload(owner, settings)
  const { read, found, page, pageSize } = mapping
  const unsaved = mapping.isDirty ? 'Save or cancel your changes first' : undefined
  return (
    <Dialog
      title="Ship-to mapping"
      width={860}
      isOpen
      isDirty={mapping.isDirty}
      onClose={close}
      onSubmit={mapping.save}
      footer={
        <>
          <CloseButton />
          <Button
            variant="primary"
            isPending={mapping.isSaving}
            disabledReason={read.data ? undefined : 'The mapping is not loaded yet'}
            onPress={mapping.save}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-14 text-muted">
          A buyer’s document names a ship-to by a code of its own. Codes are compared as they are, with their leading
          zeros; only their case does not matter.
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-[min(14rem,100%)] flex-1">
            <TextField
              label="Search"
              type="search"
              value={mapping.keyword}
              onChange={mapping.setKeyword}
              maxLength={100}
              autoComplete="off"
            />
          </div>
          <Button disabledReason={unsaved} onPress={onImport}>
            <Upload size={16} aria-hidden="true" />
            Import
          </Button>
          <Button isPending={download.isRunning} disabledReason={unsaved} onPress={download.start}>
            <Download size={16} aria-hidden="true" />
            Download
          </Button>
        </div>
        {mapping.failure && <Banner tone="danger">{mapping.failure.message}</Banner>}
        {read.error && !read.data ? (
          <ErrorState failure={read.error} what="The ship-to mapping" onRetry={() => void read.refetch()} />
        ) : !read.data ? (
          <ListSkeleton rows={5} />
        ) : found.length === 0 ? (
          <EmptyState title={mapping.keyword ? 'No ship-to matches' : 'No ship-to can be mapped'}>
            {mapping.keyword ? undefined : 'Ship-tos for which orders are accepted are listed here.'}
          </EmptyState>
        ) : (
          <>
            <MappingRows mapping={mapping} />
            <p className="figures text-13 text-muted" role="status">
              {plural(mapping.mapped, 'ship-to')} mapped
            </p>
            {found.length > pageSize && (
              <ListPages pageNo={page} pageSize={pageSize} total={found.length} onPage={mapping.setPage} />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

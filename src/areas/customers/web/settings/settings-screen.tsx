import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#browser/current-user.ts'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { listShipToSettings } from '#areas/customers/ship-to-settings.endpoints.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkSettingsDialog } from './bulk-settings-dialog.tsx'
import { SettingsCards } from './settings-cards.tsx'
import { SettingsFilters } from './settings-filters.tsx'
import { queryOf, readSettingsSearch } from './settings-search.ts'
import { SettingsTable } from './settings-table.tsx'
import { DivisionsFailed } from '../divisions-failed.tsx'
import { useDivisions } from '../use-divisions.ts'
import { useSelection } from './use-selection.ts'

/** CUST-2: /shipto-settings: the settings of the user's ship-tos, one by one and in bulk. */
export function SettingsScreen() {
  const { list: pageSize } = usePageSizes()
  const me = useMe()
  const divisions = useDivisions()
  const isPhone = useMedia('phone')
  const [search, change] = useListSearch(readSettingsSearch)
  const selection = useSelection()
  const [bulk, setBulk] = useState<'settings' | 'erp' | null>(null)
  const settings = useCall(listShipToSettings, { query: queryOf(search, pageSize) }, { keepPrevious: true })
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Ship-to settings</h1>
      <SettingsFilters search={search} change={change} divisions={divisions} />
      <DivisionsFailed />
      <CallList
        call={settings}
        what="The settings"
        isEmpty={({ shipTos }) => shipTos.length === 0}
        empty={
          <EmptyState title="No ship-to matches" picture={<Settings2 size={40} aria-hidden="true" />}>
            Take a filter off or search for another number, name or city.
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <BulkBar
              rows={data.shipTos}
              selection={selection}
              onChange={setBulk}
              mayChangeErp={me.kind === 'internal'}
            />
            {isPhone ? (
              <SettingsCards rows={data.shipTos} selection={selection} />
            ) : (
              <SettingsTable rows={data.shipTos} search={search} change={change} selection={selection} />
            )}
            <ListPages
              pageNo={search.page}
              pageSize={pageSize}
              total={data.totalRecords ?? data.shipTos.length}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </CallList>
      {bulk && (
        <BulkSettingsDialog
          kind={bulk}
          shipTos={selection.rows}
          onClose={() => setBulk(null)}
          onDone={() => {
            setBulk(null)
            selection.clear()
          }}
        />
      )}
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'

/** One tab with what it shows. */
export interface TabContent {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

/** Tabs; a dropdown where there is no room for them. */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
  isKept = false,
}: {
  label: string
  tabs: readonly TabContent[]
  selected: string
  onSelect: (id: string) => void
  /** What was typed in a tab stays while another one is shown. */
  isKept?: boolean
}) {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([selected]))
  if (!visited.has(selected)) setVisited(new Set([...visited, selected]))
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <select
        aria-label={label}
        className="field mb-3 md:hidden"
        value={selected}
        onChange={(event) => onSelect(event.currentTarget.value)}
      >
        {tabs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <TabList aria-label={label} className="mb-4 hidden flex-wrap gap-x-1 border-b border-line md:flex">
        {tabs.map(({ id, title }) => (
          <Tab
            key={id}
            id={id}
            className="cursor-pointer border-b-2 border-transparent px-3 py-2 text-muted data-focus-visible:outline-2 data-focus-visible:outline-action data-hovered:text-ink data-selected:border-action data-selected:font-semibold data-selected:text-ink"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} shouldForceMount={isKept} className="outline-none data-inert:hidden">
          {(!isKept || visited.has(id)) && content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

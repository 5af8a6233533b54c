import '#ui/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '#ui/button.tsx'
import { Logo } from '#ui/logo.tsx'
import { TipsOnDemand } from '#ui/tips-on-demand.tsx'
import { FieldSamples } from './field-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { StructureSamples } from './structure-samples.tsx'
import { TableSamples } from './table-samples.tsx'

const turn = () => {
  const root = document.documentElement
  root.dataset['theme'] = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <main className="mx-auto grid max-w-[1200px] gap-8 px-4 py-6">
      <header className="flex flex-wrap items-center gap-4">
        <Logo />
        <h1 className="text-20 font-semibold">Components</h1>
        <span className="ml-auto">
          <Button onPress={turn}>Light or dark</Button>
        </span>
      </header>
      <FieldSamples />
      <MessageSamples />
      <StructureSamples />
      <TableSamples />
    </main>
    <TipsOnDemand />
  </StrictMode>,
)

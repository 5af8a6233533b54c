import '#ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { CardPage } from '#areas/card-sandbox/web/card-page.tsx'

// The sandbox processor's page: built with the portal, served by the sandbox from its own origin.
document.body.style.background = 'var(--raised)'
createRoot(document.getElementById('root')!).render(<CardPage />)

import '#ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { BuyerPage } from '#areas/buyer-sandbox/web/buyer-page.tsx'

// The simulator's page: built with the portal, served by the simulator from its own origin.
const isDark = window.matchMedia('(prefers-color-scheme: dark)')
const setTheme = () => (document.documentElement.dataset['theme'] = isDark.matches ? 'dark' : 'light')
isDark.addEventListener('change', setTheme)
setTheme()
createRoot(document.getElementById('root')!).render(<BuyerPage />)

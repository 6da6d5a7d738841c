import '@koo/kit/theme/ruby'
import '@koo/kit/theme/wireframe'
import { useState } from 'react'
import { useApp } from '../app-context.ts'
import { Handle } from './Handle.tsx'
import { browserHost } from './host.ts'

/**
 * Drawer of development and demo builds: who the customer is, where the page runs, what is answered, what goes wrong,
 * what time it is, what was asked.
 */
export default function Lab() {
  const { session, theme } = useApp()
  const [host] = useState(() => browserHost({ session, theme }))
  return <Handle host={host} />
}

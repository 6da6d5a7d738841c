import { Lab } from '@koo/lab'
import { useState } from 'react'
import { useApp } from '../appContext.ts'
import { labHost } from './host.ts'

/** The lab inside the app, in development and demo builds only. */
export default function AppLab() {
  const { session, theme } = useApp()
  const [host] = useState(() => labHost({ session, theme }))
  return <Lab host={host} />
}

import { Page } from '@koo/kit/Page'
import { useEffect, useEffectEvent } from 'react'
import { TermsSkeleton } from './TermsSkeleton.tsx'

/** In place of terms that cannot be signed yet: leads to the page that comes first, once. */
export function Forward({ to }: { to(): unknown }) {
  const leave = useEffectEvent(to)
  useEffect(() => void leave(), [])
  return (
    <Page busy>
      <TermsSkeleton />
    </Page>
  )
}

import type { FlowHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingUnknown } from '@koo/kit/Drawing'
import { EmptyState } from '@koo/kit/EmptyState'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { copy } from '../copy.ts'
import { Frame } from './Frame.tsx'

/** The name under which its views are counted. */
const PAGE = 'not_found'

/** The page for an unknown address. It is in no flow, so that it is there when none has loaded. */
export function NotFound({ host }: { host: Pick<FlowHost, 'setTitle' | 'track'> }) {
  const { title } = copy.notFound
  useEffect(() => {
    host.setTitle(title)
    // The address itself may have anything in it, and is not reported.
    host.track({ type: 'view', flow: 'system', page: PAGE, pageId: PAGE, title, path: '/*', from: null })
  }, [host, title])
  const navigate = useNavigate()
  const home = <Button onClick={() => navigate('/', { replace: true })}>{copy.home}</Button>
  return (
    <Frame title={title} pageId={PAGE} back={null} pending={false} theme={null}>
      <main>
        <EmptyState title={title} text={copy.notFound.text} drawing={<DrawingUnknown />} action={home} />
      </main>
    </Frame>
  )
}

import { Button } from '@koo/kit/Button'
import { DrawingUnknown } from '@koo/kit/Drawing'
import { EmptyState } from '@koo/kit/EmptyState'
import { useNavigate } from 'react-router-dom'
import { copy } from '../copy.ts'
import { Frame } from './Frame.tsx'

/** The page for an unknown address. */
export function NotFound() {
  const navigate = useNavigate()
  const home = <Button onClick={() => navigate('/', { replace: true })}>{copy.home}</Button>
  return (
    <Frame title={copy.notFound.title} pageId={null} back={null} pending={false} theme={null}>
      <main>
        <EmptyState
          title={copy.notFound.title}
          text={copy.notFound.text}
          drawing={<DrawingUnknown />}
          action={home}
        />
      </main>
    </Frame>
  )
}

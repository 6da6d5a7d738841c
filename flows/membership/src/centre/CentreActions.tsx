import { Button } from '@koo/kit/Button'
import { FooterActions } from '@koo/page/layout'
import type { Standing } from '../plans/standing.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

interface CentreActionsProps extends Pick<Props, 'exit'> {
  standing: Standing
  onRefresh: () => unknown
}

/** What can be done: become a member, be one again, or upgrade. Nothing is sold to who is not known to need it. */
export function CentreActions({ standing: { kind, isSuper }, exit, onRefresh }: CentreActionsProps) {
  if (kind === 'unknown')
    return (
      <FooterActions>
        <Button data-event="refresh" block onClick={onRefresh}>
          {copy.refresh}
        </Button>
      </FooterActions>
    )
  const open = (text: string, style: 'primary' | 'text') => (
    <Button data-event="open" block kind={style} onClick={() => exit('open')}>
      {text}
    </Button>
  )
  if (kind !== 'member')
    return <FooterActions>{open(kind === 'ended' ? copy.again : copy.open, 'primary')}</FooterActions>
  if (isSuper) return <FooterActions>{open(copy.extend, 'primary')}</FooterActions>
  return (
    <FooterActions>
      <Button data-event="upgrade" block onClick={() => exit('upgrade')}>
        {copy.upgrade}
      </Button>
      {open(copy.extend, 'text')}
    </FooterActions>
  )
}

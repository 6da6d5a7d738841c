import { Button } from '@koo/kit/Button'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { FooterActions } from '@koo/page/layout'
import { Guide, NotPermitted, Permitted, Reward, useAuthorisation } from '../../blocks/precheck/index.ts'
import { copy } from './copy.ts'
import { Elsewhere } from './Elsewhere.tsx'
import type { Props } from './step.ts'
import { useRecording } from './useRecording.ts'

/** The start of a recording of the screen, which an app makes. */
export default function Recording(props: Props) {
  const { options, exit } = props
  // Asked for together with the pre-check.
  const task = useAuthorisation(options.authId)
  return (
    <Permitted authId={options.authId} skeleton="detail" exit={exit}>
      <Start {...props} reward={task?.reward} />
    </Permitted>
  )
}

interface StartProps extends Pick<Props, 'options' | 'exit'> {
  reward: string | null | undefined
}

function Start({ options, exit, reward }: StartProps) {
  const { isThere, failure, refused, start } = useRecording(options.authId, () => exit('started'))
  if (refused) return <NotPermitted permission={refused} exit={exit} />
  const showTutorial = () => exit('tutorial')
  if (!isThere) return <Elsewhere onTutorial={showTutorial} />
  return (
    <Page
      footer={
        <FooterActions>
          <Button data-event="start" block onClick={start}>
            {copy.start}
          </Button>
          <Button data-event="to_result" block kind="text" onClick={() => exit('started')}>
            {copy.toResult}
          </Button>
        </FooterActions>
      }
    >
      <Surface heading={copy.before} aside={<Reward reward={reward} />}>
        <Guide steps={copy.points} />
      </Surface>
      <Surface pad="list">
        <ListRow data-event="tutorial" label={copy.tutorial} onClick={() => void showTutorial()} />
      </Surface>
      {failure && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
    </Page>
  )
}

import { userCheckWechatBind } from '@koo/api-client/calls'
import type { WechatBinding } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingPeople } from '@koo/kit/Drawing'
import { ResultPage } from '@koo/page/layout'
import { leavePage } from '@koo/steps/passage/leave'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** Connects a WeChat account. Whoever comes back is asked for at the server: what WeChat's page adds to the address is not read. */
export default leavePage({
  call: userCheckWechatBind,
  request: () => ({}),
  urlOf: ({ bound, bindUrl }) => (bound ? null : bindUrl),
  left: { key: 'wechat_left', asks: true },
  drawing: <DrawingPeople />,
  copy: copy.leave,
  none: (binding, { exit }: Props) => <Binding binding={binding} onBack={() => exit('done')} />,
  onward: ({ exit }) => ({ text: copy.back, go: () => exit('done') }),
})

/** Nothing has to be opened: an account is connected, or none can be now. */
function Binding({ binding, onBack }: { binding: WechatBinding; onBack: () => unknown }) {
  const { bound, nickname } = binding
  const facts = bound && nickname ? [{ label: copy.bound.nickname, value: nickname }] : []
  return (
    <ResultPage
      tone={bound ? 'ok' : 'quiet'}
      drawing={<DrawingPeople />}
      {...(bound ? { title: copy.bound.title } : copy.closed)}
      facts={facts}
      actions={
        <Button data-event="wechat_back" block onClick={onBack}>
          {copy.back}
        </Button>
      }
    />
  )
}

import { channelQueryChannelReturnUrl } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingDoor } from '@koo/kit/Drawing'
import { ResultPage } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { lastRefusal } from '../../blocks/refusal.ts'
import { leave, loginFail } from './copy.ts'
import type { LoginFailProps } from './step.ts'

export default function LoginFail({ options }: LoginFailProps) {
  const host = useHost()
  const gateway = useGateway()
  const goBack = async () => {
    const request = { code: 'AUTH_LOGIN_HOOK_FAILURE', partner: options.partner } as const
    const reply = await channelQueryChannelReturnUrl(gateway, request).catch(() => null)
    const hasLeft = reply !== null && (await host.openUrl(reply.returnUrl, { replace: true }))
    // Closing shows the partner's page again, from which this one was opened.
    if (!hasLeft) await host.close()
  }
  // Without a refusal in this tab nothing was refused: the page was opened by its address.
  const reason = lastRefusal(host)
  return (
    <ResultPage
      tone={reason ? 'bad' : 'wait'}
      drawing={<DrawingDoor />}
      {...(reason ? { title: loginFail.title, text: reason, kept: loginFail.kept } : loginFail.unknown)}
      actions={
        <Button block onClick={goBack}>
          {leave.partner}
        </Button>
      }
    />
  )
}

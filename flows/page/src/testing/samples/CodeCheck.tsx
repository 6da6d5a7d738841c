/** A page that checks an SMS code, for the tests of `useSmsCode`. */
import { cashApplyAgreementSign, cashConfirmAgreementSign } from '@koo/api-client/calls'
import { defineStep, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { CodeBox } from '@koo/kit/CodeBox'
import { Page } from '@koo/kit/Page'
import * as z from 'zod/mini'
import { useGateway } from '../../entries/query.ts'
import { useSmsCode } from '../../entries/form.ts'

const step = defineStep({ title: '短信验证', exits: { done: null } })
const search = z.object({ termsNo: z.string() })
/** Terms for which no code may be sent. */
export const BARRED = 'barred'

export const codeCheck = step.page(() => Promise.resolve({ default: CodeCheck, search }))

function CodeCheck({ search: query, exit }: StepPageProps<typeof step, typeof search>) {
  const gateway = useGateway()
  const { termsNo } = query
  const code = useSmsCode({
    scene: 'sample',
    subject: termsNo,
    send: (type) =>
      termsNo === BARRED ? Promise.resolve(null) : cashApplyAgreementSign(gateway, { termsNo, type }),
  })
  const submit = async () => {
    const isRight = await code.check(async (verifyCode, { transactionNo }) => {
      await cashConfirmAgreementSign(gateway, { transactionNo, verifyCode })
    })
    if (isRight) await exit('done')
  }
  return (
    <Page>
      <p>{code.sent ? `已发送至${code.sent.mobileMasked}` : '还没有发送'}</p>
      <p>{code.secondsLeft > 0 ? `${code.secondsLeft}秒后重新获取` : '可以获取'}</p>
      <Button lock={0} onClick={() => void code.send()}>
        获取验证码
      </Button>
      <Button lock={0} onClick={() => void code.send('voice')}>
        语音验证码
      </Button>
      {code.locked === null ? (
        <CodeBox length={6} label="验证码" value={code.code} onValueChange={code.setCode} />
      ) : (
        <p>已锁定：{code.locked}</p>
      )}
      {code.error !== null && <p>提示：{code.error}</p>}
      <Button lock={0} onClick={() => void submit()}>
        提交
      </Button>
    </Page>
  )
}

import { GatewayError } from '@koo/api-client'
import { Stage, stageHost } from '@koo/page/stage'
import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useSigning, type SigningOptions } from './index.ts'
import SigningDialog from './SigningDialog.tsx'

interface PageProps {
  options: SigningOptions<string>
  termsNo: string
  onSigned(signature: string): Promise<void>
}

function SigningPage({ options, termsNo, onSigned }: PageProps) {
  const signing = useSigning(options, { termsNo, onSigned })
  return (
    <>
      <button type="button" onClick={() => void signing.start()}>
        签署
      </button>
      <p role="status">{signing.error}</p>
      {signing.wait > 0 && <p>还有{signing.wait}秒</p>}
      <SigningDialog {...signing} subject="授权一份" />
    </>
  )
}

function calls() {
  const apply = vi.fn<SigningOptions<string>['apply']>((_gateway, { termsNo }) =>
    Promise.resolve({ transactionNo: `T-${termsNo}`, mobileMasked: '138****0002', resendSeconds: 60 }),
  )
  const confirm = vi.fn<SigningOptions<string>['confirm']>(() => Promise.resolve('signature'))
  return { apply, confirm }
}

interface OpenOptions extends Partial<SigningOptions<string>> {
  termsNo?: string
  world?: ReturnType<typeof sandboxWorld>
  memory?: ReturnType<typeof memoryStorage>
}

async function open({
  termsNo = 'A',
  world = sandboxWorld(),
  memory = memoryStorage(),
  ...more
}: OpenOptions = {}) {
  const fakes = calls()
  const onSigned = vi.fn(() => Promise.resolve())
  const options = { ...fakes, ...more }
  const view = await render(
    <Stage world={world} host={stageHost(world, { memory })}>
      <SigningPage options={options} termsNo={termsNo} onSigned={onSigned} />
    </Stage>,
  )
  return { ...fakes, onSigned, world, memory, view }
}

const sign = page.getByRole('button', { name: '签署' })
const dialog = page.getByRole('dialog')
const code = dialog.getByRole('textbox')
const refused = (result: number, text: string) => new GatewayError('result', 'sign', text, { code: result })

describe('signing', () => {
  it('sends the code for the terms, and passes on the signature', async () => {
    const { apply, confirm, onSigned } = await open({ copy: { title: '签署授权', confirm: '确认签署' } })
    await sign.click()
    await expect.element(dialog).toMatchTextContent('签署授权')
    await expect.element(dialog).toMatchTextContent('授权一份')
    await expect.element(dialog).toMatchTextContent(/138\s••••\s0002/)
    await code.fill('123456')
    await expect.poll(() => onSigned.mock.calls).toEqual([['signature']])
    expect(apply.mock.calls.map(([, request]) => request)).toEqual([{ termsNo: 'A', type: 1 }])
    expect(confirm.mock.calls.map(([, request]) => request)).toEqual([
      { transactionNo: 'T-A', verifyCode: '123456' },
    ])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('sends one code for many taps in one task', async () => {
    const { apply } = await open()
    const button = sign.element() as HTMLButtonElement
    for (let i = 0; i < 20; i += 1) button.click()
    await expect.element(dialog).toBeVisible()
    expect(apply).toHaveBeenCalledTimes(1)
  })

  it('keeps the wait over a reload, but never the code', async () => {
    const first = await open()
    await sign.click()
    await code.fill('12345')
    await first.world.clock.advance(20_000)
    await first.view.unmount()
    expect(Object.keys(first.memory.entries())).toEqual(['code_sign'])
    expect(first.memory.entries().code_sign).not.toContain('12345')
    const second = await open({ memory: first.memory, world: first.world })
    await sign.click()
    await expect.element(dialog).toMatchTextContent('40秒后可重新发送')
    expect(second.apply).not.toHaveBeenCalled()
  })

  it('says at a tap past the wait that the code is a new one, and of the first code nothing', async () => {
    const said = page.getByText('新的验证码已发送，请使用最新的一条')
    const { apply, world } = await open()
    await sign.click()
    await expect.element(dialog).toMatchTextContent('60秒后可重新发送')
    await expect.element(said).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: '关闭' }).click()
    await world.clock.advance(61_000)
    await sign.click()
    await expect.element(said).toBeVisible()
    expect(apply).toHaveBeenCalledTimes(2)
  })

  it('requests a code for other terms at once: the server decides whether to wait', async () => {
    const first = await open()
    await sign.click()
    await expect.element(dialog).toBeVisible()
    await first.view.unmount()
    const second = await open({ memory: first.memory, world: first.world, termsNo: 'B' })
    await sign.click()
    await expect.poll(() => second.apply.mock.calls.map(([, request]) => request.termsNo)).toEqual(['B'])
  })

  it('waits for the rest of the minute when the server refuses a code for other terms', async () => {
    const first = await open()
    await sign.click()
    await expect.element(dialog).toBeVisible()
    await first.view.unmount()
    const apply = () => Promise.reject(refused(42103, '验证码已发送，请60秒后再获取'))
    await open({ memory: first.memory, world: first.world, termsNo: 'B', apply })
    await sign.click()
    await expect.element(page.getByText('还有60秒')).toBeVisible()
    await expect.element(page.getByText('验证码已发送，请60秒后再获取')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('clears a wrong code with a message; a locked one cannot be typed any more', async () => {
    const { confirm, onSigned } = await open()
    confirm.mockRejectedValueOnce(refused(42101, '验证码错误，请重新输入'))
    confirm.mockRejectedValueOnce(refused(42102, '验证码错误次数过多，请10分钟后再试'))
    await sign.click()
    await code.fill('000000')
    await expect.element(dialog).toMatchTextContent('验证码错误，请重新输入')
    await expect.element(code).toHaveValue('')
    await code.fill('000001')
    await expect.element(dialog).toMatchTextContent(/验证码错误次数过多，请\d\d:\d\d后再试/)
    await expect.element(code).not.toBeInTheDocument()
    expect(onSigned).not.toHaveBeenCalled()
  })

  it('shows why no code was sent, without a dialog', async () => {
    const apply = () => Promise.reject(new GatewayError('network', 'sign', ''))
    await open({ apply })
    await sign.click()
    await expect.element(page.getByText('验证码发送失败，请重试')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it(
    'can be sent again or by a voice call once the wait is over',
    { tags: ['codeDialog.2', 'codeDialog.9'] },
    async () => {
      const { apply, world } = await open()
      await sign.click()
      await expect.element(dialog).toMatchTextContent('60秒后可重新发送')
      await world.clock.advance(59_000)
      await expect.element(dialog).toMatchTextContent('1秒后可重新发送')
      await expect.element(dialog.getByRole('button', { name: /重新发送|语音/ })).not.toBeInTheDocument()
      await world.clock.advance(1_000)
      await expect.element(dialog.getByRole('button', { name: '重新发送' })).toBeVisible()
      await dialog.getByRole('button', { name: '语音验证码' }).click()
      await expect.poll(() => apply.mock.calls.at(-1)?.[1].type).toBe(2)
    },
  )
})

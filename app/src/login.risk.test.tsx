import type { Sandbox } from '@koo/sandbox'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from './testing/app.tsx'

const mobile = page.getByLabelText('手机号')
const send = page.getByRole('button', { name: '获取验证码' })
const fill = (number: string) => mobile.fill(number)

describe('the risk check before a code', () => {
  const checks = (app: { sandbox: Sandbox }) =>
    app.sandbox.log('default', 'user/loginRisk').map(({ request }) => request)
  const codes = (app: { sandbox: Sandbox }) => app.sandbox.log('default', 'user/sendLoginCode')

  it('says nothing about a number that passes', async () => {
    const app = await renderApp({ at: '/login' })
    await fill('13800000002')
    await send.click()
    await expect.element(page.getByText('已发送至 138****0002')).toBeVisible()
    expect(checks(app)).toEqual([{ mobile: '13800000002' }])
    await expect.element(page.getByText('联系客服')).not.toBeInTheDocument()
  })

  it('adds a sentence for a number that has to be verified, and sends the code', async () => {
    const app = await renderApp({ at: '/login' })
    await fill('13800000198')
    await send.click()
    await expect.element(page.getByText('检测到您在新设备登录，请完成短信验证')).toBeVisible()
    await expect.element(page.getByText('已发送至 138****0198')).toBeVisible()
    expect([checks(app).length, codes(app).length]).toEqual([1, 1])
    await fill('13800000002')
    await expect.element(page.getByText('检测到您在新设备登录，请完成短信验证')).not.toBeInTheDocument()
  })

  it('sends no code to a number that is rejected, and leads to the service', async () => {
    const app = await renderApp({ at: '/login' })
    await fill('13800000199')
    await send.click()
    await expect.element(page.getByText('该手机号存在安全风险，暂时无法登录，请联系客服处理')).toBeVisible()
    await expect.element(page.getByText('如有疑问，请联系客服核实。')).toBeVisible()
    expect([checks(app).length, codes(app).length]).toEqual([1, 0])
    await expect.element(mobile).toHaveValue('138 0000 0199')
  })

  it('holds nobody back when it gets no answer', async () => {
    const app = await renderApp({ at: '/login' })
    app.sandbox.addFaults('default', { match: 'user/loginRisk', fault: { kind: 'result', code: 42000 } })
    await fill('13800000002')
    await send.click()
    await expect.element(page.getByText('已发送至 138****0002')).toBeVisible()
    expect(codes(app)).toHaveLength(1)
  })

  it('is one check for twenty taps', async () => {
    const app = await renderApp({ at: '/login' })
    await fill('13800000002')
    const button = send.element() as HTMLButtonElement
    for (let tap = 0; tap < 20; tap += 1) button.click()
    await expect.element(page.getByText('已发送至 138****0002')).toBeVisible()
    expect([checks(app).length, codes(app).length]).toEqual([1, 1])
  })
})

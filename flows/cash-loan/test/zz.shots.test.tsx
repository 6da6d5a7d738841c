import '../../../kit/node_modules/@fontsource-variable/noto-sans-sc/index.css'
import './zz.css'
import { Stage, stageHost } from '@koo/steps/stage'
import { sandboxWorld, type WorldOptions } from '@koo/steps/testing'
import { Header } from '@koo/kit/Header'
import '@koo/kit/theme/night'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import HomePage from '../src/home/page.tsx'
import ConfirmPage from '../src/confirm/page.tsx'
import ResultPage from '../src/result/page.tsx'

const nothing = () => Promise.resolve()
const wait = (ms = 300) => new Promise((r) => setTimeout(r, ms))
async function open(title: string, make: (exit: never) => ReactNode, options: WorldOptions = {}, before?: (w: ReturnType<typeof sandboxWorld>, h: ReturnType<typeof stageHost>) => void) {
  const world = sandboxWorld(options)
  const host = stageHost(world)
  before?.(world, host)
  const view = await render(
    <Stage world={world} host={host}>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
        <Header title={title} onBack={nothing} />
        {make(nothing as never)}
      </div>
    </Stage>,
  )
  return { world, host, view }
}
const shot = (name: string) => page.screenshot({ path: `../node_modules/.shots/${name}.png` })
const search = { amount: '12000', period: '12', card: 'c', coupons: 'CR3,CM1' }

it('home states', async () => {
  await page.viewport(375, 812)
  const a = await open('借款', (exit) => <HomePage search={{}} exit={exit} />, {}, (w) => w.sandbox.addFaults('default', { match: 'cash/queryCoupons', fault: 'http=500' }, { match: 'merchant/*', fault: 'http=500' }))
  await wait(800); await a.world.clock.advance(5000); await wait(500)
  await shot('home-failed')
})
it('confirm', async () => {
  const a = await open('确认借款', (exit) => <ConfirmPage search={{ ...search, card: 'B2' }} exit={exit} />)
  await wait(800)
  await shot('confirm-mismatch')
}, 60000)
it('confirm ok', async () => {
  const w = sandboxWorld(); 
  const { userQueryAllBankcardList } = await import('@koo/api-client/calls')
  const [card] = await userQueryAllBankcardList(w.gateway, { pageType: '1' })
  const a = await open('确认借款', (exit) => <ConfirmPage search={{ ...search, card: card!.userCardId }} exit={exit} />)
  await wait(800)
  await shot('confirm')
  await a.view.getByRole('checkbox').click()
  await wait(500)
  await a.view.getByRole('button', { name: '确认借款' }).click()
  await wait(800)
  await shot('confirm-code')
  a.world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'drop=after' })
  a.world.sandbox.addFaults('default', { match: 'cash/getLoan*', fault: 'http=500' })
  await a.view.getByRole('textbox').fill('123456')
  await wait(800)
  await shot('publishing')
  await a.world.clock.advance(600000); await wait(300)
  await shot('unresolved')
}, 60000)
it('confirm changed', async () => {
  const w = sandboxWorld({ persona: 'amount-changed' }); 
  const { userQueryAllBankcardList } = await import('@koo/api-client/calls')
  const [card] = await userQueryAllBankcardList(w.gateway, { pageType: '1' })
  const a = await open('确认借款', (exit) => <ConfirmPage search={{ ...search, card: card!.userCardId }} exit={exit} />, { persona: 'amount-changed' })
  await wait(800)
  await shot('confirm-changed')
}, 60000)
it('result', async () => {
  const a = await open('借款成功', (exit) => <ConfirmPage search={{ ...search, card: 'x' }} exit={exit} />)
  const g = a.world.gateway
  const calls = await import('@koo/api-client/calls')
  const [card] = await calls.userQueryAllBankcardList(g, { pageType: '1' })
  const t = await calls.cashPreApproval(g, { amount: '12000', loanPeriod: 12, userCardId: card!.userCardId, couponIds: [], loanUseCode: '10001', subLoanUseCode: '1000101' })
  const s = await calls.cashApplyAgreementSign(g, { termsNo: t.termsNo, type: 1 })
  const { signNo } = await calls.cashConfirmAgreementSign(g, { transactionNo: s.transactionNo, verifyCode: '123456' })
  const p = await calls.cashPublishV2(g, { serialNumber: crypto.randomUUID(), termsNo: t.termsNo, signNo, amount: t.amount, loanPeriod: 12, userCardId: card!.userCardId, couponIds: [], loanUseCode: '10001', subLoanUseCode: '1000101' })
  await a.view.unmount()
  await render(
    <Stage world={a.world} host={a.host}>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
        <Header title="借款成功" onBack={nothing} />
        <ResultPage search={{ listingId: p.listingId }} exit={nothing} />
      </div>
    </Stage>,
  )
  await wait(800); await shot('result-auditing')
  await a.world.clock.advance(120000); await wait(500); await shot('result-passed')
}, 60000)

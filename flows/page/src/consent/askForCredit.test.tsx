import { channelIdNumberAuth } from '@koo/api-client/calls'
import { defineFlow, defineStep, type ConsentsElsewhere } from '@koo/flow'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { useSubmit } from '../form/useSubmit.ts'
import { openFlow } from '../testing/openFlow.tsx'
import { sandboxWorld } from '../testing/index.ts'
import { copy } from './copy.ts'
import { creditConsent } from './creditConsent.ts'

const AUTH = 'channel/idNumberAuth'
const RECORD = 'other/agreementrecord'
const CONFIG = 'other/getMultiWebConfig'

function NumberPage({ exit }: { exit: (name: 'done') => Promise<void> }) {
  const send = useSubmit(channelIdNumberAuth, { onDone: () => exit('done') })
  return (
    <>
      <button type="button" onClick={() => send.run({ realName: '张明', idNumber: '110101199003078013' })}>
        下一步
      </button>
      <output>{send.failure?.text ?? (send.pending ? '请稍候' : '可以继续')}</output>
    </>
  )
}
const number = defineStep({ title: '身份证号认证', exits: { done: null }, consents: ['credit'] }).page(() =>
  Promise.resolve({ default: NumberPage }),
)
const after = defineStep({ title: '下一页' }).page(() => Promise.resolve({ default: () => null }))

async function open(consents: ConsentsElsewhere = {}, faults: { match: string; fault: string }[] = []) {
  const flow = defineFlow({
    id: 'one',
    start: 'number',
    pages: { number, after },
    exits: { number: { done: { to: 'page', page: 'after' } } },
    consents,
  })
  const world = sandboxWorld({ persona: 'zhuanzhuan-start' })
  world.sandbox.addFaults('default', ...faults)
  const view = openFlow(flow, world)
  onTestFinished(() => view.unmount())
  await view.shows('one_number')
  const calls = (path: string) => world.sandbox.log('default', path).length
  return { view, world, calls, tap: () => page.getByRole('button', { name: '下一步' }).click() }
}
const agree = page.getByRole('button', { name: copy.sheet.agree })
const state = page.getByText('可以继续')

describe('a call that lets the provider query credit', () => {
  it('asks for the authorisation first, records it with all its agreements, and is then sent once', async () => {
    const { view, world, calls, tap } = await open()
    await tap()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(copy.sheet.intro)
    expect([calls(AUTH), calls(RECORD)]).toEqual([0, 0])
    await agree.click()
    await view.shows('one_after')
    expect([calls(AUTH), calls(RECORD)]).toEqual([1, 1])
    const [consent] = world.sandbox.world().consents
    expect(consent?.body).toMatchObject({
      clientCode: creditConsent.clientCode,
      agreementVersion: 'v3',
      subAgreementList: { length: 12 },
    })
  })

  it('asks nobody who has given it a short time before, and everybody later', async () => {
    const { view, world, calls, tap } = await open()
    await tap()
    await agree.click()
    await view.shows('one_after')
    view.go('/one/number')
    await view.shows('one_number')
    await tap()
    await view.shows('one_after')
    expect([calls(AUTH), calls(RECORD)]).toEqual([2, 1])
    await world.clock.advance(creditConsent.lifeMs)
    view.go('/one/number')
    await view.shows('one_number')
    await tap()
    await expect.element(agree).toBeVisible()
    expect(calls(AUTH)).toBe(2)
  })

  it('is not sent when the customer does not agree, and may be sent again', async () => {
    const { calls, tap } = await open()
    await tap()
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    await expect.element(page.getByText(copy.credit.missing)).toBeVisible()
    await expect.element(state).toBeVisible()
    expect([calls(AUTH), calls(RECORD)]).toEqual([0, 0])
    await tap()
    await expect.element(agree).toBeVisible()
  })

  it('is not sent when the customer goes back while being asked', async () => {
    const { view, calls, tap } = await open()
    await tap()
    await expect.element(agree).toBeVisible()
    window.dispatchEvent(new PopStateEvent('popstate'))
    await expect.element(agree).not.toBeInTheDocument()
    await view.settles()
    expect([calls(AUTH), calls(RECORD)]).toEqual([0, 0])
  })

  it.each([
    ['the agreements cannot be read', CONFIG],
    ['the record does not arrive', RECORD],
  ])('is not sent when %s', async (_what, match) => {
    const { world, calls, tap } = await open({}, [{ match, fault: 'result=42020' }])
    await tap()
    if (match === RECORD) await agree.click()
    await world.clock.advance(20_000)
    await expect.element(page.getByText('请稍候')).not.toBeInTheDocument()
    expect(calls(match)).toBeGreaterThan(0)
    expect(calls(AUTH)).toBe(0)
  })

  it('asks nothing where the provider takes the authorisation elsewhere', async () => {
    const { view, calls, tap } = await open({ credit: 'in the app of the partner' })
    await tap()
    await view.shows('one_after')
    expect([calls(AUTH), calls(RECORD), calls(CONFIG)]).toEqual([1, 0, 0])
  })
})

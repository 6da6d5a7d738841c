import { cashQueryLoanAgreements, cashQueryLoanAgreementsQuery } from '@koo/api-client/calls'
import { useGateway } from '@koo/page/query'
import { Stage, stageHost, type StageHostOptions } from '@koo/page/stage'
import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import type { Sandbox } from '@koo/sandbox'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useConsent, useConsentIfMissing, type Consent, type ConsentOptions } from './index.ts'

const HALF_HOUR_MS = 30 * 60_000
const merchant: ConsentOptions = {
  key: 'merchant_consent',
  scene: 'merchantLoan',
  clientCode: 'merchant-loan',
  traceId: 'merchant-agreement-checkbox',
  lifeMs: HALF_HOUR_MS,
}

function Footer({ line, check }: Pick<Consent, 'line' | 'check'>) {
  const [result, setResult] = useState('')
  return (
    <>
      {line}
      <button type="button" onClick={async () => setResult((await check()) ? '可以提交' : '不能提交')}>
        提交
      </button>
      <p>{result}</p>
    </>
  )
}

/** The page that asks for the consent. */
function First() {
  return <Footer {...useConsent(merchant, useQuery(cashQueryLoanAgreementsQuery(useGateway())))} />
}

/** A page after it. */
function Second({ options = merchant }: { options?: ConsentOptions }) {
  return <Footer {...useConsentIfMissing(options, cashQueryLoanAgreementsQuery)} />
}

interface OpenOptions extends StageHostOptions {
  world?: ReturnType<typeof sandboxWorld>
  faults?: Parameters<Sandbox['addFaults']>[1][]
}

async function open(element: React.ReactElement, options: OpenOptions = {}) {
  const { world = sandboxWorld(), faults = [], ...hostOptions } = options
  world.sandbox.addFaults('default', ...faults)
  const host = stageHost(world, hostOptions)
  const view = await render(
    <Stage world={world} host={host}>
      {element}
    </Stage>,
  )
  return { world, host, view }
}

const box = page.getByRole('checkbox')
const submit = page.getByRole('button', { name: '提交', exact: true })
const recorded = (world: ReturnType<typeof sandboxWorld>) => world.sandbox.world().consents

describe('consent', () => {
  it(
    'is never ticked in advance, and the line says when it is missing',
    { tags: ['agreement.4'] },
    async () => {
      const { world } = await open(<First />)
      await expect.element(box).toBeEnabled()
      await expect.element(box).not.toBeChecked()
      await submit.click()
      await expect.element(page.getByText('不能提交')).toBeVisible()
      await expect.element(page.getByText('请先阅读并同意借款协议')).toBeVisible()
      expect(recorded(world)).toHaveLength(0)
    },
  )

  it(
    'is recorded on the tick, under the client, scene and trace of its product',
    { tags: ['agreement.5', 'agreement.7'] },
    async () => {
      const { world } = await open(<First />)
      const shown = await cashQueryLoanAgreements(world.gateway)
      await box.click()
      await submit.click()
      await expect.element(page.getByText('可以提交')).toBeVisible()
      expect(recorded(world)).toHaveLength(1)
      expect(recorded(world)[0]?.body).toMatchObject({ clientCode: 'merchant-loan' })
      expect(world.sandbox.world().traces[0]?.body).toMatchObject({
        traceId: 'merchant-agreement-checkbox',
        traceData: { scene: 'merchantLoan', protocolNames: shown.map(({ name }) => name) },
      })
    },
  )

  it('counts although its trace fails, of which nothing is said', { tags: ['agreement.7'] }, async () => {
    const { world } = await open(<First />, { faults: [{ match: 'cash/serverUpload', fault: 'http=500' }] })
    await box.click()
    await submit.click()
    await expect.element(page.getByText('可以提交')).toBeVisible()
    await world.clock.advance(20_000)
    expect(world.sandbox.world().traces).toHaveLength(0)
    expect(document.querySelector('[data-toasts]')?.textContent).toBe('')
    await expect.element(box).toBeChecked()
  })

  it(
    'that does not reach the server in four tries is unticked, and does not count',
    { tags: ['agreement.8', 'agreement.13'] },
    async () => {
      const { world } = await open(<First />, {
        faults: [{ match: 'other/agreementrecord', fault: 'drop=before' }],
      })
      await box.click()
      await world.clock.advance(20_000)
      expect(world.sandbox.log('default', 'other/agreementrecord')).toHaveLength(4)
      await expect.element(page.getByText('网络异常，请您重新提交')).toBeVisible()
      await expect.element(box).not.toBeChecked()
      await submit.click()
      await expect.element(page.getByText('不能提交')).toBeVisible()
    },
  )

  it('is not kept in the tab before the server has it', async () => {
    const memory = memoryStorage()
    const { world } = await open(<First />, {
      memory,
      faults: [{ match: 'other/agreementrecord', fault: 'hang=before' }],
    })
    await box.click()
    await expect.poll(() => world.sandbox.log('default', 'other/agreementrecord')).toHaveLength(1)
    expect(memory.entries()).not.toHaveProperty('merchant_consent')
  })

  it('that the server refuses shows its message, and is unticked', { tags: ['agreement.12'] }, async () => {
    const body = { Result: 40199, ResultMessage: '协议已更新，请重新阅读', Content: null }
    await open(<First />, {
      faults: [{ match: 'other/agreementrecord', fault: { kind: 'reply', body } }],
    })
    await box.click()
    await expect.element(page.getByText('协议已更新，请重新阅读')).toBeVisible()
    await expect.element(box).not.toBeChecked()
  })

  it.each(['重新加载', '提交'])(
    'cannot be given when the list did not load; %s loads it again',
    async (name) => {
      const { world } = await open(<First />, {
        faults: [{ match: 'cash/queryLoanAgreements', fault: 'http=500' }],
      })
      // The transport tries once more.
      await world.clock.advance(20_000)
      await expect.element(page.getByText('协议加载失败，暂时无法勾选', { exact: false })).toBeVisible()
      await expect.element(box).not.toBeInTheDocument()
      world.sandbox.clearFaults()
      await page.getByRole('button', { name }).click()
      await expect.element(box).toBeEnabled()
    },
  )

  it('opens an agreement without ticking', async () => {
    const { host } = await open(<First />)
    await expect.element(box).toBeEnabled()
    await page.getByText('个人征信查询及报送授权书', { exact: false }).first().click()
    await expect.poll(() => host.opened).toHaveLength(1)
    await expect.element(box).not.toBeChecked()
  })

  it('cannot be given while an agreement cannot be opened: no tick, no record, and a message', async () => {
    const world = sandboxWorld()
    const [first, ...rest] = await cashQueryLoanAgreements(world.gateway, {})
    const body = {
      Result: 200,
      ResultMessage: '',
      Content: [{ ...first, url: 'javascript:alert(1)' }, ...rest],
    }
    await open(<First />, {
      world,
      opens: (url) => !url.startsWith('javascript:'),
      faults: [{ match: 'cash/queryLoanAgreements', fault: { kind: 'reply', body } }],
    })
    await expect.element(page.getByText(`《${first?.name}》暂时无法打开`, { exact: false })).toBeVisible()
    await expect.element(box).not.toBeInTheDocument()
    await submit.click()
    await expect.element(page.getByText('不能提交')).toBeVisible()
    await expect.element(page.getByText('协议暂时无法打开，请稍后再试')).toBeVisible()
    expect(recorded(world)).toHaveLength(0)
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect.element(box).toBeEnabled()
  })

  it('shows a message when an agreement that the url gate accepts does not open', async () => {
    let isOpen = true
    const { host } = await open(<First />, { opens: () => isOpen })
    await expect.element(box).toBeEnabled()
    isOpen = false
    await page.getByText('个人征信查询及报送授权书', { exact: false }).first().click()
    await expect.poll(() => host.opened).toHaveLength(1)
    await expect.element(page.getByText('协议暂时无法打开，请稍后再试')).toBeVisible()
  })
})

describe('consent on a page after the one that asked', () => {
  async function afterConsent() {
    const memory = memoryStorage()
    const first = await open(<First />, { memory })
    await box.click()
    await expect.poll(() => memory.entries().merchant_consent).toBeTruthy()
    await first.view.unmount()
    return { memory, world: first.world }
  }

  it('counts, and is not asked for again', async () => {
    await open(<Second />, await afterConsent())
    await submit.click()
    await expect.element(page.getByText('可以提交')).toBeVisible()
    await expect.element(box).not.toBeInTheDocument()
  })

  it('is asked for again when it is too old', async () => {
    const before = await afterConsent()
    await before.world.clock.advance(HALF_HOUR_MS)
    await open(<Second />, before)
    await expect.element(box).not.toBeChecked()
  })

  it('is asked for by another product', async () => {
    await open(<Second options={{ ...merchant, key: 'staff_consent' }} />, await afterConsent())
    await expect.element(box).not.toBeChecked()
  })
})

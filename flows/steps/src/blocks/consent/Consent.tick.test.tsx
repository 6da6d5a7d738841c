import type { LoanAgreement } from '@koo/api-client/types'
import { Stage, stageHost, type StageHostOptions } from '@koo/page/stage'
import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import type { Sandbox } from '@koo/sandbox'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useConsent, useRecordedConsent, type ConsentOptions } from './index.ts'

const RECORD = 'other/agreementrecord'
const merchant: ConsentOptions = {
  key: 'merchant_consent',
  scene: 'merchantLoan',
  clientCode: 'merchant-loan',
  traceId: 'merchant-agreement-checkbox',
  lifeMs: 30 * 60_000,
}
const agreement = (name: string, url = `https://agreements.test/${name}`): LoanAgreement => ({
  name,
  url,
  isLoanProtocol: true,
})
const LIST = [agreement('借款协议'), agreement('征信授权书')]

interface FooterProps {
  options?: ConsentOptions
  list?: readonly LoanAgreement[] | undefined
  onOpenAll?: (() => void) | undefined
}

/** The line above a button. The list comes from the test, so that it can change. */
function Footer({ options = merchant, list, onOpenAll }: FooterProps) {
  const [results, setResults] = useState('')
  const query = {
    data: list,
    error: null,
    isError: false,
    isFetching: !list,
    refetch: () => Promise.resolve(),
  }
  const { line, check } = useConsent(options, query, onOpenAll)
  const { isRecent } = useRecordedConsent(options)
  return (
    <>
      {line}
      <button
        type="button"
        onClick={async () => {
          const isGiven = await check()
          setResults((before) => `${before}${isGiven ? '可以' : '不能'}${isRecent() ? '有' : '无'} `)
        }}
      >
        提交
      </button>
      <output>{results}</output>
    </>
  )
}

type Fault = Parameters<Sandbox['addFaults']>[1]
async function open(props: FooterProps = {}, faults: Fault[] = [], hostOptions: StageHostOptions = {}) {
  const world = sandboxWorld()
  world.sandbox.addFaults('default', ...faults)
  const memory = memoryStorage()
  const host = stageHost(world, { memory, ...hostOptions })
  const element = (more: FooterProps) => (
    <Stage world={world} host={host}>
      <Footer list={LIST} {...props} {...more} />
    </Stage>
  )
  const view = await render(element({}))
  const records = () => world.sandbox.log('default', RECORD).length
  return { world, host, view, memory, records, change: (more: FooterProps) => view.rerender(element(more)) }
}

const box = page.getByRole('checkbox')
const submit = page.getByRole('button', { name: '提交', exact: true })
const results = page.getByRole('status').filter({ hasText: /可以|不能/ })

describe('a tick', () => {
  it('that is still being recorded is waited for by the button', async () => {
    const { world } = await open({}, [{ match: RECORD, fault: 'latency=3000' }])
    await box.click()
    await submit.click()
    await expect.element(results).not.toBeInTheDocument()
    await world.clock.advance(5_000)
    await expect.element(results).toMatchTextContent('可以有')
  })

  it('that is taken back before its record arrives counts nowhere', async () => {
    const { world, memory } = await open({}, [{ match: RECORD, fault: 'latency=3000' }])
    await box.click()
    await box.click()
    await world.clock.advance(5_000)
    await expect.element(box).not.toBeChecked()
    await submit.click()
    await expect.element(results).toMatchTextContent('不能无')
    expect(memory.entries()).toEqual({})
  })

  it('that is taken back ends the consent for later pages, too', async () => {
    const { memory, records } = await open()
    await box.click()
    await expect.poll(() => memory.entries()).toHaveProperty(merchant.key)
    await box.click()
    await expect.poll(() => memory.entries()).toEqual({})
    await box.click()
    await expect.poll(records).toBe(2)
  })

  it('that was refused can be given again', async () => {
    const body = { Result: 40_199, ResultMessage: '协议已更新，请重新阅读', Content: null }
    await open({}, [{ match: RECORD, fault: { kind: 'reply', body }, times: 1 }])
    await box.click()
    await expect.element(page.getByText('协议已更新，请重新阅读')).toBeVisible()
    await box.click()
    await submit.click()
    await expect.element(results).toMatchTextContent('可以有')
    await expect.element(box).toBeChecked()
  })

  it('that is given removes the message that it is missing', async () => {
    await open()
    await submit.click()
    await expect.element(page.getByText('请先阅读并同意借款协议')).toBeVisible()
    await box.click()
    await expect.element(page.getByText('请先阅读并同意借款协议')).not.toBeInTheDocument()
  })

  it('says nothing of the network when the session has ended: the sign-in page says it', async () => {
    await open({}, [{ match: RECORD, fault: 'result=-4000' }])
    await box.click()
    await expect.element(box).not.toBeChecked()
    await expect.element(page.getByText('网络异常', { exact: false })).not.toBeInTheDocument()
  })
})

describe('the line of a product', () => {
  it('has its own texts', async () => {
    await open({ options: { ...merchant, lead: '我已阅读并同意', missing: '请先阅读并同意协议' } })
    await expect.element(page.getByText('借款用途', { exact: false })).not.toBeInTheDocument()
    await submit.click()
    await expect.element(page.getByText('请先阅读并同意协议')).toBeVisible()
  })

  it('may say in a toast that the tick is missing, and then not on the line', async () => {
    await open({ options: { ...merchant, toastsMissing: true } })
    await submit.click()
    await expect
      .poll(() => document.querySelector('[data-toasts]')?.textContent)
      .toBe('请先阅读并同意借款协议')
    await expect.element(box).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('cannot be ticked before the agreements are known, and can be afterwards', async () => {
    const { change } = await open({ list: undefined })
    await expect.element(box).toBeDisabled()
    await change({ list: LIST })
    await expect.element(box).toBeEnabled()
    await expect.element(box).not.toBeChecked()
  })

  it('takes the same place before and after the agreements are known', async () => {
    const { change, view } = await open({ list: undefined })
    const top = () => submit.element().getBoundingClientRect().top
    const before = top()
    await change({ list: LIST })
    await expect.element(page.getByText('征信授权书', { exact: false }).first()).toBeVisible()
    expect(view.container.textContent).toContain('借款协议')
    expect(top()).toBe(before)
  })

  it('leads to the whole list where the page has one, and names every agreement where it has none', async () => {
    const list = Array.from({ length: 5 }, (_, k) => agreement(`协议${k}`))
    const onOpenAll = vi.fn<() => void>()
    const { change, host } = await open({ list, onOpenAll })
    await page.getByRole('link', { name: '等5份协议' }).click()
    expect([onOpenAll.mock.calls.length, host.opened]).toEqual([1, []])
    await expect.element(box).not.toBeChecked()
    await change({ onOpenAll: undefined })
    await expect.poll(() => page.getByRole('link').elements()).toHaveLength(5)
  })

  it('opens an agreement by the keyboard, without a tick', async () => {
    const { host } = await open()
    page
      .getByRole('link', { name: /征信授权书/ })
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => host.opened).toEqual(['https://agreements.test/征信授权书'])
    await expect.element(box).not.toBeChecked()
  })

  it('opens the agreement that was tapped, although two have one name', async () => {
    const list = [agreement('借款协议', '/loan/1'), agreement('借款协议', '/loan/2')]
    const { host } = await open({ list })
    await page
      .getByRole('link', { name: /借款协议/ })
      .last()
      .click()
    await expect.poll(() => host.opened).toEqual(['/loan/2'])
  })

  it('names an agreement that cannot be opened by twenty letters, without its quotation marks', async () => {
    const closed = agreement(`《${'信'.repeat(30)}》`, 'javascript:alert(1)')
    await open({ list: [...LIST, closed] }, [], { opens: (url) => !url.startsWith('javascript:') })
    await expect.element(page.getByText(`《${'信'.repeat(20)}》暂时无法打开`, { exact: false })).toBeVisible()
  })

  it('never leaves a small screen', async () => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 812))
    await open({ list: Array.from({ length: 8 }, (_, k) => agreement('个人信息共享授权协议'.repeat(3) + k)) })
    await expect.element(box).toBeEnabled()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

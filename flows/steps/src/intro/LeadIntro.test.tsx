import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { leadIntro } from './step.ts'

it('shows the limit of the lender and the headlines of the configuration, and starts', async () => {
  const { tap, exits } = await openPage(leadIntro, { persona: 'lead-flow' })
  await expect.element(page.getByText(copy.amount)).toBeVisible()
  await expect.element(page.getByText('通过率最高90%')).toBeVisible()
  await tap(copy.start)
  await expect.poll(() => exits).toEqual([{ name: 'start', query: undefined }])
})

it('takes the headlines that the host has read already, without a request of its own', async () => {
  const headlines = { enabled: true, passRate: '通过率最高88%', speed: '最快1分钟' }
  const { calls } = await openPage(leadIntro, {
    persona: 'lead-flow',
    host: { config: (key) => (key === 'leadFlowHeadlines' ? headlines : null) },
  })
  await expect.element(page.getByText('通过率最高88%')).toBeVisible()
  expect(calls('other/getMultiWebConfig')).toEqual([])
})

it('shows no figure without a limit, and no headline that is switched off', async () => {
  const body = {
    Result: 200,
    ResultMessage: '',
    Content: { leadFlowHeadlines: { enabled: false, passRate: '90%' } },
  }
  await openPage(leadIntro, {
    persona: 'credit-new',
    faults: [{ match: 'other/getMultiWebConfig', fault: { kind: 'reply', body } }],
  })
  await expect.element(page.getByText(copy.noAmount)).toBeVisible()
  expect(page.getByText('90%').elements()).toEqual([])
})

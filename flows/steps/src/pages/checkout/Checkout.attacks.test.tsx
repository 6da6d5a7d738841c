import { openPage } from '@koo/page/testing/page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { publishAttacks } from '../../blocks/publishing/testing/index.ts'
import { copy } from './copy.ts'
import { payPublishing } from './payPublishing.ts'
import { payPublishingCopy } from './publishingCopy.ts'
import { checkout } from './step.ts'

const PAY = /^(?:支付 ¥|分\d+期支付|现在付 ¥)/
const { confirming, unresolved, notFound } = payPublishing.copy

publishAttacks({
  call: 'channel/confirmPay',
  status: 'channel/queryPayStatus',
  recordKey: 'pay_attempt',
  world: { persona: 'siku-after' },
  content: { status: 'SUCCESS' },
  async open(world, storage) {
    const { view, exits } = await openPage(checkout, { world, host: storage })
    const isPaid = () => exits.some(({ name }) => name === 'paid')
    return { container: view.container, isDone: isPaid, close: () => view.unmount() }
  },
  steps: {
    'the order': () => expect.element(page.getByRole('button', { name: PAY })).toBeVisible(),
    async 'the code'() {
      await page.getByRole('button', { name: PAY }).click()
      await expect.element(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    },
  },
  send: () => page.getByRole('dialog').getByRole('textbox').fill('123456'),
  async sendAgain() {
    // The first code was not used: it is still good.
    await page.getByRole('button', { name: PAY }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('123456')
  },
  made: ({ sandbox }) => sandbox.world().loanCount,
  texts: {
    sending: payPublishingCopy.sending.title ?? '',
    confirming: confirming.title,
    check: unresolved.action,
    again: notFound.action,
    falseWhenMade: /订单没有支付|没有收到|没有提交成功|未成功|没有查到|已失效|已过期/,
    falseWhenNone: new RegExp(`${copy.blocked.paid}|${copy.waiting.title}|支付成功`),
  },
})

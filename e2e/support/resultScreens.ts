import { expect } from '@playwright/test'
import { ResultPage } from '../pages/ResultPage.ts'
import { publishEarlierLoan } from './gateway.ts'
import { replying } from './sandbox.ts'
import type { Walk } from './screens.ts'

const DECIDED = { audit: { polls: 0 }, resultPage: { pollPeriod: 1 } }

/** Expects the review to be over, and the last block of the page: those before it have come by then. */
async function expectComplete({ page, review }: ResultPage): Promise<void> {
  await expect(review).toHaveText('审核通过')
  await expect(page.getByRole('button', { name: /完善资料提额度/ })).toBeVisible()
}

/** The result with everything that comes later, and the sheets and dialogs that its rows open. */
const granted: Walk = {
  name: 'the rows of a result',
  tweak: DECIDED,
  async walk({ page, sandbox, result }, see) {
    const dialog = (name: string) => page.getByRole('dialog', { name })
    const { listingId } = await publishEarlierLoan(sandbox)
    await page.goto(`${ResultPage.path}?listingId=${listingId}`)
    await expectComplete(result)
    await see('result-rows')
    await page.getByRole('button', { name: /^本次借款体验如何？/ }).tap()
    await expect(dialog('本次借款体验如何？')).toBeVisible()
    await see('result-survey')
    await page.keyboard.press('Escape')
    await expect(dialog('本次借款体验如何？')).toBeHidden()

    await result.main.getByRole('button', { name: '去开启' }).tap()
    await expect(dialog('开启自动还款')).toContainText('招商银行 储蓄卡 5670')
    await see('autopay-sheet')
    const needsChoice = replying({ signedStatus: 0, escapeCode: 1 })
    await sandbox.fault({ match: 'repayment/doBankCardSigned', times: 1, fault: needsChoice })
    await page.getByRole('button', { name: '确认开启' }).tap()
    await expect(dialog('确认扣款银行卡')).toContainText('招商银行 储蓄卡 5670')
    await see('autopay-card')
    await page.getByRole('button', { name: '使用这张卡' }).tap()
    await expect(dialog('短信验证')).toContainText('短信已发送至')
    await see('autopay-code')
  },
}

/** A loan of several lenders. */
const shared = (persona: string, amount: number, mixed: string, shows: string): Walk => ({
  name: `the result of ${persona}`,
  persona,
  tweak: DECIDED,
  async walk({ page, confirm, result }, see) {
    await page.goto(`/pages/credit/cash/home/confirm?amount=${amount}&period=12&card=C1${mixed}`)
    await confirm.hasTerms()
    await confirm.publish()
    await page.waitForURL(/\/result\/loan\?/)
    await expect(page.getByRole('region', { name: shows })).toBeVisible()
    await expectComplete(result)
    await see(`result-${persona}`)
  },
})

/** What the result page shows beside the loan itself. */
export const resultWalks: readonly Walk[] = [
  granted,
  shared('mixed', 30_000, '&isMixLoan=true', '由两家机构共同放款'),
  shared('split-three', 12_000, '', '由3家机构共同放款'),
]

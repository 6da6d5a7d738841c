import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openLoan } from '../testing/openResult.ts'

const invite = page.getByRole('button', { name: /^本次借款体验如何？/ })
const sheet = page.getByRole('dialog', { name: '本次借款体验如何？' })

/** Opens a result, and waits until what comes later has made its requests. */
async function openLater(options?: Parameters<typeof openLoan>[0]) {
  const opened = await openLoan(options)
  await expect.poll(() => opened.calls('other/getQuestionnaireInfo').length).toBeGreaterThan(0)
  return opened
}

describe('the survey of the result page', () => {
  it(
    'is behind a line, opens by a tap, and is gone once it was answered',
    { tags: ['result.10'] },
    async () => {
      const { calls, clock } = await openLater()
      await clock.advance(3_000)
      await expect.element(invite).toBeVisible()
      expect(calls('other/getQuestionnaireInfo').map(({ request }) => request)).toEqual([
        { currentPage: 'loanConfirmPage' },
      ])
      expect(calls('other/questionnaireReport')).toHaveLength(0)
      await invite.click()
      await sheet.getByRole('radio', { name: /^5星/ }).click()
      await sheet.getByRole('button', { name: '提交', exact: true }).click()
      await expect.element(page.getByRole('dialog', { name: '感谢您的反馈' })).toBeVisible()
      expect(calls('other/questionnaireReport')).toHaveLength(1)
      await clock.advance(1_500)
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(invite).not.toBeInTheDocument()
    },
  )

  it('can be closed without an answer, and opened again', { tags: ['result.10'] }, async () => {
    const { clock } = await openLater()
    await clock.advance(3_000)
    await invite.click()
    await sheet.getByRole('button', { name: '暂不填写' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await invite.click()
    await expect.element(sheet).toBeVisible()
  })

  it.each([
    ['the server has none', { persona: 'survey-none' }],
    ['the request fails', { faults: [{ match: 'other/getQuestionnaireInfo', fault: 'result=500' }] }],
  ])('is not shown when %s', async (_, options) => {
    const { clock } = await openLater(options)
    await clock.advance(3_000)
    await expect.element(invite).not.toBeInTheDocument()
  })
})

import { LEAVE_LIMIT_MS } from '@koo/flow'
import { replies } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { button, leave, openLeaving, sheet, submit, thanks } from './testing/openLeaving.tsx'

const QUESTIONS = 'other/getQuestionnaireInfo'

describe('leaving a page with a survey', () => {
  it(
    'asks first; to stay changes nothing and asks the server nothing',
    { tags: ['exit.1', 'exit.2'] },
    async () => {
      const opened = await openLeaving()
      opened.view.back()
      await button('继续借款').click()
      await opened.view.shows('f_loan')
      expect(opened.view.asking()).toBe(false)
      expect(opened.calls('getQuestionnaireInfo')).toEqual([])
    },
  )

  it(
    'to leave shows the survey of the page, then leaves where the back leads',
    { tags: ['exit.3', 'survey.13'] },
    async () => {
      const opened = await openLeaving()
      await leave(opened)
      await expect.element(sheet).toBeVisible()
      expect(opened.calls('getQuestionnaireInfo')).toEqual([{ currentPage: 'loanApplyPage' }])
      await expect.poll(() => opened.view.screen()).toBe('f_loan')
      await button('不填了，直接离开').click()
      await opened.view.shows('f_before')
      expect(opened.calls('questionnaireSubmit')).toEqual([])
    },
  )

  it('the first page of a visit is closed by the host', { tags: ['exit.3'] }, async () => {
    const { view } = await openLeaving({ first: true })
    view.host.nativeBack()
    await button('离开').click()
    await expect.element(sheet).toBeVisible()
    expect(view.host.log.closed).toBe(0)
    await button('不填了，直接离开').click()
    await expect.poll(() => view.host.log.closed).toBe(1)
  })

  it('says once that the survey was opened', { tags: ['survey.11'] }, async () => {
    const opened = await openLeaving()
    await leave(opened)
    await expect
      .poll(() => opened.calls('questionnaireReport'))
      .toEqual([{ currentPage: 'loanApplyPage', windowId: 'QW-QN-APPLY' }])
  })

  it('thanks for 1500 ms, then leaves', { tags: ['survey.3', 'exit.4'] }, async () => {
    const opened = await openLeaving()
    await leave(opened)
    await sheet.getByText('暂时不需要用钱').click()
    await submit.click()
    await expect.element(thanks).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
    await opened.clock.advance(1_499)
    await expect.element(thanks).toBeVisible()
    expect(opened.view.screen()).toBe('f_loan')
    await opened.clock.advance(1)
    await opened.view.shows('f_before')
  })

  it.each([
    ['has no survey', { persona: 'survey-none' }],
    ['refuses', { faults: [{ match: QUESTIONS, fault: 'result=500' }] }],
    ['cannot be reached', { faults: [{ match: QUESTIONS, fault: 'drop=before' }] }],
    [
      'replies with nonsense',
      { contract: 'report' as const, faults: [{ match: QUESTIONS, fault: 'malformed' }] },
    ],
  ])('leaves when the server %s', { tags: ['survey.14'] }, async (_, options) => {
    const opened = await openLeaving(options)
    await leave(opened)
    // The client asks once more after a moment.
    await opened.clock.advance(LEAVE_LIMIT_MS)
    await opened.view.shows('f_before')
    expect(opened.view.asking()).toBe(false)
  })

  it('leaves when the server takes longer than 1.5 s', async () => {
    const opened = await openLeaving({ faults: [{ match: QUESTIONS, fault: 'latency=15000' }] })
    await leave(opened)
    await opened.clock.advance(LEAVE_LIMIT_MS - 1)
    expect(opened.view.screen()).toBe('f_loan')
    await opened.clock.advance(1)
    await opened.view.shows('f_before')
    await opened.clock.advance(15_000)
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it('leaves at a second back while the server is asked', async () => {
    const opened = await openLeaving({ faults: [{ match: QUESTIONS, fault: 'latency=15000' }] })
    await leave(opened)
    await opened.view.settles()
    opened.view.back()
    await opened.view.shows('f_before')
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it.each(['survey', 'thanks'] as const)('leaves at a back from the %s', async (from) => {
    const opened = await openLeaving()
    await leave(opened)
    await expect.element(sheet).toBeVisible()
    if (from === 'thanks') {
      await sheet.getByText('暂时不需要用钱').click()
      await submit.click()
      await expect.element(thanks).toBeVisible()
    }
    opened.view.back()
    await opened.view.shows('f_before')
  })

  it('a back does not answer the first question', async () => {
    const opened = await openLeaving()
    opened.view.back()
    await expect.element(button('离开')).toBeVisible()
    opened.view.back()
    await opened.view.settles()
    expect([opened.view.screen(), opened.view.asking()]).toEqual(['f_loan', true])
    await button('离开').click()
    await expect.element(sheet).toBeVisible()
  })
})

describe('the first question', () => {
  const Offer = ({ stay, leave: go }: { stay(): void; leave(): void }) => (
    <div role="alertdialog" aria-label="优惠">
      <button type="button" onClick={stay}>
        用优惠
      </button>
      <button type="button" onClick={go}>
        放弃
      </button>
    </div>
  )

  // See gap 5.
  it('may be an offer in place of the plain question, one step for each attempt', async () => {
    const opened = await openLeaving({ stay: () => Promise.resolve(Offer) })
    opened.view.back()
    await button('放弃').click()
    await expect.element(sheet).toBeVisible()
    await expect.element(button('离开')).not.toBeInTheDocument()
  })

  it('is the plain one when nobody knows of an offer', async () => {
    const opened = await openLeaving({ stay: () => Promise.reject(new Error('no network')) })
    await leave(opened)
    await expect.element(sheet).toBeVisible()
  })

  it('is left out where only the survey is shown', async () => {
    const opened = await openLeaving({ surveyOnly: true, survey: 'loanConfirmPage' })
    opened.view.back()
    await button('不填了，直接离开').click()
    await opened.view.shows('f_before')
    expect(opened.calls('getQuestionnaireInfo')).toEqual([{ currentPage: 'loanConfirmPage' }])
  })
})

describe('the survey of a server that says how it is asked', () => {
  const first = {
    subjectId: 'S1',
    subjectTitle: '还有什么建议？',
    templateCode: 'TT00001',
  }
  const options = {
    subjectOptionData: {
      optionList: [
        { key: 'B', value: '息费偏高' },
        { key: 'A', value: '额度不够用' },
      ],
    },
  }
  const reasons = { subjectId: 'S2', subjectTitle: '您为什么离开？', templateCode: 'TX00001', ...options }
  const ask = async (more: object, subject: object) => {
    const survey = {
      questionnaireCode: 'Q',
      questionnaireTitle: '离开前请告诉我们原因',
      subjectList: [first, { ...reasons, ...subject }],
      ...more,
    }
    const opened = await openLeaving({ contract: 'report', faults: [replies(QUESTIONS, survey)] })
    await leave(opened)
    return opened
  }
  const read = () => sheet.element().textContent
  const isBefore = (one: string, other: string) => read().indexOf(one) < read().indexOf(other)

  it('has the question that heads it first, and its options by their keys', async () => {
    await ask({ questionnaireStatus: 1 }, { isHeader: true, isOptionSort: 1 })
    await expect.element(sheet).toBeVisible()
    expect(isBefore('您为什么离开？', '还有什么建议？')).toBe(true)
    expect(isBefore('额度不够用', '息费偏高')).toBe(true)
  })

  it.each([null, 2, 'true', {}, ['x']])('has them as they came where both are %j', async (value) => {
    await ask({}, { isHeader: value, isOptionSort: value })
    await expect.element(sheet).toBeVisible()
    expect(isBefore('还有什么建议？', '您为什么离开？')).toBe(true)
    expect(isBefore('息费偏高', '额度不够用')).toBe(true)
  })

  it.each([null, 1, '1', 'open', '', true, {}])(
    'is asked with the status %j',
    async (questionnaireStatus) => {
      await ask({ questionnaireStatus }, {})
      await expect.element(sheet).toBeVisible()
    },
  )

  it.each([0, 2, '2'])('is not asked with the status %j', async (questionnaireStatus) => {
    const opened = await ask({ questionnaireStatus }, {})
    await opened.view.shows('f_before')
    expect(sheet.elements()).toHaveLength(0)
  })
})

import { Stage, stageHost } from '@koo/page/stage'
import { sandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { surveyCopy as copy } from './copy.ts'
import { useSurveyInvite } from './index.ts'
import { button, rating, submit, thanks } from './testing/openLeaving.tsx'

const QUESTIONS = 'other/getQuestionnaireInfo'
const SUBMIT = 'other/questionnaireSubmit'
type World = ReturnType<typeof sandboxWorld>
type Fault = Parameters<World['sandbox']['addFaults']>[1]

/** A page with other things to read. */
function Result({ enabled }: { enabled: boolean }) {
  const { isSettled, content } = useSurveyInvite('loanConfirmPage', enabled)
  return (
    <>
      <p>{isSettled ? '已加载' : '加载中'}</p>
      {content}
    </>
  )
}

async function open({ enabled = true, faults = [] }: { enabled?: boolean; faults?: Fault[] } = {}) {
  const world = sandboxWorld()
  world.sandbox.addFaults('default', ...faults)
  const host = stageHost(world)
  const shown = (isEnabled: boolean) => (
    <Stage world={world} host={host}>
      <Result enabled={isEnabled} />
    </Stage>
  )
  const view = await render(shown(enabled))
  return {
    world,
    clock: world.clock,
    view,
    enable: () => view.rerender(shown(true)),
    calls: (path: string) => world.sandbox.log('default', path),
  }
}
const settled = page.getByText('已加载')
const line = page.getByRole('button', { name: new RegExp(copy.invite) })
const star = (count: number) => rating.getByRole('radio', { name: new RegExp(`^${count}星`) })
const survey = (more: object): Fault => ({
  match: QUESTIONS,
  fault: {
    kind: 'reply',
    body: { Result: 200, ResultMessage: '', Content: { questionnaireCode: 'Q', subjectList: [], ...more } },
  },
})
const stars = { subjectId: 1, subjectTitle: '满意吗？', templateCode: 'TP00001' }

/** Opens the survey, and gives an answer that is enough. */
async function rate() {
  await line.click()
  await star(3).click()
  await rating.getByRole('radio').nth(-1).click()
}

describe('the line of a survey', () => {
  it('opens it at a tap, and never by itself', async () => {
    const { calls } = await open()
    await expect.element(line).toHaveAttribute('aria-haspopup', 'dialog')
    await expect.element(line).toMatchTextContent('本次借款体验如何？')
    await expect.element(rating).not.toBeInTheDocument()
    expect(calls('other/questionnaireReport')).toEqual([])
    await line.click()
    await expect.element(rating).toBeVisible()
    await expect.poll(() => calls('other/questionnaireReport')).toHaveLength(1)
  })

  it('has words of its own for a survey without a title', async () => {
    await open({
      faults: [survey({ questionnaireTitle: null, questionnaireDesc: '', subjectList: [stars] })],
    })
    await expect.element(line).toBeVisible()
    expect(line.element().textContent).toBe(copy.title + copy.invite)
  })

  it('names the description of the survey', async () => {
    const texts = { questionnaireTitle: '还款体验', questionnaireDesc: '只需一分钟' }
    await open({ faults: [survey({ ...texts, subjectList: [stars] })] })
    await expect.element(line).toMatchTextContent('只需一分钟')
  })

  it.each([
    [
      'has none',
      { match: QUESTIONS, fault: { kind: 'reply', body: { Result: 200, ResultMessage: '', Content: null } } },
    ],
    ['has one without questions', survey({})],
    ['has questions that nobody knows', survey({ subjectList: [{ ...stars, templateCode: 'TZ00099' }] })],
    ['refuses', { match: QUESTIONS, fault: 'result=500' }],
  ] as const)('is not there when the server %s', async (_name, fault) => {
    const { clock } = await open({ faults: [fault] })
    await clock.advance(10_000)
    await expect.element(settled).toBeVisible()
    await expect.element(line).not.toBeInTheDocument()
  })

  it('is waited for, so that nothing moves under a finger later', async () => {
    await open({ faults: [{ match: QUESTIONS, fault: 'hang=before' }] })
    await expect.element(page.getByText('加载中')).toBeVisible()
  })

  it('is asked about only where it is wanted, also when that is known later', async () => {
    const { calls, enable } = await open({ enabled: false })
    await expect.element(settled).toBeVisible()
    await expect.element(line).not.toBeInTheDocument()
    expect(calls(QUESTIONS)).toEqual([])
    await enable()
    await expect.element(line).toBeVisible()
  })
})

describe('a survey that was opened from its line', () => {
  it('is closed without an answer, gives the focus back, and is empty the next time', async () => {
    const { calls } = await open()
    await rate()
    await button(copy.skip).click()
    await expect.element(rating).not.toBeInTheDocument()
    await expect.element(line).toHaveFocus()
    await line.click()
    await expect.element(star(3)).not.toBeChecked()
    await expect.element(submit).toBeDisabled()
    expect(calls(SUBMIT)).toEqual([])
  })

  it('is closed by Escape', async () => {
    await open()
    await line.click()
    await expect.element(rating).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(rating).not.toBeInTheDocument()
    await expect.element(line).toBeVisible()
  })

  it('thanks for 1500 ms once it was answered, and its line is gone', async () => {
    const { clock, calls } = await open()
    await rate()
    await submit.click()
    await expect.element(thanks).toBeVisible()
    await clock.advance(1_499)
    await expect.element(thanks).toBeVisible()
    await clock.advance(1)
    await expect.element(thanks).not.toBeInTheDocument()
    await expect.element(line).not.toBeInTheDocument()
    expect(calls(SUBMIT)).toHaveLength(1)
  })

  it('counts the seconds by a clock that nobody can set, from its own opening', async () => {
    const { clock, calls } = await open()
    await expect.element(line).toBeVisible()
    await clock.advance(60_000)
    await rate()
    clock.setBy(3_600_000)
    await clock.advance(2_999)
    await submit.click()
    await expect.element(thanks).toBeVisible()
    expect(calls(SUBMIT)[0]?.request).toMatchObject({ submitQuestionRequest: { second: 2 } })
  })

  it('is sent once by many taps, and can be changed no more while it is sent', async () => {
    const { calls } = await open({ faults: [{ match: SUBMIT, fault: 'hang=before' }] })
    await rate()
    const tapped = submit.element() as HTMLButtonElement
    for (let tap = 0; tap < 20; tap += 1) tapped.click()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await expect.element(star(5)).toBeDisabled()
    await expect.poll(() => calls(SUBMIT)).toHaveLength(1)
    // Nobody has to wait for it.
    await button(copy.skip).click()
    await expect.element(rating).not.toBeInTheDocument()
  })

  it('says nothing of its own when the session has ended', async () => {
    await open({ faults: [{ match: SUBMIT, fault: 'result=-4000' }] })
    await rate()
    await submit.click()
    await expect.element(submit).toBeEnabled()
    await expect.element(rating).toBeVisible()
    await expect.element(page.getByText(/登录状态失效/)).not.toBeInTheDocument()
    await expect.element(thanks).not.toBeInTheDocument()
  })
})

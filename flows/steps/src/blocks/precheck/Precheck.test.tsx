import { defineStep, type StepPageProps } from '@koo/flow'
import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { Permitted, Reward, useAuthorisation } from './index.ts'

const CHECK = 'credit/preValidator'
const PROMOTION = 'credit/getPromotionProcess'
const INSIDE = '可以开始'

const definition = defineStep({ title: '认证', exits: { blocked: null, apply: null, done: null } })
type Props = StepPageProps<typeof definition>

function Verification({ exit }: Props) {
  const task = useAuthorisation('127')
  return (
    <Permitted authId="127" skeleton="form" exit={exit}>
      <h1>{INSIDE}</h1>
      <Reward reward={task?.reward} />
    </Permitted>
  )
}
const verification = definition.page(() => Promise.resolve({ default: Verification }))
const open = (options: OpenPageOptions<object> = {}) => openPage(verification, options)
const refused = (reasonCode: unknown, reason?: string | null) =>
  replies(CHECK, { allowed: false, reasonCode, ...(reason !== undefined && { reason }) })

describe('a verification that may start', () => {
  it(
    'is asked for with its authorisation, and shows what it brings in the server’s words',
    { tags: ['id.3'] },
    async () => {
      const { text, calls } = await open()
      await expect.element(text(INSIDE)).toBeVisible()
      await expect.element(text('最高可提5,000元')).toBeVisible()
      expect(calls(CHECK).map(({ request }) => request)).toMatchObject([{ authId: '127' }])
    },
  )

  it('brings what the reply says, and not what is known of it', async () => {
    const { text } = await open({
      faults: [
        replies(PROMOTION, { steps: [{ code: '127', title: '公积金认证', reward: '最高可提7700元' }] }),
      ],
    })
    await expect.element(text('最高可提7,700元')).toBeVisible()
  })

  it.each([
    ['failed', refuses(PROMOTION, 42_020)],
    ['without steps', replies(PROMOTION, { steps: [] })],
    ['without a reward', replies(PROMOTION, { steps: [{ code: '127', title: '公积金认证', reward: null }] })],
  ])('does not wait for a promotion that is %s', async (_what, fault) => {
    const { text, calls } = await open({ faults: [fault] })
    await expect.element(text(INSIDE)).toBeVisible()
    await expect.poll(() => calls(PROMOTION).length).toBeGreaterThan(0)
    expect(page.getByText(/最高可提/).elements()).toEqual([])
  })
})

describe('a verification that may not start', () => {
  it.each([
    ['credit-new', 'noCredit', '请先完成额度申请'],
    ['account-frozen', 'frozen', '您的账户已冻结，暂不支持提额'],
    ['raise-done', 'done', '您已完成该认证，无需重复认证'],
    ['raise-blocked', 'blocked', '您近期的综合评分暂不支持提额，请保持良好的还款习惯'],
  ] as const)('for %s has the face %s, and its reason', async (persona, face, reason) => {
    const { text } = await open({ persona })
    await expect.element(page.getByRole('heading', { name: copy.faces[face].title })).toBeVisible()
    await expect.element(text(reason)).toBeVisible()
    expect(page.getByText(INSIDE).elements()).toEqual([])
  })

  it.each(Object.entries(copy.faces))(
    'without a reason has one of ours: %s',
    async (code, { title, text: ours }) => {
      const { text } = await open({ faults: [refused(code, null)] })
      await expect.element(text(title)).toBeVisible()
      await expect.element(text(ours)).toBeVisible()
    },
  )

  it.each(['alien', 7, null, 'constructor', ''])('with the code %j says why all the same', async (code) => {
    const { text } = await open({ faults: [refused(code, '请完善资料后再来')] })
    await expect.element(text(copy.faces.other.title)).toBeVisible()
    await expect.element(text('请完善资料后再来')).toBeVisible()
  })

  it('leads to the application, or back', async () => {
    const { tap, exits } = await open({ persona: 'credit-new' })
    await tap(copy.apply)
    await tap(copy.back)
    expect(exits.map(({ name }) => name)).toEqual(['apply', 'blocked'])
  })

  it('leads nowhere else than back when there is a limit', async () => {
    const { tap, exits } = await open({ persona: 'raise-blocked' })
    await tap(copy.back)
    expect(exits.map(({ name }) => name)).toEqual(['blocked'])
    expect(page.getByRole('button').elements()).toHaveLength(1)
  })
})

it('whose reply does not come is asked about again', async () => {
  const { text, tap, world } = await open({ faults: [{ match: CHECK, fault: 'result=42020' }] })
  await expect.element(text(copy.failed)).toBeVisible()
  expect(page.getByText(INSIDE).elements()).toEqual([])
  world.sandbox.clearFaults()
  await tap('重试')
  await expect.element(text(INSIDE)).toBeVisible()
})

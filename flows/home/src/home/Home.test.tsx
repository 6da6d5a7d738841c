import { replies, sandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { home as flow } from '../flow.ts'
import { copy } from './copy.ts'
import { home } from './step.ts'

const CONTENT = 'apphome/queryContentV5'
const GRAY = 'apphome/queryGray'
const open = (options: OpenPageOptions<{ coupon?: string }> = {}) => openPage(home, options)
const tabs = page.getByRole('navigation')
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('a visitor', () => {
  it('asks only the calls of visitors, and sees the newest floors', { tags: ['role.2'] }, async () => {
    const { world } = await open({ signedIn: false })
    await expect.element(heading('最高可借200,000元')).toBeVisible()
    for (const name of ['领券中心', '热门活动', '生活充值']) await expect.element(heading(name)).toBeVisible()
    await expect.element(page.getByText('谨防“代还”诈骗，请勿向陌生人转账。')).toBeVisible()
    const paths = world.sandbox.log('default').map(({ path }) => path)
    expect(paths.filter((path) => !path.toLowerCase().includes('guest') && !path.includes('Config'))).toEqual(
      [],
    )
  })

  it('signs in at the card, for the wallet', async () => {
    const { exits } = await open({ signedIn: false })
    await button('立即登录').click()
    expect(exits).toEqual([{ name: 'enter', query: undefined }])
  })

  it('signs in for a coupon, and comes back to it', { tags: ['role.3'] }, async () => {
    const world = sandboxWorld({ persona: 'coupon-centre', signedIn: false })
    const view = openFlow(flow, world, { browser: true, at: '/home' })
    onTestFinished(() => view.unmount())
    await view.shows('home')
    await button(/登录领取/)
      .first()
      .click()
    await expect.poll(() => view.host.log.logins[0]).toMatch(/^\/home\?coupon=[\w-]+$/)
  })

  it('sees the version that the configuration names', async () => {
    const config = (key: string) => (key === 'grayFlags' ? { contentVersion: '2' } : undefined)
    const { calls } = await open({ signedIn: false, host: { config } })
    await expect.element(heading('最高可借200,000元')).toBeVisible()
    expect(calls('apphome/queryGuestContentV2')).toHaveLength(1)
  })
})

describe('a customer', () => {
  it.each([
    ['home-not-applied', '申请专属额度', '立即申请'],
    ['home-assessing', '额度评估中', '查看进度'],
    ['home-refused', '暂未通过评估', '查看详情'],
    ['home-running', /^可借.+元$/, '再借一笔'],
    ['home-due', '近期待还1,858.48元', '去还款'],
    ['home-overdue', '已逾期1,858.48元', '立即还款'],
    ['home-limit-ended', '额度已到期', '重新评估'],
    ['home-black-user', '额度暂不可用', '联系客服'],
    ['user-type-unknown', /^可借.+元$/, '去借钱'],
  ] as const)('%s reads "%s" and taps %s', { tags: ['role.1'] }, async (persona, title, action) => {
    const { host } = await open({ persona })
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await button(action).first().click()
    await expect.poll(() => host.opened).toHaveLength(1)
  })

  it.each([2, 3, 4] as const)('on version %s asks for that content', async (version) => {
    const { calls } = await open({ persona: `home-v${version}` })
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(calls(`apphome/queryContentV${version}`)).toHaveLength(1)
    expect(calls(CONTENT)).toHaveLength(0)
  })

  it.each([
    ['fails', { match: GRAY, fault: 'result=42020' }],
    ['names an unknown version', replies(GRAY, { contentVersion: 9 })],
  ])('sees the newest when the question for the version %s', async (_, fault) => {
    const { calls } = await open({ faults: [fault] })
    await expect.element(heading('领券中心')).toBeVisible()
    expect(calls(CONTENT)).toHaveLength(1)
  })

  it('sees neither unknown floors nor links that are refused, and each is reported once', async () => {
    const opens = (url: string) => url.startsWith('/pages/credit/')
    const { host } = await open({ persona: 'home-strange', host: { opens } })
    await expect.element(button('我的账单')).toBeVisible()
    for (const title of ['全息', '外部优惠', '神秘入口', '下载应用', '更多权益'])
      expect(page.getByText(title).elements()).toEqual([])
    const events = host.events.filter((event) => event.type === 'event' && event.name === 'unknown_floor')
    expect(events).toMatchObject([{ facts: { code: 'hologram' } }])
  })

  it('sees nothing that leads to a page which is not there', async () => {
    await open({ host: { links: ['loan'] } })
    await expect.element(button(/^我的账单/)).toBeVisible()
    for (const title of ['消息中心', '幸运大抽奖', /连续签到/])
      expect(page.getByText(title).elements()).toEqual([])
  })

  it('has adverts whose texts are cut', { tags: ['field.17', 'field.18', 'field.19'] }, async () => {
    await open({ persona: 'long-texts' })
    await expect.element(page.getByText('立即前往', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('限时7天特', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('完善个人资料并通过审核即可提升…').first()).toBeVisible()
  })

  it('keeps the tabs when the floors fail, and can load them again', async () => {
    const { exits, tap } = await open({ faults: [{ match: CONTENT, fault: 'result=42020', times: 1 }] })
    await expect.element(page.getByText(copy.failed)).toBeVisible()
    await tabs.getByRole('button', { name: '钱包' }).click()
    expect(exits).toEqual([{ name: 'wallet', query: undefined }])
    await tap('重试')
    await expect.element(heading('领券中心')).toBeVisible()
  })

  it('reads how many messages are unread at the tab of the own page', { tags: ['route.40'] }, async () => {
    await open({ persona: 'many-messages' })
    await expect.element(tabs.getByRole('button', { name: /1,?200条未读消息/ })).toBeVisible()
    await expect.element(tabs.getByRole('button', { name: '首页' })).toHaveAttribute('aria-current', 'page')
  })

  it('is told that there is nothing when there are no floors', async () => {
    await open({ faults: [replies(CONTENT, { sections: [] })] })
    await expect.element(page.getByText(copy.empty.title)).toBeVisible()
  })
})

import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy as precheck } from '../../blocks/precheck/copy.ts'
import { copy } from './copy.ts'
import { verificationIntro, type VerificationIntroOptions } from './step.ts'

const CHECK = 'credit/preValidator'
const POINTS = [
  { title: '打开公积金查询页面', text: '城市服务或公积金中心的应用' },
  { title: '截取缴存明细', text: '要有姓名和最近的缴存月份' },
]
const NEXT = '去上传截图'
const open = (more: Partial<VerificationIntroOptions> = {}, options: OpenPageOptions<object> = {}) =>
  openPage(verificationIntro({ points: POINTS, next: NEXT, ...more }), options)

describe('an introduction', () => {
  it('says what it takes and brings, and leads on', async () => {
    const { text, tap, exits } = await open({ authId: '127' })
    for (const { title, text: more } of POINTS) {
      await expect.element(text(title)).toBeVisible()
      await expect.element(text(more)).toBeVisible()
    }
    await expect.element(text('最高可提5,000元')).toBeVisible()
    await tap(NEXT)
    expect(exits).toEqual([{ name: 'next', query: undefined }])
    await expect.element(page.getByRole('button', { name: copy.tutorial })).not.toBeInTheDocument()
  })

  it('brings what another reply says', async () => {
    const steps = [{ code: '127', title: '公积金认证', status: 0, reward: '最高可提6600元' }]
    const faults = [replies('credit/getPromotionProcess', { steps })]
    const { text } = await open({ authId: '127' }, { faults })
    await expect.element(text('最高可提6,600元')).toBeVisible()
  })

  it('asks nothing without an authorisation', async () => {
    const { tap, exits, calls } = await open({ points: ['第一步', '第二步'], tutorial: true })
    await tap(copy.tutorial)
    await tap(NEXT)
    expect(exits.map(({ name }) => name)).toEqual(['tutorial', 'next'])
    expect(calls(CHECK)).toEqual([])
  })

  it.each([
    ['credit-new', precheck.apply, 'apply'],
    ['raise-done', precheck.back, 'blocked'],
    ['account-frozen', precheck.back, 'blocked'],
  ])('is not shown to %s, who is told why', async (persona, button, exit) => {
    const { tap, exits } = await open({ authId: '127' }, { persona })
    await tap(button)
    expect(exits.map(({ name }) => name)).toEqual([exit])
    expect(page.getByText(POINTS[0]?.title ?? '').elements()).toEqual([])
  })
})

describe('the official account', () => {
  const LINK = 'http://weixin.qq.com/r/koo0'
  const configured = (company: unknown, userSource: 'WX' | 'APP' = 'APP'): OpenPageOptions<object> => ({
    host: { userSource, config: (key) => (key === 'company' ? company : null) },
  })
  const code = () => page.getByRole('img', { name: /二维码/ })
  const openAccount = (company: unknown, source?: 'WX' | 'APP') =>
    open({ qr: true }, configured(company, source))

  it.each(['APP', 'WX'] as const)('has a code that can be saved or read (%s)', async (source) => {
    const { text } = await openAccount({ officialAccount: { name: '示例信用', link: LINK } }, source)
    await expect.element(text(copy.account.scan[source])).toBeVisible()
    await expect.element(text(copy.account.orSearch('示例信用'))).toBeVisible()
    const image = code().element() as HTMLImageElement
    await expect.poll(() => image.naturalWidth).toBe((29 + 8) * 8)
    expect(image.src).toMatch(/^blob:/)
  })

  it('is found by its name where there is no code, and the name can be copied', async () => {
    const { text } = await openAccount({ officialAccount: { name: '示例信用' } })
    await expect.element(text(copy.account.search('示例信用'))).toBeVisible()
    await expect.element(page.getByRole('button', { name: copy.account.copyName })).toBeVisible()
    expect(code().elements()).toEqual([])
  })

  it.each([
    ['nothing', {}],
    ['another type', { officialAccount: 'koo' }],
    ['empty texts', { officialAccount: { name: '', link: '' } }],
    ['the address of somebody else', { officialAccount: { link: 'https://weixin.qq.com.evil.test/r/x' } }],
    ['a script', { officialAccount: { link: 'javascript:alert(1)//weixin.qq.com/' } }],
    ['a text that is too long', { officialAccount: { link: `https://weixin.qq.com/${'x'.repeat(200)}` } }],
    ['null', null],
  ])('is named by nobody where the configuration has %s', async (_what, company) => {
    const { text } = await open({ qr: true }, { faults: [replies('other/getMultiWebConfig', { company })] })
    await expect.element(text(copy.account.search(null))).toBeVisible()
    expect(code().elements()).toEqual([])
  })

  it('does not keep the page waiting where the configuration cannot be read', async () => {
    const faults = [{ match: 'other/getMultiWebConfig', fault: 'result=42020' }]
    const { text, tap, exits } = await open({ qr: true }, { faults })
    await expect.element(text(copy.account.search(null))).toBeVisible()
    await tap(NEXT)
    expect(exits).toHaveLength(1)
  })

  it('fits a narrow phone', async () => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(375, 812))
    await openAccount({ officialAccount: { name: '名称很长的公众号'.repeat(4), link: LINK } })
    await expect.element(code()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

import { defineFlow, page as pageOf } from '@koo/flow'
import { refuses, replies, sandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { copy as base } from '../copy.ts'
import { copy } from './copy.ts'
import { CERTIFICATE, CONTACTS } from './sections.ts'
import { perfectInfo } from './step.ts'

const [SAVE, CHECK, TOKEN, HAND_IN] = [
  'credit/saveBaseInfoV2',
  'credit/preValidator',
  'credit/getUploadToken',
  'credit/marriageCertificate',
] as const
const { sections, certificate } = copy

const list = page.getByRole('region', { name: copy.heading })
const row = (title: string) => list.getByRole('listitem').filter({ hasText: title })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const done = (times?: number) => replies(CHECK, { allowed: false, reasonCode: 'done' }, times)

async function open(options: OpenPageOptions<{ authId?: string | undefined }> = {}) {
  const opened = await openPage(perfectInfo, options)
  await expect.element(list).toBeVisible()
  return opened
}

/** A picture that a browser can read, drawn here. */
async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 30
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob ?? ''], name, { type: 'image/jpeg' })
}

async function upload(name: string) {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  const input = inputs[inputs.length - 1]
  if (!input) throw new Error('There is no file input.')
  await userEvent.upload(input, await picture(name))
}

/** The form of the certificate. */
async function openCertificate(options: OpenPageOptions<{ authId?: string | undefined }> = {}) {
  const opened = await openPage(perfectInfo, { search: { authId: CERTIFICATE }, ...options })
  await expect.element(button(certificate.submit)).toBeVisible()
  return opened
}

const uploaded = () => expect.element(button('查看第1张')).toBeVisible()

describe('the sections', () => {
  it('have their own states, and what they bring in the words of the server', async () => {
    await open({ persona: 'no-profile' })
    await expect.element(row(sections.base.title)).toMatchTextContent('去完成')
    await expect.element(row(sections.certificate.title)).toMatchTextContent('最高可提2,000元')
    await expect.element(row(sections.contacts.title)).toMatchTextContent('最高可提1,000元')
    await expect.element(button(sections.base.action)).toBeVisible()
  })

  it('bring what another reply says', async () => {
    const step = (code: string, reward: string) => ({ code, title: code, status: 0, reward })
    const steps = [step(CERTIFICATE, '最高可提6600元'), step(CONTACTS, '最高可提2万元')]
    await open({ faults: [replies('credit/getPromotionProcess', { steps })] })
    await expect.element(row(sections.certificate.title)).toMatchTextContent('最高可提6,600元')
    await expect.element(row(sections.contacts.title)).toMatchTextContent('最高可提2万元')
  })

  it('are complete: then the page leads back', async () => {
    const { tap, exits, text } = await open({ persona: 'raise-done' })
    await expect.element(text(copy.complete)).toBeVisible()
    expect(list.getByRole('button').elements()).toEqual([])
    await tap(copy.back)
    expect(exits).toEqual([{ name: 'blocked', query: undefined }])
  })

  it('lead to the contacts, from the row and from the button of who came for them', async () => {
    const { tap, exits } = await open({ search: { authId: CONTACTS } })
    await tap(sections.contacts.action)
    await row(sections.contacts.title).getByRole('button').click()
    expect(exits).toEqual([
      { name: 'contacts', query: undefined },
      { name: 'contacts', query: undefined },
    ])
  })

  it('are not asked for where none can be given: without a limit, and for a reason of the lender', async () => {
    const first = await openPage(perfectInfo, { persona: 'credit-new' })
    await expect.element(first.text('请先完成额度申请')).toBeVisible()
    await first.tap('去申请额度')
    expect(first.exits).toEqual([{ name: 'apply', query: undefined }])
    await first.view.unmount()
    const other = await openPage(perfectInfo, { persona: 'raise-blocked' })
    await expect.element(other.text('您近期的综合评分暂不支持提额，请保持良好的还款习惯')).toBeVisible()
    expect(list.elements()).toEqual([])
  })

  it('say that no picture can be taken where the app has no storage for it', async () => {
    await open({ world: { ...sandboxWorld(), cloud: null }, search: { authId: CERTIFICATE } })
    await expect.element(row(sections.certificate.title)).toMatchTextContent(copy.noUpload)
  })

  it.each([CHECK, 'user/selectUserData'])('can be opened again when %s fails', async (match) => {
    const { tap, text, world } = await openPage(perfectInfo, { faults: [refuses(match, 42_020)] })
    await expect.element(text(copy.failed)).toBeVisible()
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.element(list).toBeVisible()
  })
})

it('leads back from a section to the list, and only from there out of the page', async () => {
  const flow = defineFlow({
    id: 'raise',
    start: 'perfectInfo',
    entries: ['perfectInfo'],
    pages: { perfectInfo },
    exits: { perfectInfo: { done: pageOf('perfectInfo'), contacts: pageOf('perfectInfo') } },
  })
  const view = openFlow(flow, sandboxWorld({ persona: 'no-profile' }))
  onTestFinished(() => view.unmount())
  await row(sections.base.title).getByRole('button').click()
  await expect.element(page.getByLabelText(base.labels.company)).toBeVisible()
  await button('back').click()
  await expect.element(list).toBeVisible()
  expect(page.getByLabelText(base.labels.company).elements()).toEqual([])
})

describe('base data', () => {
  async function openBase(options: OpenPageOptions<object> = {}) {
    const opened = await open({ persona: 'no-profile', ...options })
    await opened.tap(sections.base.action)
    await expect.element(opened.field(base.labels.company)).toBeVisible()
    return opened
  }
  async function fill(opened: Awaited<ReturnType<typeof openBase>>) {
    const { labels } = base
    await page.getByRole('radio', { name: '2–3万元' }).click()
    await opened.fill(labels.company, '杭州有数科技有限公司')
    await opened.choose(labels.job, '企业职员')
    await opened.choose(labels.education, '本科')
    await opened.choose(labels.marriage, '未婚')
    await opened.picker(labels.region).click()
    for (const name of ['浙江省', '杭州市', '西湖区', '文新街道'])
      await page.getByRole('dialog').getByRole('radio', { name, exact: true }).click()
    await opened.fill(labels.detail, '文三路1号2幢')
  }

  it('is filled in here, and saved once', async () => {
    const opened = await openBase()
    await fill(opened)
    const submit = button(base.submit).element() as HTMLElement
    for (let tap = 0; tap < 20; tap += 1) submit.click()
    await expect.element(opened.text(copy.saved)).toBeVisible()
    await expect.element(row(sections.base.title)).toMatchTextContent('已完成')
    await expect.element(button(sections.certificate.action)).toBeVisible()
    // Nothing is raised by it: the page of the result would name another raise.
    expect([opened.calls(SAVE).length, opened.exits]).toEqual([1, []])
  })

  it('keeps what was typed over a reload', async () => {
    const opened = await openBase()
    await opened.fill(base.labels.company, '杭州有数科技有限公司')
    const again = await opened.reload()
    await again.tap(sections.base.action)
    await expect.element(again.field(base.labels.company)).toHaveValue('杭州有数科技有限公司')
  })

  it('whose reply was lost is looked for, and is not sent again by itself', async () => {
    const opened = await openBase({ faults: [{ match: SAVE, fault: 'drop=after' }] })
    await fill(opened)
    await opened.tap(base.submit)
    await expect.element(page.getByRole('alert').filter({ hasText: '可能已经提交成功' })).toBeVisible()
    await opened.tap('查看结果')
    await expect.element(row(sections.base.title)).toMatchTextContent('已完成')
    expect([opened.calls(SAVE).length, opened.exits]).toEqual([1, []])
  })
})

describe('the marriage certificate', () => {
  it('is uploaded, and handed in once by its key', async () => {
    const { exits, calls } = await openCertificate()
    await upload('certificate.jpg')
    await uploaded()
    expect([calls(TOKEN).length, calls(HAND_IN).length]).toEqual([1, 0])
    const submit = button(certificate.submit).element() as HTMLElement
    for (let tap = 0; tap < 20; tap += 1) submit.click()
    await expect.poll(() => exits).toEqual([{ name: 'done', query: { authId: CERTIFICATE } }])
    expect(calls(HAND_IN).map(({ request }) => request)).toEqual([{ picture: expect.stringMatching(/\S/) }])
  })

  it('is opened from the list, too', async () => {
    await open()
    await row(sections.certificate.title).getByRole('button').click()
    await expect.element(button(certificate.submit)).toBeVisible()
  })

  it('is asked for before it is handed in', async () => {
    const { tap, text, calls } = await openCertificate()
    await tap(certificate.submit)
    await expect.element(text(certificate.missing).first()).toBeVisible()
    expect(calls(HAND_IN)).toEqual([])
  })

  it('that did not pass says why and makes room; the last try of the day closes it', async () => {
    const { calls, tap, text } = await openCertificate()
    for (const tries of [1, 2, 3]) {
      await upload('blurry.jpg')
      await uploaded()
      await tap(certificate.submit)
      await expect.poll(() => calls(HAND_IN).length).toBe(tries)
      if (tries < 3) {
        await expect.element(text('图片模糊，请重新上传').first()).toBeVisible()
        await expect.element(page.getByRole('button', { name: /拍照上传/ })).toBeVisible()
      }
    }
    await expect.element(row(sections.certificate.title)).toMatchTextContent('今日认证次数已用完，请明天再试')
  })

  it('that the storage does not take can be sent again, with the same picture', async () => {
    const { calls, exits, text, world } = await openCertificate()
    await upload('upload-fails.jpg')
    await expect.element(text('系统异常，请稍后重试').first()).toBeVisible()
    expect(calls(HAND_IN)).toEqual([])
    await button('删除第1张').click()
    world.sandbox.addFaults('default', refuses(TOKEN, 42_020, '', 1))
    await upload('certificate.jpg')
    await expect.element(text('系统异常，请稍后重试').first()).toBeVisible()
    await button('重试第1张').click()
    await uploaded()
    await button(certificate.submit).click()
    await expect.poll(() => exits).toHaveLength(1)
  })

  it('whose reply was lost may have passed: the page looks, and says that it has', async () => {
    const { tap, calls, exits } = await openCertificate({
      faults: [{ match: HAND_IN, fault: 'drop=after', times: 1 }],
    })
    await upload('certificate.jpg')
    await uploaded()
    await tap(certificate.submit)
    await expect.element(page.getByRole('alert').filter({ hasText: '可能已经提交成功' })).toBeVisible()
    await tap('查看结果')
    await expect.element(row(sections.certificate.title)).toMatchTextContent('已完成')
    expect([calls(HAND_IN).length, exits]).toEqual([1, []])
  })

  it('that is done is not opened, also for who came for it', async () => {
    await open({ search: { authId: CERTIFICATE }, faults: [done(1)] })
    await expect.element(row(sections.certificate.title)).toMatchTextContent('已完成')
    expect(button(certificate.submit).elements()).toEqual([])
  })
})

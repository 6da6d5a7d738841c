import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { upload } from '../../blocks/pictures/testing/pictures.ts'
import { certificate, missing, texts as certificateTexts } from './testing/Certificate.tsx'
import { home, labels, texts } from './testing/Home.tsx'
import { label, nicknameStep, said, texts as nicknameTexts } from './testing/Nickname.tsx'
import { newPhone, texts as phoneTexts } from './testing/NewPhone.tsx'

const SAVE = 'credit/saveBaseInfoV2'
const KNOWN = 'user/selectUserData'

/** Opens the form with the values of the customer. */
async function openHome(options: OpenPageOptions<object> = {}) {
  const opened = await openPage(home, options)
  await expect.element(opened.field(labels.company)).toBeVisible()
  return opened
}

describe('a form', () => {
  it('starts with what is known, sends it once, and takes the exit', async () => {
    const { exits, calls, fill, tick, tap } = await openHome()
    await fill(labels.company, '杭州有数科技有限公司')
    await tick(/同意/)
    await tap(texts.submit)
    await expect.poll(() => exits).toEqual([{ name: 'saved', query: undefined }])
    expect(calls(SAVE)).toMatchObject([{ request: { company: '杭州有数科技有限公司' } }])
  })

  it('sends nothing before the agreement is ticked', async () => {
    const { tap, text, calls } = await openHome()
    await tap(texts.submit)
    await expect.element(text(/请先阅读并同意/)).toBeVisible()
    expect(calls(SAVE)).toEqual([])
  })

  it('says at the field what the server refuses', async () => {
    const { tap, tick, errorOf, exits } = await openHome({
      faults: [refuses(SAVE, 400, '单位名称有误，请核对')],
    })
    await tick(/同意/)
    await tap(texts.submit)
    await expect.poll(() => errorOf(labels.company)).toContain('单位名称有误')
    expect(exits).toEqual([])
  })

  it('keeps what was typed over a reload', async () => {
    const opened = await openHome()
    await opened.fill(labels.company, '杭州有数科技有限公司')
    await opened.clock.advance(5_000)
    const again = await opened.reload()
    await expect.element(again.field(labels.company)).toHaveValue('杭州有数科技有限公司')
  })

  it('is not shown to who may not start, and loads nothing for it', async () => {
    const { text, calls, tap, exits } = await openPage(home, { persona: 'credit-new' })
    await expect.element(text('请先完成额度申请')).toBeVisible()
    expect(page.getByLabelText(labels.company).elements()).toEqual([])
    expect(calls(KNOWN)).toEqual([])
    await tap('去申请额度')
    expect(exits).toEqual([{ name: 'apply', query: undefined }])
  })

  it('that does not load is loaded again', async () => {
    const { text, tap, field } = await openPage(home, {
      faults: [{ match: KNOWN, fault: 'result=42020', times: 1 }],
    })
    await expect.element(text(texts.failed)).toBeVisible()
    await tap('重试')
    await expect.element(field(labels.company)).toBeVisible()
  })
})

describe('a form with an outcome', () => {
  const CHANGE = 'user/updateUserData'

  it('shows it in its own place, and leaves from there', async () => {
    const { fill, tap, text, exits, calls, field } = await openPage(nicknameStep)
    await expect.element(field(label)).toBeVisible()
    await fill(label, '小陈')
    await tap(nicknameTexts.submit)
    await expect.element(text(said.saved('小陈'))).toBeVisible()
    expect(page.getByLabelText(label).elements()).toEqual([])
    expect(calls(CHANGE)).toMatchObject([{ request: { nickname: '小陈' } }])
    expect(exits).toEqual([])
    await tap('完成')
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it('is about what its query names, and keeps what was typed for it alone', async () => {
    const opened = await openPage(nicknameStep, { search: { now: '阿远' } })
    await expect.element(opened.field(label)).toHaveValue('阿远')
    await opened.fill(label, '阿远远')
    await opened.clock.advance(5_000)
    await opened.view.unmount()
    const { world } = opened
    const host = { store: opened.host.store }
    const other = await openPage(nicknameStep, { search: { now: '阿近' }, world, host })
    await expect.element(other.field(label)).toHaveValue('阿近')
    await other.view.unmount()
    const again = await openPage(nicknameStep, { search: { now: '阿远' }, world, host })
    await expect.element(again.field(label)).toHaveValue('阿远远')
    await again.tap(nicknameTexts.submit)
    await expect.element(again.text(said.saved('阿远远'))).toBeVisible()
    expect(again.calls(CHANGE)).toMatchObject([{ request: { nickname: '阿远远!' } }])
  })

  it('is not shown where what is known does not allow it', async () => {
    const { text, tap, exits } = await openPage(nicknameStep, { persona: 'no-profile' })
    await expect.element(text(said.closed)).toBeVisible()
    expect(page.getByLabelText(label).elements()).toEqual([])
    await tap('返回')
    expect(exits).toEqual([{ name: 'later', query: undefined }])
  })

  it('starts with what is known now, not with what an earlier page was told', async () => {
    const opened = await openPage(nicknameStep, {
      faults: [replies(KNOWN, { nickname: '旧', email: 'c@example.com' }, 1)],
    })
    await expect.element(opened.field(label)).toHaveValue('旧')
    await opened.view.unmount()
    const again = await openPage(nicknameStep, {
      world: opened.world,
      faults: [replies(KNOWN, { nickname: '新', email: 'c@example.com' })],
    })
    await expect.element(again.field(label)).toHaveValue('新')
  })
})

it('with the code of a message forgets it after it was used, and tells its exit from the reply', async () => {
  const { exits, fill, tap, text, host } = await openPage(newPhone)
  await fill('新手机号', '13912345678')
  await tap('获取验证码')
  await expect.element(text(/已发送至/)).toBeVisible()
  expect(host.memory.getItem('code_sample_phone')).not.toBeNull()
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await tap(phoneTexts.submit)
  await expect.poll(() => exits).toEqual([{ name: 'changed', query: undefined }])
  expect(host.memory.getItem('code_sample_phone')).toBeNull()
})

it('says where the code is asked for that no code is sent any more', async () => {
  const locked = '验证码错误次数过多，请30分钟后再试'
  const { fill, tap, text } = await openPage(newPhone, {
    faults: [refuses('user/sendMobileChangeCode', 42102, locked)],
  })
  await fill('新手机号', '13912345678')
  await tap('获取验证码')
  await expect.element(text(locked)).toBeVisible()
})

it('with a picture sends its key, and says at the picture why it was refused', async () => {
  const SEND = 'credit/marriageCertificate'
  const { exits, tap, text, calls } = await openPage(certificate, {
    faults: [refuses(SEND, 42141, '照片模糊，请重新上传', 1)],
  })
  await tap(certificateTexts.submit)
  await expect.element(text(missing)).toBeVisible()
  await upload('certificate.jpg')
  await expect.element(page.getByRole('button', { name: /第1张/ }).first()).toBeVisible()
  await tap(certificateTexts.submit)
  await expect.element(text('照片模糊，请重新上传')).toBeVisible()
  expect(calls(SEND)).toMatchObject([{ request: { picture: 'certificate.jpg' } }])
  expect(exits).toEqual([])
})

import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { onward } from '../../blocks/channel/onward.ts'
import { copy } from './copy.ts'
import { schemaOf, type Side } from './schema.ts'
import { idPhotos } from './step.ts'
import { cardCamera } from './testing/cardCamera.ts'

const CONFIRM = 'channel/idCardAuth'
const OCR = 'credit/idPhotoOcr'
const UPLOAD = 'credit/uploadIdPhoto'
const { read, wrong, missing, onFile } = copy

type Options = OpenPageOptions<{ from?: string }>

const openIt = (options: Options = {}) =>
  openPage(idPhotos(), { persona: 'siku-one-step', host: { device: cardCamera() }, ...options })
async function open(options: Options = {}) {
  const opened = await openIt(options)
  await expect.element(slot('front')).toBeVisible()
  return opened
}
const slot = (side: Side) => page.getByRole('group', { name: copy[side] })
const shoot = (side: Side) => slot(side).getByRole('button', { name: '拍照上传' }).click()
async function shootBoth() {
  await shoot('front')
  await shoot('back')
  await expect.element(page.getByLabelText(read.realName)).toBeVisible()
  await expect.element(page.getByLabelText(read.validFrom)).toBeVisible()
}

describe('the texts of a card', () => {
  /** 26 November 2026, 10:00 in Beijing. */
  const clock = { now: () => Date.UTC(2026, 10, 26, 2) }
  const errors = (more: object) => {
    const values = {
      front: [{ id: 'F' }],
      back: [{ id: 'B' }],
      realName: '陈思远',
      idNumber: '110101199003078013',
      validity: '2015.03.01-2035.03.01',
      realNameRead: '',
      validityRead: '',
      ...more,
    }
    return (
      schemaOf(clock)
        .safeParse(values)
        .error?.issues.map(({ message }) => message) ?? []
    )
  }

  it.each(['2015.03.01-2035.03.01', '2015.03.01-长期', ' 2015.03.01-长期'])(
    'are valid until %s',
    (validity) => {
      expect(errors({ validity })).toEqual([])
    },
  )

  it.each(['', '长期', '2015.3.1-2035.3.1', '2015-03-2035-03', '2015.03.01-2035.03.01。'])(
    'have no validity of %j',
    (validity) => expect(errors({ validity })).toEqual([wrong.validity]),
  )

  it('are each refused by themselves', () => {
    expect(errors({ realName: '陈1', idNumber: '110101209901010017' })).toEqual([
      '姓名里不能有“1”，请核对后修改',
      wrong.idNumber,
    ])
    expect(errors({ front: [] })).toEqual([missing.front])
    expect(errors({ front: [], back: [] })).toEqual([missing.front, missing.back])
  })
})

describe('what was read on a photo', () => {
  it.each([
    ['2016.13.45-2036.02.30', read.validFrom, '2016.13.45不是一个日期，请按身份证填写'],
    ['2017.02.28-2037.02.29', read.validUntil, '2037.02.29不是一个日期，请按身份证填写'],
    ['2020.05.06-2016.05.06', read.validUntil, '有效期限的结束日期早于开始日期，请核对'],
    ['2001.05.06-2021.05.06', read.validUntil, '身份证已过有效期，请更换证件后重试'],
    ['2099.05.06-2119.05.06', read.validFrom, '有效期限的开始日期还没有到，请核对'],
    ['2015.03.01', read.validUntil, wrong.validity],
  ])('is not sent with a validity of %s: the field %s says why', async (validity, label, message) => {
    const opened = await open({
      faults: [replies(OCR, { name: '陈思远', idNumber: '110101199003078013', validity })],
    })
    await shootBoth()
    await opened.tap(copy.submit)
    await expect.poll(() => opened.errorOf(label)).toContain(message)
    expect(opened.calls(CONFIRM)).toEqual([])
  })

  it('has its days to choose, in the form of the card', async () => {
    const opened = await open()
    await shootBoth()
    await opened.fill(read.validFrom, '2016-05-06')
    await opened.fill(read.validUntil, '2036-05-06')
    await opened.tap(copy.submit)
    await expect
      .poll(() => opened.calls(CONFIRM)[0]?.request)
      .toMatchObject({ validity: '2016.05.06-2036.05.06' })
  })

  it('is brought into one form, also where the photo says it', async () => {
    await open({ faults: [replies(OCR, { name: '⽅⽂\u200b', idNumber: '11010119900307002x' })] })
    await shoot('front')
    await expect.element(page.getByLabelText(read.realName)).toHaveValue('方文')
    await expect.element(page.getByLabelText(read.idNumber)).toHaveValue('110101 19900307 002X')
  })

  it('is filled in, sent as it was corrected, and what a loan needs comes next', async () => {
    const opened = await open({ search: { from: 'loan' } })
    await shootBoth()
    await opened.fill(read.validFrom, '2015-03-01')
    await page.getByRole('switch', { name: read.forever }).click()
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toEqual([{ name: 'loan', query: undefined }])
    const [{ request } = {}] = opened.calls(CONFIRM)
    expect(request).toMatchObject({ realName: '陈思远', validity: '2015.03.01-长期' })
    const { frontKey, backKey } = request as Record<string, unknown>
    expect([typeof frontKey, typeof backKey, frontKey === backKey]).toEqual(['string', 'string', false])
  })

  it('belongs to its side: the texts of the back come with the back', async () => {
    await open()
    await shoot('back')
    await expect.element(page.getByLabelText(read.validFrom)).toBeVisible()
    await expect.element(page.getByLabelText(read.realName)).not.toBeInTheDocument()
    await slot('back').getByRole('button', { name: '删除第1张' }).click()
    await expect.element(page.getByText(read.heading)).not.toBeInTheDocument()
    await expect.element(slot('back').getByRole('button', { name: '拍照上传' })).toHaveFocus()
  })

  it.each([
    ['nothing', {}],
    ['null', { name: null, idNumber: null, validity: null }],
  ])('may be %s: the customer types it, and is told what is wrong', async (_name, content) => {
    const opened = await open({ faults: [replies(OCR, content)] })
    await shootBoth()
    for (const label of [read.realName, read.idNumber, read.validFrom, read.validUntil])
      await expect.element(opened.field(label)).toHaveValue('')
    await opened.tap(copy.submit)
    await expect.poll(() => opened.errorOf(read.realName)).toContain(wrong.realName)
    expect(opened.errorOf(read.idNumber)).toContain(wrong.idNumber)
    expect(opened.errorOf(read.validFrom)).toContain(wrong.validity)
    await expect.element(opened.field(read.realName)).toHaveFocus()
    expect(opened.calls(CONFIRM)).toEqual([])
  })
})

describe('a photo that the server does not keep', () => {
  it.each([
    ['without a key', replies(UPLOAD, { key: '' })],
    ['because it is down', { match: UPLOAD, fault: 'result=42020' }],
  ])('%s is not part of the form', async (_name, fault) => {
    const opened = await open({ faults: [fault] })
    await shoot('front')
    await expect.element(opened.text(/系统异常/)).toBeVisible()
    await expect.element(page.getByText(read.heading)).not.toBeInTheDocument()
    await opened.tap(copy.submit)
    await expect.element(opened.text(missing.back)).toBeVisible()
    expect(opened.calls(CONFIRM)).toEqual([])
  })
})

describe('both photos that are refused together', () => {
  it.each([
    [42140, '身份证已过有效期，请更换证件后重试', 'back'],
    [42140, '国徽面不清晰，请重新拍摄', 'back'],
    [42140, '照片模糊，请重新拍摄', 'front'],
  ] as const)('with %i %s have the reason at the %s', async (code, text, side) => {
    const opened = await open({ faults: [refuses(CONFIRM, code, text)] })
    await shootBoth()
    await opened.tap(copy.submit)
    await expect.element(opened.text(text)).toBeVisible()
    const other = side === 'front' ? 'back' : 'front'
    await expect.element(slot(side)).toHaveAccessibleDescription(expect.stringContaining(text))
    await expect.element(slot(other)).not.toHaveAccessibleDescription(expect.stringContaining(text))
  })

  it('for another reason have it over the button, and are sent again', async () => {
    const opened = await open({
      faults: [refuses(CONFIRM, 42099, '请稍后再提交', 1)],
    })
    await shootBoth()
    await opened.tap(copy.submit)
    await expect.element(page.getByRole('alert').filter({ hasText: '请稍后再提交' })).toBeVisible()
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toHaveLength(1)
  })
})

describe('photos on file', () => {
  const photos = (front: unknown, back: unknown) => replies('credit/queryIdPhoto', { front, back })
  const step = (name: string | null) =>
    replies('channel/queryUserInfo', { realName: '陈*', idNumber: '3301**', mobile: null, step: name })

  it.each([
    ['both', photos('P1', 2), step('face-verify')],
    ['both, without a step', photos('P1', 'P2'), step(null)],
  ])('are not asked for again: %s', async (_name, ...faults) => {
    const { text, tap, exits } = await openIt({ faults })
    await expect.element(text(onFile.heading)).toBeVisible()
    await tap(onward.unknown)
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it.each([
    ['the front alone', photos('P1', null), step(null)],
    ['the back alone', photos(undefined, 'P2'), step(null)],
    ['0, which is none', photos('0', 0), step(null)],
    ['empty', photos('', 'P2'), step(null)],
    ['both, but the server names this page', photos('P1', 'P2'), step('ID-CARD-AUTH')],
  ])('are asked for: %s', async (_name, ...faults) => {
    await open({ faults })
    await expect.element(page.getByText(onFile.heading)).not.toBeInTheDocument()
  })

  it.each(['credit/queryIdPhoto', 'channel/queryUserInfo'])('are read again when %s fails', async (match) => {
    const { text, tap, world } = await openIt({ faults: [{ match, fault: 'result=42020' }] })
    await expect.element(text(copy.failed)).toBeVisible()
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.element(slot('front')).toBeVisible()
  })
})

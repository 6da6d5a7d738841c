import { DeviceFailure } from '@koo/flow'
import { memoryStorage, refuses } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { shopCopy } from '@koo/steps/shop'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { preOrderInfo } from './step.ts'
import { fillBooking, TYPED } from './testing/fill.ts'
import { isAhead, isDay } from './visitTime.ts'

const BOOK = 'merchant/confirmReservation'
const STATUS = 'merchant/queryReservationStatus'
const text = copy.form
const { labels } = text
const submit = () => page.getByRole('button', { name: text.submit, exact: true })

/** Opens the form of a merchant who has booked nothing, on 2 March 2026. */
async function open(options: OpenPageOptions<object> = {}) {
  const opened = await openPage(preOrderInfo, { persona: 'merchant-start', ...options })
  await expect.element(submit()).toBeVisible()
  return opened
}

it('sends what was typed, once for twenty taps, and leads on', async () => {
  const { exits, calls } = await open()
  await fillBooking()
  // The sheet of the hours is closing still.
  await expect.element(submit()).toBeVisible()
  const button = submit().element() as HTMLElement
  for (let tap = 0; tap < 20; tap += 1) button.click()
  await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
  expect(calls(BOOK).map(({ request }) => request)).toMatchObject([
    {
      contactName: '阿依古丽·买买提',
      contactPhone: '13912345678',
      merchantName: '思远便利店',
      industryId: '5213',
      address: { province: '浙江省', city: '杭州市', area: '西湖区', detail: '文三路90号' },
      applyAmount: '50000',
      visitTime: '2026-03-05 10:00',
    },
  ])
})

describe('a reply that is lost', () => {
  it('leaves one booking: the same serial number is sent again', async () => {
    const { exits, calls, world, tap, text: shown } = await open()
    await fillBooking()
    world.sandbox.addFaults('default', { match: BOOK, fault: 'drop=after', times: 1 })
    await submit().click()
    await expect.element(shown(/可能已经提交成功/)).toBeVisible()
    await tap('重新提交')
    await expect.poll(() => exits).toHaveLength(1)
    const serials = calls(BOOK).map(({ request }) => (request as { serialNumber: string }).serialNumber)
    expect([serials.length, new Set(serials).size]).toEqual([2, 1])
  })

  it('is reconciled by the status of the booking', async () => {
    const { exits, calls, world, tap } = await open()
    await fillBooking()
    world.sandbox.addFaults('default', { match: BOOK, fault: 'drop=after', times: 1 })
    await submit().click()
    await tap('查看结果')
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect([calls(BOOK).length, calls(STATUS).length]).toEqual([1, 1])
  })

  it('of a request that never arrived keeps what was typed', async () => {
    const { exits, world, tap, text: shown } = await open()
    await fillBooking()
    world.sandbox.addFaults('default', { match: BOOK, fault: 'drop=before', times: 1 })
    await submit().click()
    await tap('查看结果')
    await expect.element(shown(text.notThere)).toBeVisible()
    await expect.element(page.getByLabelText(labels.contactName)).toHaveValue(TYPED.contactName)
    expect(exits).toEqual([])
  })
})

describe('the amount', () => {
  it.each(['4999', '300001'])('of %s is refused at its field, in the server’s words', async (amount) => {
    const { errorOf, exits } = await open()
    await fillBooking({ amount })
    await submit().click()
    await expect.poll(() => errorOf(labels.amount)).toContain('预约金额须在5000元至300000元之间')
    await expect.element(page.getByLabelText(labels.amount)).toHaveFocus()
    expect(exits).toEqual([])
  })

  it('of a billion is not sent', async () => {
    const { errorOf, calls } = await open()
    await fillBooking({ amount: '1000000000' })
    await submit().click()
    await expect.poll(() => errorOf(labels.amount)).toContain(shopCopy.amount.wrong)
    expect(calls(BOOK)).toEqual([])
  })

  it('may be typed in full-width digits', async () => {
    const { exits, calls } = await open()
    await fillBooking({ amount: '５００００' })
    await submit().click()
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(BOOK)[0]?.request).toMatchObject({ applyAmount: '50000' })
  })
})

describe('the visit', () => {
  it('in the past is refused before anything is sent', async () => {
    const { errorOf, calls } = await open()
    await fillBooking({ visitDay: '2026-03-01' })
    await submit().click()
    await expect.poll(() => errorOf(labels.visitDay)).toContain(text.wrong.past)
    expect(calls(BOOK)).toEqual([])
  })

  it('is judged by the server’s clock, not by that of the phone', async () => {
    const { clock, exits } = await open()
    clock.setBy(30 * 24 * 60 * 60 * 1000)
    await fillBooking()
    await submit().click()
    await expect.poll(() => exits).toHaveLength(1)
  })

  it.each([
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2027-13-01', false],
    ['2026-04-31', false],
    ['', false],
    ['明天', false],
  ])('on %s: %s', (day, isThere) => {
    expect(isDay(day)).toBe(isThere)
  })

  it('is a moment of Beijing', () => {
    const ten = Date.parse('2026-03-05T10:00:00+08:00')
    expect(isAhead('2026-03-05', '10:00', ten - 1)).toBe(true)
    expect(isAhead('2026-03-05', '10:00', ten)).toBe(false)
  })
})

describe('a field that is wrong', () => {
  it.each([
    [labels.contactName, { contactName: '张三3' }, /3/],
    [labels.contactPhone, { contactPhone: '12912345678' }, text.wrong.contactPhone],
    [shopCopy.name.label, { merchantName: '思远便利店🍜' }, shopCopy.name.drawn],
    [shopCopy.name.label, { merchantName: '店'.repeat(200) }, /60/],
    [labels.visitDay, { visitDay: '' }, text.missing.visitDay],
  ])('%s has a sentence, and nothing is lost: %j', async (label, change, message) => {
    const { errorOf, calls } = await open()
    await fillBooking(change)
    await submit().click()
    await expect.poll(() => errorOf(label)).toMatch(message)
    await expect.element(page.getByLabelText(shopCopy.detail.label)).toHaveValue(TYPED.detail)
    expect(calls(BOOK)).toEqual([])
  })
})

it('shows a running booking, which the server will not have twice', async () => {
  const { exits, text: shown, tap } = await open({ persona: 'merchant-booked' })
  await fillBooking()
  await submit().click()
  await expect.element(shown('您已有进行中的预约，请勿重复提交')).toBeVisible()
  await tap(text.running)
  expect(exits).toEqual([{ name: 'done', query: undefined }])
})

describe('what was typed', () => {
  it('is there after a reload, for a day', async () => {
    const opened = await open()
    await fillBooking()
    await opened.clock.advance(5_000)
    await opened.reload()
    await expect.element(page.getByLabelText(labels.contactName)).toHaveValue(TYPED.contactName)
    await expect.element(page.getByRole('button', { name: /便利店零售/ })).toBeVisible()
    await expect.element(page.getByLabelText(labels.amount)).toHaveValue('50,000')
  })

  it('is forgotten when it is a booking', async () => {
    const store = memoryStorage()
    const { exits, clock } = await open({ host: { store } })
    await fillBooking()
    await submit().click()
    await expect.poll(() => exits).toHaveLength(1)
    await clock.advance(5_000)
    expect(JSON.stringify(store.entries())).not.toContain(TYPED.contactPhone)
  })
})

it('opens the example over it', async () => {
  const { tap, exits } = await open()
  await tap(text.example)
  expect(exits).toEqual([{ name: 'example', query: undefined }])
})

describe('the place of the phone', () => {
  const place = { latitude: 30.27, longitude: 120.12, precision: 20 }
  const find = () => page.getByRole('button', { name: shopCopy.place.find })

  it('is asked for after a tap only, with the reason, and fills in the address', async () => {
    const location = vi.fn(() => Promise.resolve(place))
    const { text: shown } = await open({ host: { device: { location } } })
    await expect.element(shown(shopCopy.place.reason)).toBeVisible()
    expect(location).not.toHaveBeenCalled()
    await find().click()
    await expect.element(shown(shopCopy.place.found)).toBeVisible()
    await expect.element(page.getByRole('button', { name: /浙江省 杭州市/ })).toBeVisible()
  })

  it('that is refused is said here, and the address can be chosen by hand', async () => {
    const failure = new DeviceFailure('refused', '没有获得定位权限，请在设置中开启')
    const { text: shown } = await open({ host: { device: { location: () => Promise.reject(failure) } } })
    await find().click()
    await expect.element(shown(failure.message)).toBeVisible()
    await expect.element(page.getByRole('button', { name: new RegExp(shopCopy.region.label) })).toBeEnabled()
  })

  it('that has no address is said in the server’s words', async () => {
    const { text: shown } = await open({
      host: { device: { location: () => Promise.resolve(place) } },
      faults: [refuses('merchant/resolveGpsAddress', 400, '未能识别您的位置，请手动选择地址')],
    })
    await find().click()
    await expect.element(shown('未能识别您的位置，请手动选择地址')).toBeVisible()
  })

  it('is not offered where the device does not know it', async () => {
    await open()
    expect(find().elements()).toEqual([])
  })
})

it('fits a narrow screen', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 812))
  await open({ host: { device: { location: () => new Promise(() => undefined) } } })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

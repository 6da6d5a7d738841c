import { memoryStorage, refuses, replies } from '@koo/page/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { BIND, CARD, CARDS, SEND } from './testing/cards.ts'
import { bind, button, code, mobile, number, open, openSent, SENT } from './testing/openCard.ts'

const { labels, missing, wrong } = copy

describe('the form', () => {
  it('has a code sent for the card and its phone number, and binds it once', async () => {
    const { exits, calls, host } = await bind()
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    // The sandbox keeps no whole number either.
    const sent = { ...CARD, cardNo: expect.stringMatching(/^\*{12}5678$/) }
    expect(calls(SEND).map(({ request }) => request)).toEqual([sent])
    expect(calls(BIND).map(({ request }) => request)).toMatchObject([{ ...sent, verifyCode: '123456' }])
    expect(calls(CARDS)).toHaveLength(1)
    expect(host.memory.getItem('code_credit_card')).toBeNull()
  })

  it('shows the number in fours, and says what is missing at each field', async () => {
    const { errorOf, text, calls } = await open()
    await button(copy.submit).click()
    await expect.poll(() => errorOf(labels.cardNo)).toContain(missing.cardNo)
    expect(errorOf(labels.mobile)).toContain(missing.mobile)
    await expect.element(text(missing.code)).toBeVisible()
    await expect.element(number()).toHaveFocus()
    await number().fill(CARD.cardNo)
    await expect.element(number()).toHaveValue('6225 8800 1234 5678')
    expect(calls(BIND)).toEqual([])
  })

  it.each(['123456789012', '6225880012345670', '6217001234567890123'])(
    'takes any number of 12 to 19 digits: %s',
    async (cardNo) => {
      const { calls } = await openSent({}, cardNo)
      const [{ request } = {}] = calls(SEND)
      expect((request as typeof CARD).cardNo).toHaveLength(cardNo.length)
    },
  )

  it.each([
    ['', CARD.mobile, labels.cardNo, missing.cardNo],
    ['12345678901', CARD.mobile, labels.cardNo, wrong.cardNo],
    [CARD.cardNo, '', labels.mobile, missing.mobile],
    [CARD.cardNo, '12912345678', labels.mobile, wrong.mobile],
  ])('has no code sent for "%s" and "%s"', async (cardNo, phone, label, message) => {
    const { errorOf, calls } = await open()
    await number().fill(cardNo)
    await mobile().fill(phone)
    await button('获取验证码').click()
    await expect.poll(() => errorOf(label)).toContain(message)
    expect(calls(SEND)).toEqual([])
  })

  it('has no voice call: the bank sends the code', async () => {
    await openSent()
    expect(page.getByText(/语音/).elements()).toEqual([])
  })

  it('twenty taps are one request', async () => {
    const { exits, calls } = await openSent()
    await code().fill('123456')
    const submit = button(copy.submit).element() as HTMLButtonElement
    for (let tap = 0; tap < 20; tap += 1) submit.click()
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(BIND)).toHaveLength(1)
  })

  it('says where the code was sent in lines of some characters, also at twice the text size', async () => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    onTestFinished(() => void (root.style.fontSize = ''))
    const { text } = await openSent()
    const said = text(SENT).element()
    const size = Number.parseFloat(getComputedStyle(said).fontSize)
    expect(said.getBoundingClientRect().width).toBeGreaterThan(7 * size)
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  })

  it('does not count a code for another card', async () => {
    const { text } = await openSent()
    await code().fill('123456')
    await number().fill('6225880012345679')
    await expect.element(code()).toHaveValue('')
    await expect.element(text(SENT)).not.toBeInTheDocument()
    await expect.element(button('60秒后重新获取')).toBeDisabled()
    await number().fill(CARD.cardNo)
    await expect.element(text(SENT)).toBeVisible()
  })
})

describe('a number and a code', () => {
  it('are in no storage and no event, and gone after a reload; the wait is not', async () => {
    const [memory, store, entry] = [memoryStorage(), memoryStorage(), memoryStorage()]
    const opened = await openSent({
      host: { memory, store, entry },
      faults: [refuses(BIND, 42143, '该卡不是信用卡')],
    })
    await code().fill('123456')
    await button(copy.submit).click()
    await expect.element(opened.text('该卡不是信用卡')).toBeVisible()
    await opened.clock.advance(20_000)
    const again = await opened.reload()
    await expect.element(number()).toHaveValue('')
    await expect.element(mobile()).toHaveValue('')
    await expect.element(code()).toHaveValue('')
    await expect.element(button('40秒后重新获取')).toBeDisabled()
    const kept = [memory, store, entry].map((storage) => storage.entries())
    expect(JSON.stringify([kept, opened.host.events, again.host.events])).not.toMatch(
      /6225|12345678|139\d{4}|123456/,
    )
  })
})

it('waits also for a code of whose wait the reply says nothing, over a reload too', async () => {
  const nothing = { mobileMasked: null, resendSeconds: null, transactionNo: null }
  const opened = await openSent({ faults: [replies(SEND, nothing)] })
  await expect.element(opened.text('已发送至139 •••• 5678')).toBeVisible()
  await opened.clock.advance(20_000)
  const again = await opened.reload()
  await mobile().fill(CARD.mobile)
  await expect.element(button('40秒后重新获取')).toBeDisabled()
  await expect.element(again.text('已发送至139 •••• 5678')).toBeVisible()
})

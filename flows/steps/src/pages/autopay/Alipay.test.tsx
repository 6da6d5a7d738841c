import { DeviceFailure, type AlipayOutcome, type AlipayRequest, type Device } from '@koo/flow'
import { refuses, replies, sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { hidePage } from '../../blocks/camera/testing/hidePage.ts'
import { copy } from './copy.ts'
import { autopay } from './step.ts'

const SIGN = 'repayment/getAlipaySignUrl'
const STATUS = 'repayment/getAutopayStatus'
const { label, on, ends, opening, open: offer } = copy.alipay
const gray = (isOn: unknown) => replies('cash/queryGray', { alisignApplyGray: isOn })
const named = page.getByText(label)
const row = page.getByRole('button', { name: new RegExp(label) })
const bank = page.getByRole('switch', { name: copy.bank })
const isOn = page.getByText(on, { exact: true })

/** The page of a customer without alipay, in an app in which alipay does this with a signing. */
async function open(
  alipay: NonNullable<Device['alipay']>,
  { host, ...options }: OpenPageOptions<object> & { persona?: string } = {},
) {
  const asked: AlipayRequest[] = []
  const device: Device = {
    alipay: (request) => {
      asked.push(request)
      return alipay(request)
    },
  }
  const opened = await openPage(autopay, {
    persona: 'autopay-on',
    faults: [gray(true)],
    ...options,
    host: { device, ...host },
  })
  return { asked, ...opened }
}
const failing = (kind: DeviceFailure['kind']) => () => Promise.reject(new DeviceFailure(kind, ''))

/** A world, and its customer who agrees at the page of alipay. */
function agreeing() {
  const world = sandboxWorld({ persona: 'autopay-on' })
  const body = new URLSearchParams({ outcome: 'success' })
  const agree = (address: string) => world.sandbox.fetch(new Request(address, { method: 'POST', body }))
  return { world, agree }
}

describe('automatic repayment by alipay', () => {
  const signs = () => Promise.resolve<AlipayOutcome>('signed')
  it.each<[string, Device, unknown, boolean]>([
    ['an app that has it', { alipay: signs }, true, true],
    ['an app without the flag', { alipay: signs }, false, false],
    ['an app with a flag of another kind', { alipay: signs }, 'true', false],
    ['an app with no flag', { alipay: signs }, null, false],
    ['any other environment', {}, true, false],
  ])('is offered in %s: %s', { tags: ['autoPay.3', 'role.9'] }, async (_, device, flag, shown) => {
    await openPage(autopay, {
      persona: 'autopay-on',
      contract: 'report',
      host: { device },
      faults: [gray(flag)],
    })
    await expect.element(bank).toBeVisible()
    if (shown) await expect.element(row).toMatchTextContent(offer)
    else await expect.element(named).not.toBeInTheDocument()
  })

  it('that is on is said everywhere', async () => {
    await openPage(autopay, { persona: 'autopay-alipay' })
    await expect.element(named).toBeVisible()
    await expect.element(isOn).toBeVisible()
  })

  it('is signed by the app at the address of the reply, and is on when the server says so', async () => {
    const { world, agree } = agreeing()
    const { asked, calls, host } = await open(
      async ({ address }) => {
        await agree(address)
        return 'signed'
      },
      { world },
    )
    await row.click()
    await expect.element(page.getByText(copy.alipay.signed)).toBeVisible()
    await expect.element(isOn).toBeVisible()
    await expect.element(row).not.toBeInTheDocument()
    expect(calls(SIGN).map(({ request }) => request)).toEqual([
      { callBackUrl: location.origin + location.pathname },
    ])
    expect(asked.map(({ address }) => address)).toEqual([expect.stringContaining('/__sandbox/alipay?')])
    expect(host.opened).toEqual([])
  })

  it('is opened once for many taps, and says so meanwhile', async () => {
    const { asked } = await open(() => new Promise(() => undefined))
    await row.click()
    await expect.element(row).toMatchTextContent(opening)
    await expect.element(row).toBeDisabled()
    await expect.poll(() => asked).toHaveLength(1)
  })

  it('that the customer leaves is not on, says so, and can be opened again', async () => {
    const { asked } = await open(failing('cancelled'))
    await row.click()
    await expect.element(page.getByRole('status').getByText(ends.cancelled)).toBeVisible()
    await expect.element(row).toMatchTextContent(offer)
    await row.click()
    await expect.poll(() => asked).toHaveLength(2)
    await expect.element(page.getByText(ends.cancelled)).toBeVisible()
  })

  it('that alipay refuses says so', async () => {
    await open(failing('refused'))
    await row.click()
    await expect.element(page.getByText(ends.refused)).toBeVisible()
  })

  it.each<[string, NonNullable<Device['alipay']>]>([
    ['says that it is signed, and the server does not', signs],
    ['does not know', () => Promise.resolve('unknown')],
    ['never came back', failing('timedOut')],
    ['fails in another way', () => Promise.reject(new TypeError('gone'))],
  ])('is unknown when alipay %s, and is asked for again by hand', async (_, alipay) => {
    const { calls } = await open(alipay)
    await row.click()
    await expect.element(page.getByText(ends.unknown)).toBeVisible()
    await expect.element(isOn).not.toBeInTheDocument()
    await expect.poll(() => calls(STATUS)).toHaveLength(2)
    await page.getByRole('button', { name: copy.alipay.refresh }).click()
    await expect.poll(() => calls(STATUS)).toHaveLength(3)
    await expect.element(page.getByText(ends.unknown)).toBeVisible()
  })

  it('that was unknown is read again when the customer comes back, and then said to be on', async () => {
    const { world, agree } = agreeing()
    const { asked } = await open(failing('timedOut'), { world })
    await row.click()
    await expect.element(page.getByText(ends.unknown)).toBeVisible()
    const show = hidePage()
    await agree(asked[0]?.address ?? '')
    show()
    await expect.element(page.getByText(copy.alipay.signed)).toBeVisible()
    await expect.element(isOn).toBeVisible()
    await expect.element(page.getByText(ends.unknown)).not.toBeInTheDocument()
  })

  it.each(['tooOld', 'missing'] as const)(
    'leaves for the page of alipay in an app that is %s, and is unknown until then',
    async (kind) => {
      const { host } = await open(failing(kind))
      await row.click()
      await expect.poll(() => host.opened).toEqual([expect.stringContaining('/__sandbox/alipay?')])
      await expect.element(page.getByText(ends.unknown)).toBeVisible()
    },
  )

  it('gives the app no address that may not be opened', async () => {
    const { asked } = await open(signs, { host: { opens: () => false } })
    await row.click()
    await expect.element(page.getByText(copy.alipay.refused)).toBeVisible()
    expect(asked).toEqual([])
  })

  it.each([7, null, {}, undefined, ''])('takes an address %j for none, and says so', async (url) => {
    const options = { contract: 'report' as const, faults: [gray(true), replies(SIGN, { url })] }
    const { asked } = await open(signs, options)
    await row.click()
    await expect.element(page.getByText(/稍后/)).toBeVisible()
    await expect.element(row).toBeEnabled()
    expect(asked).toEqual([])
  })

  it('says a refusal of the server, and opens nothing', async () => {
    const alipay = vi.fn(signs)
    await open(alipay, { faults: [gray(true), refuses(SIGN, 500, '系统繁忙')] })
    await row.click()
    await expect.element(page.getByText(/系统繁忙/)).toBeVisible()
    expect(alipay).not.toHaveBeenCalled()
  })
})

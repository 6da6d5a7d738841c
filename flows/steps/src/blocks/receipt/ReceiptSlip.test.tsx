import { DeviceFailure, type Device } from '@koo/flow'
import { openPage } from '@koo/page/testing/page'
import { defineStep } from '@koo/flow'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { ReceiptSlip, type ReceiptSlipProps } from './index.ts'

const SERIAL = '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d'
const facts: ReceiptSlipProps = {
  title: '借款回执',
  label: '借款金额',
  amount: '12,000',
  serial: { label: '流水号', value: SERIAL },
  picture: {
    title: '借款回执',
    label: '借款金额',
    amount: '¥12,000.00',
    lines: [{ label: '收款账户', value: '招商银行 储蓄卡 5670' }],
  },
  calendar: { id: SERIAL, days: [{ day: '2026-04-08', amount: '1,115.09', period: 1 }] },
}

const open = (device: Device = {}, props: Partial<ReceiptSlipProps> = {}) => {
  const Slip = () => <ReceiptSlip {...facts} {...props} />
  const slip = defineStep({ title: '借款结果', exits: {} }).page(() => Promise.resolve({ default: Slip }))
  return openPage(slip, { host: { device } })
}
const calendar = page.getByRole('button', { name: copy.calendar })
const picture = page.getByRole('button', { name: copy.picture })
const failing = () => Promise.reject(new DeviceFailure('missing', '暂时无法使用'))

afterEach(() => void vi.restoreAllMocks())

describe('where files can be downloaded', () => {
  it('saves the repayment days as a calendar and the receipt as a picture, and says so', async () => {
    const saved: File[] = []
    await open({
      saveFile: async (file) => {
        saved.push(file)
        await Promise.resolve()
      },
    })
    await calendar.click()
    await expect.element(page.getByText(copy.saved.calendar)).toBeVisible()
    await picture.click()
    await expect.element(page.getByText(copy.saved.picture)).toBeVisible()
    expect(saved.map(({ name, type }) => [name, type])).toEqual([
      ['还款日.ics', 'text/calendar'],
      ['借款回执.png', 'image/png'],
    ])
    expect(await saved[0]?.text()).toContain('DTSTART;VALUE=DATE:20260408')
    const drawn = await createImageBitmap(saved[1]!)
    expect(drawn.width).toBe(3 * 375)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe.each([
  ['where nothing can be downloaded', {}],
  ['in a web view that says so at the press', { saveFile: failing }],
])('%s', (_, device) => {
  it('shows the picture, to be pressed long, with what it says for a screen reader', async () => {
    await open(device)
    await picture.click()
    await expect.element(page.getByRole('dialog', { name: copy.pictureSheet.title })).toBeVisible()
    await expect.element(page.getByText(copy.pictureSheet.hint)).toBeVisible()
    await expect
      .element(page.getByRole('img', { name: '借款回执，借款金额¥12,000.00，收款账户招商银行 储蓄卡 5670' }))
      .toBeVisible()
  })

  it('shows the repayment days, to be copied', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open(device)
    await calendar.click()
    await expect.element(page.getByRole('dialog', { name: copy.datesSheet.title })).toBeVisible()
    await page.getByRole('button', { name: copy.datesSheet.copy }).click()
    expect(writeText).toHaveBeenCalledWith('2026年4月8日 ¥1,115.09（第1期）')
  })
})

it('copies the whole number at a press', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await page.getByRole('button', { name: '…1e2f 3a4b 5c6d 复制流水号' }).click()
  expect(writeText).toHaveBeenCalledWith(SERIAL)
})

it('says that there is no picture where the browser gives none', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await open()
  await picture.click()
  await expect.element(page.getByText(copy.noPicture)).toBeVisible()
})

it('offers no calendar without repayment days, and no number that the reply did not have', async () => {
  await open({}, { calendar: { id: SERIAL, days: [] }, serial: null })
  await expect.element(picture).toBeVisible()
  await expect.element(calendar).not.toBeInTheDocument()
  expect(document.body.textContent).not.toContain('流水号')
})

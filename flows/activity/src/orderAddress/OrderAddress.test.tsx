import { memoryStorage, replies } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { ADDRESSES, open, radio, sent, submit, TYPED, writeNew } from './testing/form.ts'

const { labels } = copy

describe('a saved address', () => {
  it(
    'is given to this order alone, once, and the way leads to the prizes',
    { tags: ['loan.2'] },
    async () => {
      const opened = await open({ persona: 'ten-addresses', search: { orderNum: 'JS1' } })
      await expect.element(submit()).toBeVisible()
      const button = submit().element() as HTMLButtonElement
      for (let tapped = 0; tapped < 20; tapped += 1) button.click()
      await expect.poll(() => opened.exits).toEqual([{ name: 'prizes', query: undefined }])
      expect(sent(opened)).toMatchObject([
        {
          serialNumber: expect.stringMatching(/^[\w.-]{16,64}$/),
          orderNum: 'JS1',
          address: { addressId: 'DS0', isDefault: true },
        },
      ])
    },
  )

  it('is the default one at first, the phone masked; another one can be chosen', async () => {
    const opened = await open()
    await expect.element(radio(/王小明 138 •••• \d{4}.*默认/)).toBeChecked()
    const other = radio(/^(?!王小明).*••••/)
    await other.click()
    await opened.tap(copy.submit)
    await expect.poll(() => sent(opened)).toMatchObject([{ orderNum: 'JS0', address: { addressId: 'DS1' } }])
  })

  it('without an id is not offered, because choosing it would save it again', async () => {
    const address = { contactName: '王小红', contactPhone: '13800000001', province: '浙江省', city: '杭州市' }
    await open({ faults: [replies(ADDRESSES, [address])] })
    await expect.element(page.getByLabelText(labels.contactName)).toBeVisible()
    expect(page.getByRole('radio').elements()).toEqual([])
  })
})

describe('a new address', () => {
  it('is sent with four levels of its region and without an id', async () => {
    const opened = await open()
    await writeNew(opened)
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toHaveLength(1)
    expect(sent(opened)).toMatchObject([
      {
        orderNum: 'JS0',
        address: {
          contactName: TYPED.contactName,
          contactPhone: TYPED.contactPhone,
          province: '浙江省',
          city: '杭州市',
          area: '西湖区',
          street: '文新街道',
          detail: TYPED.detail,
        },
      },
    ])
    expect(sent(opened)[0]).not.toHaveProperty('address.addressId')
  })

  it.each([
    [{ contactName: '陈' }, labels.contactName, copy.wrong.contactName],
    [{ contactName: ' ' }, labels.contactName, copy.missing.contactName],
    [{ contactPhone: '12912345678' }, labels.contactPhone, copy.wrong.contactPhone],
    [{ detail: '3幢' }, labels.detail, copy.wrong.detail],
  ])('with %j is not sent: the field says why', { tags: ['field.2'] }, async (change, label, message) => {
    const opened = await open()
    await writeNew(opened, change)
    await opened.tap(copy.submit)
    await expect.poll(() => opened.errorOf(label)).toContain(message)
    expect(sent(opened)).toEqual([])
  })

  it('takes a number as it is pasted', { tags: ['field.3', 'field.4', 'field.5'] }, async () => {
    const opened = await open()
    await writeNew(opened, { contactPhone: '+86 138 1234 5678' })
    await opened.tap(copy.submit)
    await expect.poll(() => sent(opened)).toMatchObject([{ address: { contactPhone: '13812345678' } }])
  })

  it('stays as it was written while a saved one is looked at, and over a reload', async () => {
    const opened = await open({ host: { store: memoryStorage() } })
    await writeNew(opened)
    await radio(/王小明/).click()
    await radio(copy.isNew).click()
    await expect.element(opened.field(labels.detail)).toHaveValue(TYPED.detail)
    await opened.clock.advance(5_000)
    const again = await opened.reload()
    await expect.element(again.field(labels.detail)).toHaveValue(TYPED.detail)
    await expect.element(again.picker(labels.region)).toHaveTextContent('浙江省 杭州市 西湖区 文新街道')
  })

  it('is not asked for while a saved one is chosen', async () => {
    const opened = await open()
    await radio(copy.isNew).click()
    await opened.fill(labels.contactName, '陈')
    await radio(/王小明/).click()
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toHaveLength(1)
    expect(sent(opened)).toMatchObject([{ address: { addressId: 'DS0' } }])
  })
})

it('ten addresses are all there are: one of them is chosen', async () => {
  const { text } = await open({ persona: 'ten-addresses' })
  await expect.element(text(copy.most(10))).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(10)
  expect(radio(copy.isNew).elements()).toEqual([])
})

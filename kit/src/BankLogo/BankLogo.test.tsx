import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ImageProvider } from '../images/index.ts'
import { BankLogo, bankLogoSizes } from './index.ts'

describeConformance('BankLogo', { render: (props) => <BankLogo bankName="招商银行" {...props} /> })

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

it('shows the picture, and the first character when there is none or it breaks', async () => {
  const view = await render(<BankLogo bankName="招商银行" />)
  expect(view.container.textContent).toBe('招')
  await view.rerender(<BankLogo bankName="招商银行" src={picture} />)
  expect(view.container.textContent).toBe('')
  expect(view.container.querySelector('img')?.referrerPolicy).toBe('no-referrer')
  await view.rerender(<BankLogo bankName="𠮷林银行" src="data:image/png;base64,AAAA" />)
  await expect.poll(() => view.container.textContent).toBe('𠮷')
})

it.each([
  ['中国工商银行', '工'],
  ['中国建设银行', '建'],
  ['中国邮政储蓄银行', '邮'],
  ['中国银行', '中'],
  ['中国银行股份有限公司', '中'],
  ['杭州银行', '杭'],
])('stands for %s by %s', async (bankName, initial) => {
  const view = await render(<BankLogo bankName={bankName} />)
  expect(view.container.textContent).toBe(initial)
})

it('is not asked for where the host does not allow its address', async () => {
  const allow = (url: string) => url.startsWith('https://img.credit.test/')
  const logo = (src: string) => (
    <ImageProvider allow={allow}>
      <BankLogo bankName="招商银行" src={src} />
    </ImageProvider>
  )
  const view = await render(logo('https://evil.test/pixel.png'))
  expect(view.container.querySelector('img')).toBeNull()
  expect(view.container.textContent).toBe('招')
  await view.rerender(logo('https://img.credit.test/cmb.png'))
  expect(view.container.querySelector('img')?.getAttribute('src')).toBe('https://img.credit.test/cmb.png')
})

it.each(bankLogoSizes)('is a circle of one size with and without its picture: %s', async (size) => {
  const view = await render(<BankLogo bankName="招商银行" size={size} />)
  const box = () => view.container.firstElementChild?.getBoundingClientRect()
  const { width, height } = box() ?? {}
  expect([width, height]).toEqual(size === 'small' ? [20, 20] : [36, 36])
  await view.rerender(<BankLogo bankName="招商银行" size={size} src={picture} />)
  expect([box()?.width, box()?.height]).toEqual([width, height])
})

it('is large by default', async () => {
  const view = await render(<BankLogo bankName="招商银行" />)
  expect(view.container.firstElementChild?.getBoundingClientRect().width).toBe(36)
})

it('keeps its size beside a long name', async () => {
  const view = await render(
    <div style={{ display: 'flex', width: 200 }}>
      <BankLogo bankName="招商银行" data-testid="logo" />
      <span style={{ flex: 'none', width: 400 }}>内蒙古自治区农村信用社联合社</span>
    </div>,
  )
  expect(view.getByTestId('logo').element().getBoundingClientRect().width).toBe(36)
})

it('is hidden from screen readers, unless its caller names it', async () => {
  const view = await render(<BankLogo bankName="招商银行" src={picture} />)
  expect(view.getByRole('img').query()).toBeNull()
  await view.rerender(<BankLogo bankName="招商银行" aria-hidden={false} role="img" aria-label="招商银行" />)
  await expect.element(view.getByRole('img', { name: '招商银行' })).toBeVisible()
})

it('shows nothing for a bank without a name', async () => {
  const view = await render(<BankLogo bankName="" />)
  expect(view.container.textContent).toBe('')
  expect(view.container.firstElementChild?.getBoundingClientRect().width).toBe(36)
})

it('tries a new address after a broken one, and not the broken one again', async () => {
  const broken = 'data:image/png;base64,AAAA'
  const view = await render(<BankLogo bankName="招商银行" src={broken} />)
  await expect.poll(() => view.container.textContent).toBe('招')
  await view.rerender(<BankLogo bankName="招商银行" src={broken} />)
  expect(view.container.querySelector('img')).toBeNull()
  await view.rerender(<BankLogo bankName="招商银行" src={picture} />)
  expect(view.container.querySelector('img')?.getAttribute('src')).toBe(picture)
})

it('is loaded when it comes near the screen', async () => {
  const view = await render(<BankLogo bankName="招商银行" src={picture} />)
  const image = view.container.querySelector('img')
  expect([image?.loading, image?.decoding, image?.alt]).toEqual(['lazy', 'async', ''])
})

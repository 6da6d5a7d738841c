import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ImageProvider } from '../images/index.ts'
import { BankLogo } from './index.ts'

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

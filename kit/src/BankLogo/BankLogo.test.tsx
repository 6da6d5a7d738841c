import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
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

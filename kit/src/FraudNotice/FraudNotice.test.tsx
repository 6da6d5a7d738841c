import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { FraudNotice } from './index.ts'

describeConformance('FraudNotice', { render: (props) => <FraudNotice {...props} /> })

it('warns with the given text', async () => {
  const view = await render(<FraudNotice />)
  expect(view.container.textContent).toBe('谨防“代还”诈骗，请勿向陌生人转账。')
  await view.rerender(<FraudNotice>防范诈骗！</FraudNotice>)
  expect(view.container.textContent).toBe('防范诈骗！')
})

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Button } from '../Button/index.ts'
import { FooterBar } from './index.ts'

describeConformance('FooterBar', {
  render: (props) => (
    <FooterBar above={<p>我已阅读并同意协议</p>} {...props}>
      <Button block>立即借款</Button>
    </FooterBar>
  ),
})

it('stays at the bottom of a long page, but not on a very low screen', async () => {
  await render(
    <div>
      <div style={{ height: 3000 }} />
      <FooterBar>
        <Button block>立即借款</Button>
      </FooterBar>
    </div>,
  )
  const button = page.getByRole('button')
  expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  await page.viewport(640, 320)
  expect(button.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight)
  await page.viewport(375, 667)
})

import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { SerialNumber } from './index.ts'

const SERIAL = '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d'

describeConformance('SerialNumber', {
  render: (props) => <SerialNumber value={SERIAL} copyLabel="复制流水号" onCopy={() => {}} {...props} />,
})

it('shows the end in groups; a press copies the whole number, and shows it', async () => {
  const onCopy = vi.fn()
  await render(<SerialNumber value={SERIAL} copyLabel="复制流水号" onCopy={onCopy} />)
  const button = page.getByRole('button', { name: '…1e2f 3a4b 5c6d 复制流水号' })
  await button.click()
  expect(onCopy).toHaveBeenCalledExactlyOnceWith(SERIAL)
  await expect.element(page.getByText(SERIAL)).toBeVisible()
})

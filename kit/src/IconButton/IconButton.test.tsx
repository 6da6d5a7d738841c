import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { IconClose } from '../Icon/index.ts'
import { IconButton } from './index.ts'

describeConformance('IconButton', {
  render: (props) => (
    <IconButton label="关闭" {...props}>
      <IconClose />
    </IconButton>
  ),
})

it('is named, 44 large and does not submit', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  const view = await render(
    <form onSubmit={onSubmit}>
      <IconButton label="清空" onClick={onClick}>
        <IconClose />
      </IconButton>
    </form>,
  )
  const button = view.getByRole('button', { name: '清空' })
  await button.click()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
  const { width, height } = button.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

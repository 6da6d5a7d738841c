import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pending } from './Pending.tsx'

it('says that it loads, to those who do not see its shapes', { tags: ['layout.4'] }, async () => {
  await render(<Pending />)
  await expect.element(page.getByRole('status')).toHaveTextContent('加载中')
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
})

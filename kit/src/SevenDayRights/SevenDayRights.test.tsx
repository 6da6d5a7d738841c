import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { SevenDayRights } from './index.ts'

const right = {
  title: '7天0息费体验',
  rules: ['单笔借款满2,000元可用', '有效期内可使用一次'],
  selected: false,
  buttonText: '使用权益',
}

describeOverlay('SevenDayRights', {
  name: right.title,
  render: (props) => <SevenDayRights {...right} onSelectedChange={() => {}} {...props} />,
})

it.each([
  [false, '使用权益'],
  [true, '不使用'],
])(
  'explains the right; selected %s: 《%s》 changes that and leaves closing to the caller',
  { tags: ['widget.5'] },
  async (selected, buttonText) => {
    const onSelectedChange = vi.fn()
    const onOpenChange = vi.fn()
    await render(
      <SevenDayRights {...right} {...{ selected, buttonText, onSelectedChange, onOpenChange }} open />,
    )
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(right.rules)
    await page.getByRole('button', { name: buttonText }).click()
    expect(onSelectedChange.mock.calls).toEqual([[!selected]])
    expect(onOpenChange).not.toHaveBeenCalled()
  },
)

it('is closed without a change', async () => {
  const onSelectedChange = vi.fn()
  const onOpenChange = vi.fn()
  await render(<SevenDayRights {...right} {...{ onSelectedChange, onOpenChange }} open />)
  await page.getByRole('button', { name: '关闭' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(onSelectedChange).not.toHaveBeenCalled()
})

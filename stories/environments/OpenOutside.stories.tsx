import { withSandbox } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { OpenOutside } from '../../app/src/frames/OpenOutside.tsx'

/** In the frame of a partner's page: a page that is neither of the partner's channel nor of its loan. */
const meta = {
  title: 'Environments/Open outside',
  component: OpenOutside,
  decorators: [withSandbox],
  parameters: { sandbox: { title: '登录', signedIn: false } },
} satisfies Meta<typeof OpenOutside>
export default meta
type Story = StoryObj<typeof meta>

export const Sentence: Story = {}

/** Nothing says whether the window was opened. */
export const Asked: Story = {
  beforeEach() {
    spyOn(window, 'open').mockReturnValue(null)
  },
  async play() {
    const screen = within(document.body)
    await userEvent.click(await screen.findByRole('button', { name: '在新窗口中打开' }))
    await expect(await screen.findByRole('button', { name: '没有打开？在当前窗口打开' })).toBeVisible()
  },
}

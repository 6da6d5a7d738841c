import { withSandbox } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import LoginAlias from './LoginAlias.tsx'

const meta = {
  title: 'Pages/Account/Sign-in by its other address',
  component: LoginAlias,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof LoginAlias>

export default meta
type Story = StoryObj<typeof meta>

/** Stands until the next page has come. */
export const LeadingOn: Story = { parameters: { sandbox: { title: '登录' } } }

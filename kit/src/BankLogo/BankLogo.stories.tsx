import type { Meta, StoryObj } from '@storybook/react-vite'
import { BankLogo } from './index.ts'

const meta = {
  title: 'Business/BankLogo',
  component: BankLogo,
  args: { bankName: '招商银行' },
} satisfies Meta<typeof BankLogo>

export default meta
type Story = StoryObj<typeof meta>

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><circle cx="18" cy="18" r="18" fill="teal"/><path d="M18 8l8 10-8 10-8-10z" fill="white"/></svg>',
)}`

export const Initial: Story = {}

export const Small: Story = { args: { size: 'small' } }

export const Picture: Story = { args: { src: picture } }

/** The address does not return a picture. */
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' }, tags: ['no-picture'] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { LoanUseRow } from './index.ts'

const meta = {
  title: 'Business/LoanUseRow',
  component: LoanUseRow,
  args: { onClick: () => {}, value: '日常消费' },
  decorators: [(Story) => <Surface pad="list">{<Story />}</Surface>],
} satisfies Meta<typeof LoanUseRow>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { tags: ['no-picture'] }

export const None: Story = { args: { value: undefined }, tags: ['no-picture'] }

export const WithError: Story = { args: { value: undefined, error: '请选择借款用途' } }

export const LongName: Story = { args: { value: '装修与家居（含家具、家电、软装及其他居家用品采购）' } }

export const Busy: Story = { args: { value: undefined, busy: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { BankCardRow } from './index.ts'

const meta = {
  title: 'Business/BankCardRow',
  component: BankCardRow,
  args: { onClick: () => {}, card: { bankName: '招商银行', tail: '8842' } },
  decorators: [(Story) => <Surface pad="list">{<Story />}</Surface>],
} satisfies Meta<typeof BankCardRow>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {}

export const None: Story = { args: { card: undefined } }

export const LongName: Story = {
  args: { card: { bankName: '内蒙古自治区农村信用社联合社股份有限公司', tail: '0017' } },
}

export const WithNote: Story = { args: { note: '收款与还款用同一张卡' } }

export const WithError: Story = { args: { error: '该卡单笔限额1万元，请换一张' } }

export const Busy: Story = { args: { card: undefined, busy: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconCard } from '../Icon/index.ts'
import { Surface } from '../Surface/index.ts'
import { ListRow } from './index.ts'

const meta = {
  title: 'Primitives/ListRow',
  component: ListRow,
  args: { label: '借款用途', value: '日常消费' },
  decorators: [(Story) => <Surface pad="list">{Story()}</Surface>],
} satisfies Meta<typeof ListRow>

export default meta

type Story = StoryObj<typeof meta>

export const Static: Story = {}
export const LeadsOn: Story = { args: { onClick: () => {} } }
export const StillToChoose: Story = { args: { value: '请选择', tone: 'quiet', onClick: () => {} } }
export const Benefit: Story = {
  args: { label: '优惠券', value: '−¥126.38', tone: 'benefit', onClick: () => {} },
}
export const WithNotes: Story = {
  args: {
    label: '还款计划',
    note: '每月20日',
    value: '首期 ¥1,087.44',
    valueNote: '年利率（单利）15.30%',
    onClick: () => {},
  },
}
/** A number to dial; other rows lead on by their `onClick`. */
export const Dials: Story = {
  args: { label: '拨打客服电话', value: '400-000-0000', valueNote: '每天9:00–21:00', href: 'tel:4000000000' },
}
export const Disabled: Story = {
  args: { label: '优惠券', value: '暂无可用', onClick: () => {}, disabled: true },
}
/** The bank's name is shortened; the last digits of the card never are. */
export const LongName: Story = {
  args: {
    label: '收款银行卡',
    icon: <IconCard />,
    value: '中国邮政储蓄银行股份有限公司深圳前海蛇口自贸片区分行营业部 储蓄卡',
    tail: '8842',
    onClick: () => {},
  },
}
export const List: Story = {
  render: () => (
    <>
      <ListRow label="收款银行卡" value="招商银行 储蓄卡" tail="8842" onClick={() => {}} />
      <ListRow label="优惠券" value="−¥126.38" tone="benefit" onClick={() => {}} />
      <ListRow label="借款用途" value="日常消费" onClick={() => {}} />
      <ListRow
        label="还款计划"
        note="每月20日"
        value="首期 ¥1,087.44"
        valueNote="年利率（单利）15.30%"
        onClick={() => {}}
      />
      <ListRow label="放款机构" value="示例消费金融股份有限公司" />
    </>
  ),
}

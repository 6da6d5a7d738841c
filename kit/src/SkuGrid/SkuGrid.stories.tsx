import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { SkuGrid } from './index.ts'

const meta = {
  title: 'Business/SkuGrid',
  component: SkuGrid,
  args: {
    label: '充值面额',
    options: [
      { value: '10', title: '10元', price: '¥9.98' },
      { value: '30', title: '30元', price: '¥29.94' },
      { value: '50', title: '50元', price: '¥49.90', original: '¥50.00', mark: '推荐' },
      { value: '100', title: '100元', price: '¥99.80' },
      { value: '200', title: '200元', price: '¥199.60' },
      { value: '500', title: '500元', reason: '暂时缺货' },
    ],
  },
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof SkuGrid>

export default meta

type Story = StoryObj<typeof meta>

export const Nothing: Story = {}
export const Selected: Story = { args: { defaultValue: '50' } }
export const Invalid: Story = { args: { error: '请选择充值面额' } }
export const Disabled: Story = { args: { defaultValue: '50', disabled: true } }
/** Nothing can be had at the moment; each card says so. */
export const Maintenance: Story = {
  args: { options: ['10元', '30元', '50元'].map((title) => ({ value: title, title, reason: '维护中' })) },
}
/** Plans that need a sentence stand below each other. */
export const OneColumn: Story = {
  args: {
    label: '会员方案',
    columns: 1,
    defaultValue: 'month',
    options: [
      {
        value: 'month',
        title: '连续包月',
        price: '¥15.00',
        original: '¥30.00',
        note: '到期前自动续费15.00元，可随时关闭',
        mark: '首月优惠',
      },
      { value: 'year', title: '年卡', price: '¥198.00', note: '到期不自动续费' },
    ],
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { InstitutionInfo } from './index.ts'

const meta = {
  title: 'Business/InstitutionInfo',
  component: InstitutionInfo,
  args: {
    open: true,
    onOpenChange: () => {},
    name: '示例消费金融有限公司',
    facts: [
      { label: '机构类型', value: '持牌消费金融公司' },
      { label: '金融许可证号', value: 'X0000H000000001' },
      { label: '客服电话', value: '400-000-0000' },
    ],
  },
} satisfies Meta<typeof InstitutionInfo>

export default meta
type Story = StoryObj<typeof meta>

export const WithFacts: Story = {}

export const TextOnly: Story = {
  args: { facts: undefined, children: '本次借款由上述机构发放，借款合同与放款记录以该机构为准。' },
}

export const LongName: Story = {
  args: { name: '内蒙古某某消费金融股份有限公司与示例信托有限责任公司联合发放' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AgreementLine, type AgreementLineProps } from './index.ts'

function Live(props: AgreementLineProps) {
  const [checked, setChecked] = useState(props.value)
  return (
    <AgreementLine
      {...props}
      value={checked}
      onValueChange={setChecked}
      error={checked ? undefined : props.error}
    />
  )
}

const meta = {
  title: 'Business/AgreementLine',
  component: AgreementLine,
  args: {
    value: false,
    onValueChange: () => {},
    onOpen: () => {},
    onOpenAll: () => {},
    agreements: [{ id: 'loan', name: '借款协议' }],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof AgreementLine>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {}

export const Ticked: Story = { args: { value: true } }

export const Asked: Story = { args: { error: '请勾选借款协议' } }

export const TwoAgreements: Story = {
  args: {
    agreements: [
      { id: 'loan', name: '借款协议' },
      { id: 'credit', name: '《个人征信授权书》' },
    ],
  },
}

export const ManyAgreements: Story = {
  args: {
    agreements: [
      '借款合同（内蒙古某某消费金融股份有限公司）',
      '个人信息查询及使用授权书',
      '委托扣款协议',
      '融资担保合同',
      '仲裁协议',
    ].map((name, index) => ({ id: String(index), name })),
  },
}

export const Disabled: Story = { args: { disabled: true } }

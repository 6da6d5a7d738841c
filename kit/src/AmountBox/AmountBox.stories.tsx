import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AmountChips } from '../AmountChips/index.ts'
import { AmountBox, type AmountBoxProps } from './index.ts'

const meta = {
  title: 'Business/AmountBox',
  component: AmountBox,
  args: { placeholder: '50,000', hint: '可借50,000 · 含临时8,000，12月31日止' },
} satisfies Meta<typeof AmountBox>

export default meta
type Story = StoryObj<typeof meta>

const chips = [
  { value: 50000, text: '50,000' },
  { value: 38000, text: '38,000' },
  { value: 25000, text: '25,000' },
  { value: 13000, text: '13,000' },
]

function WithChips(props: AmountBoxProps) {
  const [value, setValue] = useState(props.defaultValue ?? '')
  const good = value !== '' && Number(value) <= 50000
  return (
    <AmountBox
      {...props}
      defaultValue={undefined}
      value={value}
      onValueChange={setValue}
      error={good ? undefined : props.error}
    >
      <AmountChips items={chips} shown={!good} onChoose={(amount) => setValue(String(amount))} />
    </AmountBox>
  )
}

/** State 0 with an amount, not focused. */
export const Filled: Story = { args: { defaultValue: '12000', badge: '8.5折券' } }

/** State 0 or 1 before the first focus: the placeholder is the maximum. */
export const Empty: Story = {}

/** State 1, after the field was focused. */
export const EmptyError: Story = { args: { error: '请填写借款金额' } }

/** State 2. */
export const Zero: Story = { args: { defaultValue: '0', error: '请填写正确的借款金额' } }

/** State 3. */
export const BelowMinimum: Story = {
  args: { defaultValue: '800', error: '单笔最低借款金额为1,000元' },
}

/** State 4, with chips for possible amounts. */
export const AboveLimit: Story = {
  args: { defaultValue: '62000', error: '超出可用额度' },
  render: (args) => <WithChips {...args} />,
}

/** States 5 and 6: the field is read-only, the reason stays readable. */
export const Locked: Story = {
  args: {
    readOnly: true,
    placeholder: '800',
    hint: undefined,
    error: '剩余可用额度800元，低于单笔最低借款1,000元',
  },
}

/** States 7 and 10. */
export const CapNotice: Story = {
  args: { defaultValue: '30000', notice: '因资方原因，最高可借3万元' },
}

/** State 9. */
export const AboveLimitWithCap: Story = {
  args: { defaultValue: '62000', error: '超出可用额度，因资方原因，最高可借3万元' },
}

/** State 11. */
export const LeadFlowLimit: Story = {
  args: { defaultValue: '42000', error: '超出该服务的可用额度20,000元' },
}

/** Ten digits, the longest amount, with the longest hint. */
export const Longest: Story = {
  args: {
    defaultValue: '9999999999',

    hint: '可借9,999,999.99 · 含临时200,000，12月31日23:59止 · 低息试用最高30,000',
    badge: '会员专享提额券',
  },
}

/** In WeChat, where a code may be scanned. */
export const WithScan: Story = { args: { defaultValue: '5000', onScan: () => {} } }

/** The limits are being loaded; an amount may be typed already. */
export const Busy: Story = { args: { busy: true, hint: undefined, placeholder: undefined } }

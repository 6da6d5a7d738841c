import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from '../Notice/index.ts'
import { DrawingDocument, DrawingMagnifier, DrawingShield } from '../Drawing/index.ts'
import { AssessStatus } from './index.ts'

const meta = {
  title: 'Business/AssessStatus',
  component: AssessStatus,
  args: { status: 'assessing' },
} satisfies Meta<typeof AssessStatus>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { status: 'ready' } }
export const Assessing: Story = {}
export const TakesLonger: Story = { args: { slow: true } }
export const Passed: Story = {
  args: {
    status: 'passed',
    amount: '30,000.00',
    facts: [
      { label: '额度有效期', value: '至2027年11月22日' },
      { label: '评估时间', value: '2026年11月22日14:02' },
    ],
  },
}
/** A drawing in place of the icon; the line below it moves while the assessment runs. */
export const AssessingDrawn: Story = { args: { drawing: <DrawingMagnifier /> } }
export const PassedDrawn: Story = { args: { status: 'passed', amount: '30,000', drawing: <DrawingShield /> } }
export const FailedDrawn: Story = { args: { status: 'failed', drawing: <DrawingDocument /> } }
/** The amount could not be read, or the reply has none: it is said, and the customer may go on. */
export const PassedAmountUnknown: Story = { args: { status: 'passed', amount: null } }
export const Failed: Story = {
  args: {
    status: 'failed',
    text: '综合评估未达到要求，暂时不能提供额度。',
    facts: [{ label: '可再次申请', value: '2026年12月22日' }],
  },
}
export const FailedWithoutReason: Story = { args: { status: 'failed' } }
/** The server's own words, of any length. */
export const LongReason: Story = {
  args: {
    status: 'failed',
    title: '合作机构未通过本次额度评估申请',
    text: '经内蒙古自治区农村信用社联合社股份有限公司综合评估，您提供的工作信息与登记信息不一致，请核对单位全称、入职时间与联系电话后，在规定的日期之后重新提交评估申请。',
    facts: [{ label: '合作机构', value: '内蒙古自治区农村信用社联合社股份有限公司' }],
    children: <Notice>评估结果由合作机构给出，如有疑问可以联系该机构。</Notice>,
  },
}

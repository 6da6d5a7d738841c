import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { Collapse, CollapsePanel } from './index.ts'

const questions = [
  {
    key: 'late',
    title: '逾期会有什么影响？',
    text: '逾期期间会产生罚息，并可能上报征信。请在到期日当天22:00前还款。',
  },
  {
    key: 'early',
    title: '可以提前还清吗？',
    text: '可以。提前结清时收取当期的利息和服务费，后面各期不再计息。结清金额以当天页面显示为准。',
  },
  {
    key: 'card',
    title: '自动还款从哪张卡扣款？',
    text: '先从签约的银行卡扣款，余额不足时再依次尝试其他已绑定的卡。',
  },
]

const panels = questions.map(({ key, title, text }) => (
  <CollapsePanel key={key} itemKey={key} title={title}>
    <p>{text}</p>
  </CollapsePanel>
))

const meta = {
  title: 'Primitives/Collapse',
  component: Collapse,
  args: { children: panels },
  decorators: [(Story) => <Surface pad="list">{Story()}</Surface>],
} satisfies Meta<typeof Collapse>

export default meta

// Of the component, not of `meta`: an accordion has one key, others have several.
type Story = StoryObj<typeof Collapse>

export const Closed: Story = {}
export const OneOpen: Story = { args: { defaultActiveKey: ['early'] } }
export const AllOpen: Story = { args: { defaultActiveKey: questions.map(({ key }) => key) } }
/** Opening one closes the other. */
export const Accordion: Story = { args: { accordion: true, defaultActiveKey: 'late' } }
export const Disabled: Story = {
  args: {
    children: [
      ...panels,
      <CollapsePanel key="none" itemKey="none" title="结清证明（结清后可开具）" disabled />,
    ],
  },
}
export const LongTitle: Story = {
  args: {
    defaultActiveKey: ['long'],
    children: (
      <CollapsePanel
        itemKey="long"
        title="我在还款日前一天从商户分期和现金借款各还了一笔，为什么账单里只显示其中一笔已还？"
      >
        <p>两笔借款由不同的机构入账，其中一笔可能稍后更新。以还款结果页的状态为准，请勿重复还款。</p>
      </CollapsePanel>
    ),
  },
}

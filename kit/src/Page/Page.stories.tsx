import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from '../Amount/index.ts'
import { Button } from '../Button/index.ts'
import { FooterBar } from '../FooterBar/index.ts'
import { Header } from '../Header/index.ts'
import { ListRow } from '../ListRow/index.ts'
import { Notice } from '../Notice/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Surface } from '../Surface/index.ts'
import { Timeline } from '../Timeline/index.ts'
import { Page } from './index.ts'

const meta = {
  title: 'Primitives/Page',
  component: Page,
  parameters: { layout: 'fullscreen', edge: true },
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

export const Result: Story = {
  args: {
    header: <Header title="借款成功" onBack={() => {}} />,
    footer: (
      <FooterBar>
        <Button block>完成</Button>
      </FooterBar>
    ),
    children: (
      <>
        <Surface>
          <Timeline
            steps={[
              { id: 'audit', state: 'done', title: '审核通过', text: '14:02:11' },
              { id: 'pay', state: 'active', title: '机构放款中', text: '预计20分钟内到账，可离开本页' },
            ]}
          />
        </Surface>
        <Surface style={{ textAlign: 'center' }}>
          <p>借款金额</p>
          <Amount unit="¥" value="12,000" size="hero" />
        </Surface>
        <Surface pad="list">
          <ListRow label="收款银行卡" value="招商银行 储蓄卡" tail="8842" />
          <ListRow label="首个还款日" value="12月20日" />
        </Surface>
        <Notice tone="warn">谨防“代还”诈骗，请勿向陌生人转账。</Notice>
      </>
    ),
  },
}
export const Loading: Story = {
  args: {
    header: <Header title="借款" onBack={() => {}} />,
    busy: true,
    children: (
      <>
        <Surface style={{ display: 'grid', gap: 12 }}>
          <Skeleton width={88} />
          <Skeleton width={200} height={40} />
          <Skeleton width={240} />
        </Surface>
        <Surface style={{ display: 'grid', gap: 16 }}>
          <Skeleton width="100%" height={20} />
          <Skeleton width="100%" height={20} />
        </Surface>
      </>
    ),
  },
}

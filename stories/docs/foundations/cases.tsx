import { Actions } from '@koo/kit/Actions'
import { AgreementLine } from '@koo/kit/AgreementLine'
import { Amount } from '@koo/kit/Amount'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { EmptyState } from '@koo/kit/EmptyState'
import { ErrorState } from '@koo/kit/ErrorState'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Skeleton } from '@koo/kit/Skeleton'
import { Spinner } from '@koo/kit/Spinner'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import { TextField } from '@koo/kit/TextField'
import type { ReactNode } from 'react'

interface Side {
  readonly shows: ReactNode
  readonly says: string
}

/** One question of taste, with its answer on the left and what is not done on the right. */
export interface Case {
  readonly part: string
  readonly asks: string
  readonly good: Side
  readonly bad: Side
}

const nothing = () => undefined
const agreement = [{ id: 'loan', name: '《个人消费借款合同》' }]

export const cases: readonly Case[] = [
  {
    part: 'Button',
    asks: 'How many filled buttons has a page?',
    good: {
      shows: (
        <Actions>
          <Button block>去借款</Button>
          <Button block kind="text" size="medium">
            返回首页
          </Button>
        </Actions>
      ),
      says: 'One, named by what comes. The way out is a text of the same width.',
    },
    bad: {
      shows: (
        <Actions>
          <Button block>下一步</Button>
          <Button block>返回首页</Button>
        </Actions>
      ),
      says: 'Two of equal weight, and the first is named after nothing.',
    },
  },
  {
    part: 'Amount',
    asks: 'How is the hero figure written?',
    good: {
      shows: <Amount size="hero" unit="¥" value="12,000.00" />,
      says: 'Grouped, with a small sign close to it. Nothing else on the page is as large.',
    },
    bad: {
      shows: <Amount size="hero" value="12000.00" suffix="元" />,
      says: 'Five digits in a row are counted, not read.',
    },
  },
  {
    part: 'Tag',
    asks: 'What is orange for?',
    good: {
      shows: (
        <div style={{ display: 'flex', gap: 8 }}>
          <Tag tone="benefit">8.5折券</Tag>
          <Tag tone="plain">息费最低</Tag>
        </div>
      ),
      says: 'For what the customer saves. A fact about a choice is quiet.',
    },
    bad: {
      shows: (
        <div style={{ display: 'flex', gap: 8 }}>
          <Tag tone="benefit" solid>
            热门
          </Tag>
          <Tag tone="benefit" solid>
            推荐
          </Tag>
        </div>
      ),
      says: 'For praise without a reason. When all is warm, a saving is not seen.',
    },
  },
  {
    part: 'ErrorState',
    asks: 'What does a failure say?',
    good: {
      shows: (
        <ErrorState
          title="借款结果确认中"
          text="申请已提交，结果还没有返回。核对完成前不会再次提交。"
          retryText="查看结果"
          onRetry={nothing}
        />
      ),
      says: 'What happened, what became of the money, and a button that does what the sentence says.',
    },
    bad: {
      shows: <ErrorState title="系统繁忙" text="请稍后再试" retryText="知道了" onRetry={nothing} />,
      says: 'Nothing about the money, so that it is applied for once more.',
    },
  },
  {
    part: 'EmptyState',
    asks: 'What does an empty list show?',
    good: {
      shows: (
        <EmptyState
          drawing={<DrawingCard />}
          title="还没有银行卡"
          text="添加一张本人储蓄卡，用来收款和还款。"
          action={<Button size="medium">添加银行卡</Button>}
        />
      ),
      says: 'A drawing, what would be here, and the way to it.',
    },
    bad: {
      shows: <EmptyState drawing={null} title="暂无数据" />,
      says: 'An end.',
    },
  },
  {
    part: 'Notice',
    asks: 'Which colour has something to know?',
    good: {
      shows: <Notice tone="warn">谨防“代还”诈骗，请勿向陌生人转账。</Notice>,
      says: 'Amber for care, one notice a page.',
    },
    bad: {
      shows: (
        <div style={{ display: 'grid', gap: 8 }}>
          <Notice tone="bad">谨防“代还”诈骗，请勿向陌生人转账。</Notice>
          <Notice tone="brand">到期自动扣款，避免逾期</Notice>
        </div>
      ),
      says: 'Red where nothing is wrong, and a second one that takes the first one its weight.',
    },
  },
  {
    part: 'ListRow',
    asks: 'Where does the arrow stand?',
    good: {
      shows: (
        <Surface pad="list">
          <ListRow label="收款银行卡" value="招商银行 储蓄卡" tail="5670" onClick={nothing} />
          <ListRow label="还款方式" value="等额本息" />
        </Surface>
      ),
      says: 'On rows that lead on. The last digits of a card are never cut.',
    },
    bad: {
      shows: (
        <Surface pad="list">
          <ListRow label="收款银行卡" value="点击选择 招商银行 储蓄卡 5670" onClick={nothing} />
          <ListRow label="还款方式" value="等额本息" onClick={nothing} />
        </Surface>
      ),
      says: 'On a row that leads nowhere; 点击 says what the arrow says.',
    },
  },
  {
    part: 'Skeleton',
    asks: 'What does a page show while it loads?',
    good: {
      shows: (
        <Surface aria-busy="true" style={{ display: 'grid', gap: 12 }}>
          <Skeleton width={88} />
          <Skeleton width={200} height={40} />
          <Skeleton width={240} />
        </Surface>
      ),
      says: 'The shape of what comes, as large as it will be: nothing jumps.',
    },
    bad: {
      shows: (
        <div style={{ display: 'grid', justifyItems: 'center', gap: 12, fontSize: 13 }}>
          <Spinner />
          <span>拼命加载中</span>
        </div>
      ),
      says: 'A ring over an empty page. A ring is for inside of a button.',
    },
  },
  {
    part: 'TextField',
    asks: 'Whose fault is a wrong entry?',
    good: {
      shows: (
        <TextField label="手机号" defaultValue="1380000" error="请填写正确的11位手机号" inputMode="numeric" />
      ),
      says: 'That of nobody: the line says what is needed, below what was typed, which stays.',
    },
    bad: {
      shows: <TextField label="手机号" placeholder="您输入有误！" inputMode="numeric" />,
      says: 'That of the customer; and what was typed is gone.',
    },
  },
  {
    part: 'AgreementLine',
    asks: 'Who ticks an agreement?',
    good: {
      shows: <AgreementLine value={false} onValueChange={nothing} onOpen={nothing} agreements={agreement} />,
      says: 'The customer. The line waits unticked, and the press asks for it.',
    },
    bad: {
      shows: <AgreementLine value onValueChange={nothing} onOpen={nothing} agreements={agreement} />,
      says: 'Not the page: ticked beforehand it is no consent.',
    },
  },
]
